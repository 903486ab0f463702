import Testing

@testable import People

@Suite struct PeopleDirectoryTests {
  @Test func everyoneHasThreeFriendsWhoComeNext() {
    for (index, person) in PeopleDirectory.everyone.enumerated() {
      let friends = PeopleDirectory.friends(of: person)
      #expect(friends.count == 3 && !friends.contains(person))
      #expect(friends.first == PeopleDirectory.everyone[(index + 1) % PeopleDirectory.everyone.count])
    }
  }

  @Test func aStrangerHasTheFriendsOfTheFirst() {
    let stranger = Person("No", "Body", number: "0")
    #expect(PeopleDirectory.friends(of: stranger) == PeopleDirectory.friends(of: PeopleDirectory.first))
  }

  @Test func afterTheLastComesTheFirst() {
    let last = PeopleDirectory.everyone.last
    #expect(PeopleDirectory.person { $0 == last } == PeopleDirectory.first)
    #expect(PeopleDirectory.person { _ in false } == PeopleDirectory.first)
  }
}
