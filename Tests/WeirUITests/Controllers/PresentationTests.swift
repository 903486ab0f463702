import Testing
import WeirUI

@MainActor @Suite struct PresentationTests {
  let log = Log()
  let host = HeadlessHost()

  private func shown(_ name: String = "A") async -> LoggingController {
    let root = LoggingController(name, log)
    host.show(root)
    await host.settle()
    _ = log.take()
    return root
  }

  @Test func fullScreen() async {
    let a = await shown()
    let b = LoggingController("B", log)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { self.log.add("completion") }
    #expect(log.take() == ["B.didLoad"])
    await host.settle()
    #expect(log.take() == ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "completion"])
    a.dismiss(animated: true) { self.log.add("completion") }
    await host.settle()
    #expect(log.take() == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "completion"])
  }
  @Test func sheet() async {
    let a = await shown()
    let b = LoggingController("B", log)
    a.present(b, animated: true)
    await host.settle()
    #expect(log.take() == ["B.didLoad", "B.willAppear", "B.didAppear"])
    b.dismiss(animated: true)
    await host.settle()
    #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
    #expect(a.presentedViewController == nil)
  }
}
