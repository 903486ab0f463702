#if canImport(UIKit)
  package import UIKit
#endif

/// What a view controller has just been told.
package enum ControllerMoment {
  /// Its view has been loaded.
  case viewDidLoad
  /// Its view is about to appear; whether animated.
  case viewWillAppear(Bool)
  /// Its view is appearing; whether animated.
  case viewIsAppearing(Bool)
  /// Its view has appeared; whether animated.
  case viewDidAppear(Bool)
  /// Its view is about to disappear; whether animated.
  case viewWillDisappear(Bool)
  /// Its view has disappeared; whether animated.
  case viewDidDisappear(Bool)
  /// Its view is about to lay out its subviews.
  case viewWillLayoutSubviews
  /// Its view has laid out its subviews.
  case viewDidLayoutSubviews
  /// The safe area of its view has changed.
  case viewSafeAreaInsetsDidChange
  /// It is about to have another parent.
  case willMoveToParent(UIViewController?)
  /// It has another parent.
  case didMoveToParent(UIViewController?)
}
