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
  func choose(_ candidates: [TypeID], name: String, from file: Int, fileOf: (TypeID) -> Int) -> TypeID? {
    guard candidates.count > 1 else { return candidates.first }
    let together = candidates.filter { sharesTarget(file, fileOf($0)) }
    if together.count == 1 { return together.first }
    let built = (together.isEmpty ? candidates : together).filter { isBuilt(fileOf($0)) }
    if built.count == 1 { return built.first }
    let left = built.isEmpty ? candidates : built
    if !left.contains(where: { fileOf($0) == file }) { ambiguities.insert(Ambiguity(name: name, candidates: left)) }
    return left.max { nearness(fileOf($0), file) < nearness(fileOf($1), file) }
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
