import WeirMVVM

/// Shows the last name that the name screen hands down, and picks another one.
final class LastNameViewModel: RxViewModel {
  private let nameRelay = BehaviorRelay<PersonName?>(value: nil)

  var lastName: Observable<String?> { nameRelay.map { $0?.last } }

  override func prepareForParentEvents() {
    bindParentEvents(to: nameRelay, with: NameEvent.name)
  }

  /// Picks the last name of the next person.
  func updateLastName() {
    let last = nameRelay.value?.last
    let person = PeopleDirectory.person { $0.name.last == last }
    parentEvents.accept(NameEvent.pickedLastName.event(person.name.last))
  }
}
