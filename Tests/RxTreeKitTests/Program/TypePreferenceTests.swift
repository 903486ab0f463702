import TestSupport
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

  /// What is chosen, told by its rules alone.
  private func slow(
    _ candidates: [Int], from file: Int, _ paths: [String], _ targets: @escaping (Int) -> Membership
  ) -> Int? {
    let targetsOf = { (file: Int) in if case .targets(let set) = targets(file) { set } else { Set<TargetID>() } }
    let together = candidates.filter { !targetsOf($0).isDisjoint(with: targetsOf(file)) }
    let built = (together.isEmpty ? candidates : together).filter { targets($0) != .notMember }
    let left = built.isEmpty ? candidates : built
    let nearness = left.map { candidate -> Int in
      if candidate == file { return .max }
      return zip(paths[candidate].split(separator: "/"), paths[file].split(separator: "/")).prefix { $0 == $1 }.count
    }
    return nearness.max().flatMap { best in nearness.firstIndex(of: best) }.map { left[$0] }
  }

  @Test func manyCandidatesAreChosenFromAsFewAre() {
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      let paths = (0..<60).map { index in
        (0..<random.pick([0, 1, 2, 3])).map { _ in random.pick(["a", "b", "c"]) + "/" }.joined() + "F\(index).swift"
      }
      let memberships = paths.map { _ in random.pick([.unknown, .unknown, .notMember, target("A"), target("B")]) }
      let targets = { @Sendable (file: Int) in memberships[file] }
      for count in [2, 11, 12, 13, 40] {
        let preference = TypePreference(paths: paths, targets: targets)
        let candidates = Array((0..<60).shuffled(using: &random).prefix(count)).sorted()
        for file in 0..<60 {
          let types = candidates.map { TypeID(index: $0) }
          let found = preference.choose(types, name: "X", from: file) { $0.index }
          let expected = slow(candidates, from: file, paths, targets)
          #expect(found?.index == expected, "seed \(seed), \(count) candidates, file \(file)")
        }
      }
    }
  }

  @Test func manyAmbiguousCandidatesAreNotedOnce() {
    let paths = (0..<50).map { "M\($0)/F.swift" }
    let preference = TypePreference(paths: paths)
    let types = (0..<40).map { TypeID(index: $0) }
    for file in 40..<50 { #expect(preference.choose(types, name: "X", from: file) { $0.index } == types[0]) }
    #expect(preference.ambiguities == [TypePreference.Ambiguity(name: "X", candidates: types)])
    #expect(preference.choose(types, name: "X", from: 7) { $0.index } == types[7])
  }
}
