/// Who may sign in; a real app would ask a server.
@MainActor public protocol Accounts: AnyObject, Sendable {
  /// Signs a person in.
  /// - Throws: `AccountError`.
  func signIn(name: String, password: String) async throws -> Session

  /// Sends a link for a new password to an address.
  func remind(_ address: String) async
}
