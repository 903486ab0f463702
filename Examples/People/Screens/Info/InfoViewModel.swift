import WeirMVVM

/// Holds the name and the number together, whichever screen changed them.
final class InfoViewModel: RxViewModel {
  private let nameRelay = BehaviorRelay<PersonName?>(value: nil)
  private let numberRelay = BehaviorRelay<String?>(value: nil)

  var name: Observable<String?> { nameRelay.map { $0?.full } }
  var number: Observable<String?> { numberRelay.asObservable() }

  override init() {
    super.init()
    bindEvents(to: nameRelay, with: InfoEvent.name)
    bindEvents(to: numberRelay, with: InfoEvent.number)
  }

  /// Goes to the next person: a new name and a new number for every screen.
  func updateAll() {
    let name = nameRelay.value
    let person = PeopleDirectory.person { $0.name == name }
    events.accept(InfoEvent.name.event(person.name))
    events.accept(InfoEvent.number.event(person.number))
  }
}
