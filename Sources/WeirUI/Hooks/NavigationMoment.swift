#if canImport(UIKit)
  package import UIKit
#endif

/// What a navigation controller has just told its delegate.
package enum NavigationMoment {
  /// It is about to show a controller; whether animated.
  case willShow(UIViewController, animated: Bool)
  /// It shows a controller; whether animated.
  case didShow(UIViewController, animated: Bool)
}
