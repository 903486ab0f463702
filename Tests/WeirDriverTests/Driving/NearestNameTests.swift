import Testing

@testable import WeirDriver

@Suite struct NearestNameTests {
  @Test func distances() {
    #expect(NearestName.distance(Array("kitten"), Array("sitting")) == 3)
    #expect(NearestName.distance([], Array("ab")) == 2 && NearestName.distance(Array("ab"), []) == 2)
    #expect(NearestName.distance(Array("same"), Array("same")) == 0)
    #expect(
      NearestName.distance(Array("tpa"), Array("tap")) == 1 && NearestName.distance(Array("abc"), Array("cab")) == 2)
  }

  @Test func onlyWhatIsNearIsNamedOnceAndTheNearestFirst() {
    #expect(NearestName.nearest(to: "tpa", in: ["quit", "tab", "tap", "tap"]) == ["tap"])
    #expect(NearestName.nearest(to: "tape", in: ["tab", "tap"]) == ["tap"])
    #expect(NearestName.nearest(to: "Friend", in: ["My friends", "Foes"]) == ["My friends"])
    #expect(
      NearestName.nearest(to: "xyz", in: ["Alpha", "Beta"]).isEmpty && NearestName.nearest(to: "", in: ["a"]) == ["a"])
  }
}
