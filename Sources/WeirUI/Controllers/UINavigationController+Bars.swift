#if !canImport(UIKit)
  import Foundation

  extension UINavigationController {
    func makeNavigationBar() -> UINavigationBar {
      let bar = UINavigationBar(frame: .zero)
      bar.stack = self
      return bar
    }

    func makeToolbar() -> UIToolbar {
      let bar = UIToolbar(frame: .zero)
      bar.stack = self
      return bar
    }

    var backGesture: UIGestureRecognizer {
      if let storedBackGesture { return storedBackGesture }
      let gesture = UIScreenEdgePanGestureRecognizer()
      gesture.edges = .left
      loadedView.addGestureRecognizer(gesture)
      storedBackGesture = gesture
      return gesture
    }

    /// The bars stand at the ends, and the safe area of the screens ends at them.
    func layOutBars(in view: UIView) {
      let (size, safeArea) = (view.bounds.size, view.safeAreaInsets)
      let (barHeight, toolbarHeight) = (heightOfBar, isToolbarHidden ? 0 : UIToolbar.height)
      if navigationBar.isHidden != isNavigationBarHidden { navigationBar.isHidden = isNavigationBarHidden }
      let frame = CGRect(x: 0, y: safeArea.top, width: size.width, height: UINavigationBar.height)
      if navigationBar.frame != frame { navigationBar.frame = frame }
      navigationBar.setNeedsLayout()
      layOutToolbar(in: view, height: toolbarHeight)
      content?.ownSafeAreaInsets = UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0)
      tabBarController?.updateBar(for: self)
    }

    private var heightOfBar: CGFloat { isNavigationBarHidden ? 0 : UINavigationBar.height }

    private func layOutToolbar(in view: UIView, height: CGFloat) {
      guard height > 0 || toolbarIsUsed else { return }
      if toolbar.superview !== view { view.addSubview(toolbar) }
      toolbar.isHidden = height == 0
      let bottom = view.bounds.height - view.safeAreaInsets.bottom
      toolbar.frame = CGRect(x: 0, y: bottom - UIToolbar.height, width: view.bounds.width, height: UIToolbar.height)
      toolbar.setNeedsLayout()
    }

    private var toolbarIsUsed: Bool { storedView?.subviews.contains { $0 is UIToolbar } ?? false }

    /// Whether the person's swipe leads back: the way back is shown, or the program decides.
    var allowsSwipeBack: Bool {
      if let gesture = storedBackGesture {
        guard gesture.isEnabled else { return false }
        if let delegate = gesture.delegate { return delegate.gestureRecognizerShouldBegin(gesture) }
      }
      return !isNavigationBarHidden && stack.last?.navigationItem.allowsBackButton ?? false
    }
  }
#endif
