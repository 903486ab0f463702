import Testing
import WeirModels

@Suite struct StoredModelTests {
  @Test func theNewModelTakesThePlaceOfTheOldOne() {
    #expect(User(1, "new").merged(into: User(1, "old", bio: "b")) == User(1, "new"))
  }

  @Test func equalModelsAreTheSame() {
    #expect(User.isSame(User(1), User(1)))
    #expect(!User.isSame(User(1), User(1, "Ben")))
  }

  @Test func modelsThatCannotBeComparedAreNeverTheSame() {
    let photo = Photo(1, "sea")
    #expect(!Photo.isSame(photo, photo))
  }
}
