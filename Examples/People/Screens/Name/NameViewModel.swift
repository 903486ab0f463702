import WeirMVVM

/// Hands the name down to the screens for its two parts, and what they pick up to the info screen.
final class NameViewModel: RxViewModel {
  private let nameRelay = BehaviorRelay<PersonName?>(value: nil)

  var name: Observable<String?> { nameRelay.map { $0?.full } }

  override func prepareForParentEvents() {
    bindParentEvents(to: nameRelay, with: InfoEvent.name)
    forward(parentEvent: InfoEvent.name, toEvent: NameEvent.name)
    bindToParentEvents(from: pickedNames, with: InfoEvent.name)
  }

  /// Goes to the name of the next person.
  func updateName() {
    let name = nameRelay.value
    let person = PeopleDirectory.person { $0.name == name }
    parentEvents.accept(InfoEvent.name.event(person.name))
  }

  private var pickedNames: Observable<PersonName> {
    let firstNames = events.unwrappedValue(of: NameEvent.pickedFirstName)
    let lastNames = events.unwrappedValue(of: NameEvent.pickedLastName)
    return Observable.merge(
      firstNames.withLatestFrom(nameRelay) { PersonName(first: $0, last: $1?.last ?? "") },
      lastNames.withLatestFrom(nameRelay) { PersonName(first: $1?.first ?? "", last: $0) })
  }
}
