import WeirMVVM

/// Listeners that each look at every event, as in RxController.
@MainActor
final class FilteredListeners {
  private let relay = PublishRelay<RxControllerEvent>()
  private let bag = DisposeBag()
  private(set) var sum = 0

  init(_ identifiers: [RxControllerEvent.Identifier]) {
    for identifier in identifiers {
      relay.unwrappedValue(of: identifier, type: Int.self).bind { [unowned self] in sum += $0 }.disposed(by: bag)
    }
  }

  func send(_ event: RxControllerEvent) { relay.accept(event) }
}
