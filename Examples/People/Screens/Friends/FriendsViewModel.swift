import WeirMVVM

/// The friends of a person, and the wish to see the profile of one.
final class FriendsViewModel: RxViewModel {
  private let person: Person

  var title: Observable<String?> { .just("\(person.name.first)'s friends") }
  var friends: Observable<[Person]> { .just(PeopleDirectory.friends(of: person)) }

  init(person: Person) {
    self.person = person
    super.init()
  }

  func showProfile(of friend: Person) {
    steps.accept(FriendsStep.profile(of: friend))
  }
}
