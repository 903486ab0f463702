/// Accounts that are kept in the app, for trying it out: the password of each is `secret`.
public final class LocalAccounts: Accounts {
  /// Whether something was asked and not answered yet.
  public var isBusy: Bool { open > 0 }

  private let names: Set<String> = ["ada", "grace"]
  private var open = 0

  /// Makes the accounts.
  public init() {}

  /// Signs a person in whose name is known.
  public func signIn(name: String, password: String) async throws -> UserSession {
    await think()
    guard names.contains(name.lowercased()), password == "secret" else { throw AccountError.unknown }
    return UserSession(name: name.capitalized)
  }

  /// Sends nothing.
  public func remind(_ address: String) async { await think() }

  /// A server would take its time.
  private func think() async {
    open += 1
    await Task.yield()
    open -= 1
  }
}
