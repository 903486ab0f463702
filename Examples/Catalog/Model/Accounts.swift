/// Who may sign in; a real app would ask a server.
@MainActor public protocol Accounts: AnyObject, Sendable {
  /// Whether something was asked that will be answered soon; who drives the app waits for it.
  var isBusy: Bool { get }

  /// Signs a person in.
  /// - Throws: `AccountError`.
  func signIn(name: String, password: String) async throws -> UserSession

  /// Sends a link for a new password to an address.
  func remind(_ address: String) async
}
