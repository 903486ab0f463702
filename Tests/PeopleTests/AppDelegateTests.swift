import Testing
import WeirMVVM

@testable import People

@Suite @MainActor struct AppDelegateTests {
  @Test func withoutAWindowItMakesOneThatFillsTheScreen() async {
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window?.frame == UIScreen.main.bounds)
    #expect(delegate.window?.isHidden == false)
    #expect(delegate.window?.rootViewController is UINavigationController)
    delegate.window?.isHidden = true
    delegate.window?.rootViewController = nil
  }
}
