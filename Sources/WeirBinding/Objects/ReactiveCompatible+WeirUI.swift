#if !canImport(UIKit)
  // With UIKit these are objects of Objective-C, which have a reactive side already.
  extension UIResponder: ReactiveCompatible {}
  extension UIBarItem: ReactiveCompatible {}
  extension UINavigationItem: ReactiveCompatible {}
  extension UIGestureRecognizer: ReactiveCompatible {}
  extension NSLayoutConstraint: ReactiveCompatible {}
  extension UILayoutGuide: ReactiveCompatible {}
  extension UIAlertAction: ReactiveCompatible {}
  extension UIContextualAction: ReactiveCompatible {}
  extension UIMenuElement: ReactiveCompatible {}
  extension UIPresentationController: ReactiveCompatible {}
  extension CALayer: ReactiveCompatible {}
#endif
