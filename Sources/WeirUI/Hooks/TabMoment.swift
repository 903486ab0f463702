#if canImport(UIKit)
  package import UIKit
#endif

/// What a tab bar controller has just told its delegate.
package enum TabMoment {
  /// The person has chosen the tab of a controller.
  case didSelect(UIViewController)
}
