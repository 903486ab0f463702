import WeirMVVM

/// Shows the first name that the name screen hands down, and picks another one.
final class FirstNameViewModel: RxViewModel {
  private let nameRelay = BehaviorRelay<PersonName?>(value: nil)

  var firstName: Observable<String?> { nameRelay.map { $0?.first } }

  override func prepareForParentEvents() {
    bindParentEvents(to: nameRelay, with: NameEvent.name)
  }

  /// Picks the first name of the next person.
  func updateFirstName() {
    let first = nameRelay.value?.first
    let person = PeopleDirectory.person { $0.name.first == first }
    parentEvents.accept(NameEvent.pickedFirstName.event(person.name.first))
  }
}
