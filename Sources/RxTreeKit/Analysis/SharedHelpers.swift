/// Finds the helpers that matter over all files: a helper that calls one that matters matters as well.
struct SharedHelpers {
  /// How many helpers may call each other on the way to a screen.
  private static let rounds = 4
  /// How often a name may be used: more often, and it is mostly that of something else, as `add` is.
  private static let uses = 40

  let scanned: [ScannedFile]
  let pool: WorkerPool

  /// The names by which others use the helpers that matter.
  func find(_ guess: RelevanceFinder.Guess) -> Set<String> {
    var found: Set<String> = []
    var tooCommon: Set<String> = []
    for _ in 0..<Self.rounds {
      let new = names(guess.relevance(sharing: found).words, guess.scope).subtracting(found).subtracting(tooCommon)
      if new.isEmpty { break }
      let rare = self.rare(new)
      found.formUnion(rare)
      tooCommon.formUnion(new.subtracting(rare))
      if rare.isEmpty { break }
    }
    return found
  }

  private func names(_ words: WordSet, _ scope: RelevantFunctions.Scope) -> Set<String> {
    let names = pool.map(scanned.count) { [scanned] index in
      RelevantFunctions.names(
        in: scanned[index].bytes, outline: scanned[index].outline, words: words, scope: scope)
    }
    return names.reduce(into: []) { $0.formUnion($1) }
  }

  private func rare(_ names: Set<String>) -> Set<String> {
    let set = WordSet(words: names)
    let uses = pool.map(scanned.count) { [scanned] in RelevantFunctions.uses(of: set, in: scanned[$0].outline.words) }
    let counts = uses.reduce(into: [String: Int]()) { $0.merge($1, uniquingKeysWith: +) }
    return names.filter { counts[$0, default: 0] <= Self.uses }
  }
}
