import Testing

@testable import WeirBinding

@Suite struct SectionHeaderTests {
  func isSame<Section: SectionModelType>(_ before: Section, _ after: Section) -> Bool? {
    SectionHeader.equality(of: Section.self).map { SectionHeader.isSame(before, after, $0) }
  }

  @Test func itemsDoNotCount() {
    #expect(isSame(part(1, 1, 2), part(1)) == true)
    #expect(isSame(Part(1, [], title: "a"), Part(1, [], title: "b")) == false)
    #expect(isSame(SectionModel(model: "a", items: [1]), SectionModel(model: "a", items: [])) == true)
    #expect(isSame(SectionModel(model: "a", items: [1]), SectionModel(model: "b", items: [1])) == false)
  }

  @Test func sectionsWithoutEqualityAreNotCompared() {
    #expect(isSame(Lies(identity: 1, items: []), Lies(identity: 2, items: [])) == nil)
    #expect(isSame(SectionModel(model: { 1 }, items: [1]), SectionModel(model: { 2 }, items: [1])) == nil)
    #expect(
      isSame(AnimatableSectionModel(model: NoEquality(), items: [1]), .init(model: NoEquality(), items: [])) == nil)
  }

  @Test func objects() {
    let (one, other) = (Chapter("a"), Chapter("b"))
    #expect(isSame(one, one) == true)
    #expect(isSame(one, Chapter("a")) == true)
    #expect(isSame(one, other) == false)
  }

  struct NoEquality: IdentifiableType { var identity: Int { 1 } }

  final class Chapter: SectionModelType, Equatable {
    let title: String
    let items: [Int] = []

    init(_ title: String) { self.title = title }

    init(original: Chapter, items: [Int]) { title = original.title }

    static func == (left: Chapter, right: Chapter) -> Bool { left.title == right.title }
  }
}
