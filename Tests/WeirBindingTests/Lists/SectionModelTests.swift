import Testing
import WeirBinding

@Suite struct SectionModelTests {
  @Test func plain() {
    let section = SectionModel(model: "a", items: [1, 2])
    #expect(section.identity == "a")
    #expect(SectionModel(original: section, items: [3]) == SectionModel(model: "a", items: [3]))
    #expect("\(section)" == "a > [1, 2]")
    #expect(section != SectionModel(model: "b", items: [1, 2]))
    #expect(Set([section, section]).count == 1)
  }

  @Test func animatable() {
    let section = AnimatableSectionModel(model: "a", items: [1, 2])
    #expect(section.identity == "a")
    #expect(AnimatableSectionModel(original: section, items: [3]) == AnimatableSectionModel(model: "a", items: [3]))
    #expect("\(section)" == "a > [1, 2]")
    #expect(section.hashValue == "a".hashValue)
    #expect(section != AnimatableSectionModel(model: "a", items: [1]))
  }

  @Test func modelsAnimate() throws {
    let old = [AnimatableSectionModel(model: "a", items: ["x", "y"])]
    let changesets = try Diff.changes(from: old, to: [AnimatableSectionModel(model: "a", items: ["y", "x"])]).changesets
    #expect(changesets.map(\.movedItems.count) == [1])
  }

  @Test func standardTypesAreTheirOwnIdentities() {
    #expect(UInt8(3).identity == 3)
    #expect(Int64(-3).identity == -3)
    #expect(2.5.identity == 2.5)
    #expect(Float(1).identity == 1)
    #expect("a".identity == "a")
  }

  @Test func identifiableValues() {
    let value = IdentifiableValue(value: 7)
    #expect(value.identity == 7)
    #expect("\(value)" == "7")
    #expect(value.debugDescription == "7")
    #expect(value == IdentifiableValue(value: 7))
    #expect(value != IdentifiableValue(value: 8))
  }
}
