import Testing
import WeirModels

@Suite struct PatchTests {
  @Test func fieldsThatAreNotNamedStay() {
    var user = User(1, "Ann", bio: "b", likes: 3)
    Patch().setting(\.name, to: "Ben").clearing(\.bio).apply(to: &user)
    #expect(user == User(1, "Ben", likes: 3))
  }

  @Test func anEmptyOneChangesNothing() {
    var user = User(1, bio: "b")
    let patch = Patch<User>().setting(\.bio, to: PatchField.absent)
    #expect(patch.isEmpty)
    patch.apply(to: &user)
    #expect(user == User(1, bio: "b"))
  }

  @Test func theLastValueOfAFieldHolds() {
    var user = User(1)
    Patch().setting(\.likes, to: 1).setting(\.likes, to: 2).apply(to: &user)
    #expect(user.likes == 2)
  }

  @Test func fieldsOfAPatchCanBeHandedOn() {
    var user = User(1, "Ann", bio: "b")
    Patch<User>().setting(\.bio, to: PatchField.null).setting(\.name, to: PatchField.value("Ben")).apply(to: &user)
    #expect(user == User(1, "Ben"))
  }

  @Test func aPatchIsAValue() {
    let one = Patch<User>().setting(\.likes, to: 1)
    let two = one.setting(\.name, to: "Ben")
    var user = User(1, "Ann")
    one.apply(to: &user)
    #expect(user == User(1, "Ann", likes: 1))
    two.apply(to: &user)
    #expect(user.name == "Ben")
  }
}
