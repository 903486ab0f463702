import WeirMVVM

/// Shows the number that the info screen hands down, and asks for another one.
final class NumberViewModel: RxViewModel {
  private let numberRelay = BehaviorRelay<String?>(value: nil)

  var number: Observable<String?> { numberRelay.asObservable() }

  override func prepareForParentEvents() {
    bindParentEvents(to: numberRelay, with: InfoEvent.number)
  }

  /// Goes to the number of the next person.
  func updateNumber() {
    let number = numberRelay.value
    let person = PeopleDirectory.person { $0.number == number }
    parentEvents.accept(InfoEvent.number.event(person.number))
  }
}
