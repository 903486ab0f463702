import People
import WeirMVVM

let app = AppDelegate()
_ = app.application(.shared, didFinishLaunchingWithOptions: nil)
await HeadlessHost.shared.settle()
print(Outline(of: HeadlessHost.shared))
