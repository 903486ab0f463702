#if !canImport(UIKit)
  import Foundation
  import Testing
  import WeirUI

  /// How large windows are.
  @MainActor @Suite struct UIWindowTests {
    @Test func withoutAFrameItIsAsLargeAsTheScreen() {
      let window = UIWindow()
      #expect(window.frame == UIScreen.main.bounds && !window.frame.isEmpty && window.isHidden)
      #expect(UIWindow(frame: .zero).frame == .zero, "a frame is taken as it is")
    }

    @Test func aWindowOfASceneIsAsLargeAsItsScreen() {
      let host = HeadlessHost()
      let window = UIWindow(windowScene: host.windowScene)
      #expect(window.frame == host.windowScene.screen.bounds && window.windowScene === host.windowScene)
    }
  }
#endif
