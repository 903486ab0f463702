import Weir

/// Asking for a new password.
@MainActor final class ForgottenPasswordViewModel {
  /// What was typed.
  let address = BehaviorRelay(value: "")
  /// The person wants a link to be sent.
  let send = PublishRelay<Void>()
  /// Whether there is something that looks like an address.
  let canSend: Observable<Bool>
  /// What came of it.
  let message: Observable<String?>

  init(accounts: any Accounts) {
    canSend = address.map { $0.contains("@") }.distinctUntilChanged()
    message = send.withLatestFrom(address).flatMapLatest { address in
      Observable<String?>.task {
        await accounts.remind(address)
        return "A link is on its way to \(address)."
      }
    }
    .startWith(nil)
  }
}
