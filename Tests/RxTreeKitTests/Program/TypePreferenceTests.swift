import Testing

@testable import RxTreeKit

@Suite struct TypePreferenceTests {
  private let paths = ["App/Main.swift", "App/Lists/List.swift", "Demo/List.swift", "App/Old/List.swift", "Main.swift"]

  /// The file of the type that a file means, of one type in each of the candidates' files.
  private func chosen(
    _ candidates: [Int], from file: Int, _ targets: @escaping @Sendable (Int) -> Membership = { _ in .unknown }
  ) -> (file: Int?, isAmbiguous: Bool) {
    let preference = TypePreference(paths: paths, targets: targets)
    let types = candidates.map { TypeID(index: $0) }
    let found = preference.choose(types, name: "List", from: file) { $0.index }
    return (found?.index, !preference.ambiguities.isEmpty)
  }

  private func target(_ name: String) -> Membership {
    .targets([TargetID(project: "P", name: name, kind: .application)])
  }

  @Test func noneAndOne() {
    #expect(chosen([], from: 0) == (nil, false))
    #expect(chosen([2], from: 0) == (2, false))
  }

  @Test func theFileItselfComesFirst() { #expect(chosen([1, 2, 3], from: 3) == (3, false)) }

  @Test func theNearestIsTakenWithAWord() {
    #expect(chosen([1, 2], from: 0) == (1, true))
    #expect(chosen([2, 3], from: 1) == (3, true))
  }

  @Test func theSameTargetDecides() {
    let targets = { @Sendable [self] (file: Int) in file == 0 || file == 2 ? target("Demo") : target("App") }
    #expect(chosen([1, 2], from: 0, targets) == (2, false))
    #expect(chosen([1, 2], from: 4, targets) == (1, false))
  }

  @Test func whatIsNotBuiltDoesNotCount() {
    let targets = { @Sendable (file: Int) in file == 3 ? Membership.notMember : .unknown }
    #expect(chosen([2, 3], from: 0, targets) == (2, false))
    #expect(chosen([1, 2, 3], from: 0, targets) == (1, true))
  }

  @Test func twoInOneTargetAreAmbiguous() {
    let targets = { @Sendable [self] (_: Int) in target("App") }
    #expect(chosen([1, 2], from: 0, targets) == (1, true))
  }

  @Test func anAmbiguityIsKeptOnce() {
    let preference = TypePreference(paths: paths)
    let types = [1, 2].map { TypeID(index: $0) }
    for file in [0, 4, 0] { _ = preference.choose(types, name: "List", from: file) { $0.index } }
    #expect(preference.ambiguities == [TypePreference.Ambiguity(name: "List", candidates: types)])
  }
}
