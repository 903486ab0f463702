/// A coordinator that may have stored what it is to present (Cordux).
@preconcurrency @MainActor
public protocol AnyPresentingCoordinator {
  /// Whether something waits until the coordinator's screen is there.
  var hasStoredPresentable: Bool { get }

  /// Presents what waits, and then calls the handler; at once where nothing does.
  func presentStoredPresentable(completionHandler: @escaping () -> Void)
}
