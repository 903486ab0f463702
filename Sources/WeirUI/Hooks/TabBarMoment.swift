#if canImport(UIKit)
  package import UIKit
#endif

/// What a tab bar has just told its delegate.
package enum TabBarMoment {
  /// The person has chosen an item.
  case didSelect(UITabBarItem)
}
