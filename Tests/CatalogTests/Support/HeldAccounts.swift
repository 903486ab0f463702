@testable import Catalog

/// Accounts whose answer a test gives when it likes.
@MainActor
final class HeldAccounts: Accounts {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var asked = 0
  /// Who holds an answer back does not want to be waited for.
  var isBusy: Bool { false }
  private var isOpen = false

  func signIn(name: String, password: String) async throws -> UserSession {
    await wait()
    return UserSession(name: name)
  }

  func remind(_ address: String) async { await wait() }

  /// Answers all that was asked, and what will be.
  func answer() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  private func wait() async {
    asked += 1
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }
}
