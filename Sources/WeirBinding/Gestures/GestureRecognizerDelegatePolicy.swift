/// How a question about a gesture is answered (RxGesture).
///
/// The closure of one is called on the main actor, while the touch is handled: it should only decide.
public struct GestureRecognizerDelegatePolicy<PolicyInput>: Sendable {
  /// Decides about what is asked.
  public typealias PolicyBody = @MainActor @Sendable (PolicyInput) -> Bool

  private let body: PolicyBody

  /// As a closure decides.
  public static func custom(_ policy: @escaping PolicyBody) -> GestureRecognizerDelegatePolicy { .init(body: policy) }

  /// Yes.
  public static var always: GestureRecognizerDelegatePolicy { .init { _ in true } }

  /// No.
  public static var never: GestureRecognizerDelegatePolicy { .init { _ in false } }

  /// Whether the answer is yes.
  @preconcurrency @MainActor public func isPolicyPassing(with input: PolicyInput) -> Bool { body(input) }

  private init(body: @escaping PolicyBody) { self.body = body }

  /// Yes where one of the two says so.
  public static func || (
    left: GestureRecognizerDelegatePolicy, right: GestureRecognizerDelegatePolicy
  ) -> GestureRecognizerDelegatePolicy {
    .init { left.body($0) || right.body($0) }
  }

  /// Yes where both of the two say so.
  public static func && (
    left: GestureRecognizerDelegatePolicy, right: GestureRecognizerDelegatePolicy
  ) -> GestureRecognizerDelegatePolicy {
    .init { left.body($0) && right.body($0) }
  }
}
