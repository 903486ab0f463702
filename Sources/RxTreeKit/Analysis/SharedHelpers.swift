/// Finds the helpers that matter over all files: a helper that calls one that matters matters as well.
struct SharedHelpers {
  /// How many helpers may call each other on the way to a screen.
  private static let rounds = 4
  /// How often a name may be used: more often, and it is mostly that of something else, as `add` is.
  private static let uses = 40

  let survey: FileSurvey

  /// The names by which others use the helpers that matter.
  func find(_ guess: RelevanceFinder.Guess) -> Set<String> {
    var found: Set<String> = []
    var tooCommon: Set<String> = []
    for _ in 0..<Self.rounds {
      let new = names(guess, sharing: found).subtracting(found).subtracting(tooCommon)
      if new.isEmpty { break }
      let rare = self.rare(new)
      found.formUnion(rare)
      tooCommon.formUnion(new.subtracting(rare))
      if rare.isEmpty { break }
    }
    return found
  }

  private func names(_ guess: RelevanceFinder.Guess, sharing found: Set<String>) -> Set<String> {
    let names = survey.ask(guess.question("helpers", found)) {
      let words = guess.relevance(sharing: found).words
      return { [scope = guess.scope] file in
        let names = RelevantFunctions.names(in: file.bytes, outline: file.outline, words: words, scope: scope)
        return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: { first, _ in first })
      }
    }
    return names.reduce(into: []) { $0.formUnion($1.keys) }
  }

  private func rare(_ names: Set<String>) -> Set<String> {
    let uses = survey.ask(RelevanceFinder.question("uses", names)) {
      let set = WordSet(words: names)
      return { RelevantFunctions.uses(of: set, in: $0.outline.words) }
    }
    let counts = uses.reduce(into: [String: Int]()) { $0.merge($1, uniquingKeysWith: +) }
    return names.filter { counts[$0, default: 0] <= Self.uses }
  }
}
