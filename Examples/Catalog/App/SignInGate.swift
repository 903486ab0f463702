import Weir

/// Holds the links into the catalogue until somebody has signed in.
@MainActor final class SignInGate {
  /// The link that waits, as its URL.
  let waitingLink = BehaviorRelay<String?>(value: nil)

  private let gate = DeepLinkGate("signing in") { $0.first == AppCoordinator.RouteSegment.catalog.rawValue }
  private let bag = DisposeBag()

  init(store: Store<AppState>, links: DeepLinks) {
    links.add(gate)
    gate.onWait = { [waitingLink] in waitingLink.accept((try? CatalogLinks.table.url(for: $0))?.absoluteString) }
    links.outcomes.bind { [weak links, waitingLink] _ in
      if links?.waitingRoute == nil { waitingLink.accept(nil) }
    }
    .disposed(by: bag)
    store.observe({ $0.session != nil }) { [gate] in if $0 { gate.open() } else { gate.close() } }.disposed(by: bag)
  }

  /// The person does not want to sign in for the link that waits.
  func forgetLink() { gate.cancel() }
}
