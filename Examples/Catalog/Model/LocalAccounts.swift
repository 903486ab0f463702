/// Accounts that are kept in the app, for trying it out: the password of each is `secret`.
public final class LocalAccounts: Accounts {
  private let names: Set<String> = ["ada", "grace"]

  /// Makes the accounts.
  public init() {}

  /// Signs a person in whose name is known.
  public func signIn(name: String, password: String) async throws -> Session {
    // A server would take its time; others have their turn meanwhile.
    await Task.yield()
    guard names.contains(name.lowercased()), password == "secret" else { throw AccountError.unknown }
    return Session(name: name.capitalized)
  }

  /// Sends nothing.
  public func remind(_ address: String) async { await Task.yield() }
}
