import WeirMVVM

/// A person, and the wish to see their friends.
final class ProfileViewModel: RxViewModel {
  private let person: Person

  var name: Observable<String?> { .just(person.name.full) }
  var number: Observable<String?> { .just(person.number) }

  init(person: Person) {
    self.person = person
    super.init()
  }

  func showFriends() {
    steps.accept(ProfileStep.friends(of: person))
  }
}
