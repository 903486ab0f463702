/// A coordinator that is written with asynchronous functions.
///
///     final class HelpCoordinator: AsyncCoordinator {
///       func show(_ route: Route?) async {
///         guard let route else { return }
///         let page = await library.page(route)
///         await stack.show(page)
///       }
///     }
///
/// The functions are called one after the other, as the completion handlers of the other form are.
@preconcurrency @MainActor
public protocol AsyncCoordinator: AnyCoordinator {
  /// Takes away what stands in the way of a route; called only where `needsToPrepareForRoute(_:)` says so.
  func prepare(for route: Route?) async

  /// Shows a route.
  func show(_ route: Route?) async
}

extension AsyncCoordinator {
  /// Nothing has to go.
  public func needsToPrepareForRoute(_ route: Route?) -> Bool { false }

  /// Does nothing.
  public func prepare(for route: Route?) async {}

  /// Runs the asynchronous form.
  public func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    Task { @MainActor in
      await prepare(for: route)
      completionHandler()
    }
  }

  /// Runs the asynchronous form.
  public func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    Task { @MainActor in
      await show(route)
      completionHandler()
    }
  }
}
