/// What makes a declaration matter.
struct Relevance: Sendable {
  /// The identifiers that make a signature, a body or a statement matter.
  let words: WordSet
  /// The types all of whose members matter, by declared name, and for `extension A.B` also by its last component.
  let wholeTypes: WordSet
  /// The names of flows and coordinators: what keeps one may start it anywhere.
  var flows = WordSet(words: [])
  /// The names of screens and of what stands for them: what gives one gives its callers something to show.
  var screens = WordSet(words: [])
}
