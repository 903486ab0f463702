/// Decides which of several types with one name a file means.
final class TypePreference {
  /// A name that several types have, where no project says which is meant.
  struct Ambiguity: Hashable, Sendable {
    let name: String
    let candidates: [TypeID]
  }

  private let paths: [String]
  private let targets: @Sendable (Int) -> Membership
  private(set) var ambiguities: Set<Ambiguity> = []
  private var groups: [Key: CandidateGroup] = [:]
  private var noted: Set<Key> = []

  /// Which candidates, and what projects say about the file that asks.
  private struct Key: Hashable {
    let name: String
    let first: TypeID
    let last: TypeID
    let count: Int
    let membership: Membership
  }

  init(paths: [String], targets: @escaping @Sendable (Int) -> Membership = { _ in .unknown }) {
    self.paths = paths
    self.targets = targets
  }

  /// The same preference for another thread, which has not met an ambiguity yet.
  var fresh: @Sendable () -> TypePreference {
    { [paths, targets] in TypePreference(paths: paths, targets: targets) }
  }

  /// Takes over what the same preference met elsewhere.
  func merge(_ others: Set<Ambiguity>) { ambiguities.formUnion(others) }

  /// The candidate that a file means: one that is built with it, else one that is built at all, else the nearest.
  ///
  /// O(candidates) for few of them. Where they are many, that is only so for the first file of each target.
  func choose(_ candidates: [TypeID], name: String, from file: Int, fileOf: (TypeID) -> Int) -> TypeID? {
    guard candidates.count > 1, let first = candidates.first, let last = candidates.last else {
      return candidates.first
    }
    if candidates.count < Self.many {
      let left = meant(candidates, from: file, fileOf)
      if left.count > 1, !left.contains(where: { fileOf($0) == file }) { note(name, left) }
      return left.max { nearness(fileOf($0), file) < nearness(fileOf($1), file) }
    }
    let membership =
      if case .targets(let targets) = targets(file) { Membership.targets(targets) } else { Membership.unknown }
    let key = Key(name: name, first: first, last: last, count: candidates.count, membership: membership)
    let group = groups[key] ?? CandidateGroup(meant(candidates, from: file, fileOf), paths: paths, fileOf)
    groups[key] = group
    if let own = group.candidate(in: file) { return own }
    if group.all.count > 1, noted.insert(key).inserted { note(name, group.all) }
    return group.nearest(to: paths[file])
  }

  /// From how many candidates on they are sorted by their folders.
  private static let many = 12

  private func note(_ name: String, _ left: [TypeID]) { ambiguities.insert(Ambiguity(name: name, candidates: left)) }

  /// The candidates that are left once projects have spoken.
  private func meant(_ candidates: [TypeID], from file: Int, _ fileOf: (TypeID) -> Int) -> [TypeID] {
    let together = candidates.filter { sharesTarget(file, fileOf($0)) }
    let built = (together.isEmpty ? candidates : together).filter { isBuilt(fileOf($0)) }
    return built.isEmpty ? candidates : built
  }

  private func isBuilt(_ file: Int) -> Bool {
    targets(file) != .notMember
  }

  private func sharesTarget(_ first: Int, _ second: Int) -> Bool {
    guard case .targets(let left) = targets(first), case .targets(let right) = targets(second) else { return false }
    return !left.isDisjoint(with: right)
  }

  /// How many leading folders two files share; the file itself is nearest.
  private func nearness(_ first: Int, _ second: Int) -> Int {
    if first == second { return .max }
    let pairs = zip(paths[first].utf8.split(separator: 47), paths[second].utf8.split(separator: 47))
    return pairs.prefix { $0.elementsEqual($1) }.count
  }
}
