import WeirMVVM

/// Listeners to the events of a view model.
@MainActor
final class TableListeners {
  private let model = RxViewModel()
  private let bag = DisposeBag()
  private(set) var sum = 0

  init(_ identifiers: [RxControllerEvent.Identifier]) {
    for identifier in identifiers {
      model.events.unwrappedValue(of: identifier, type: Int.self).bind { [unowned self] in sum += $0 }
        .disposed(by: bag)
    }
  }

  func send(_ event: RxControllerEvent) { model.events.accept(event) }
}
