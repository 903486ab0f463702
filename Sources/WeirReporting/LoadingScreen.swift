/// A screen whose view is loaded late, for modules that do not know screens.
///
/// WeirBinding makes every view controller one; WeirState binds a controller's reactor when its view has loaded.
@MainActor
package protocol LoadingScreen: AnyObject {
  /// Whether the view has been loaded.
  var isViewLoaded: Bool { get }

  /// Calls a closure once, after the next `viewDidLoad`; not at all where the screen goes before.
  ///
  /// The screen may keep the closure, which must not keep the screen.
  func whenViewHasLoaded(_ body: @escaping @MainActor () -> Void)
}
