#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// The edges of the device reach into the views of a window.
  @MainActor @Suite struct WindowSafeAreaTests {
    private let edges = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    private func window() -> UIWindow {
      UIWindow(
        windowScene: UIWindowScene(screen: UIScreen(size: CGSize(width: 390, height: 844), safeAreaInsets: edges)))
    }

    @Test func viewsThatFillAWindowKnowTheEdges() {
      let window = window()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let box = view.addBox("", CGSize(width: 10, height: 10))
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets == edges)
      #expect(box.frame.minY == 47)
      #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
      #expect(view.keyboardLayoutGuide.layoutFrame.minY == 810)
    }

    @Test func viewsOutsideOfAWindowHaveNone() {
      let window = window()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      window.layoutIfNeeded()
      view.removeFromSuperview()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.safeAreaInsets == .zero)
    }
  }
#endif
