/// Answers in memory, by their URL, up to a number of bytes; the URLs that were not used for the longest time go first.
struct AnswerShelves: Sendable {
  private struct Shelf {
    var answers: [CachedAnswer] = []
    var lastUse = 0
  }

  private let capacity: Int
  private var shelves: [String: Shelf] = [:]
  private var uses = 0
  /// About how many bytes there are.
  private(set) var size = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 0)
  }

  var count: Int { shelves.values.reduce(0) { $0 + $1.answers.count } }

  /// The URLs, that which was used last at the end.
  var urlsByUse: [String] { shelves.sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key) }

  func holds(_ url: String) -> Bool { shelves[url] != nil }

  /// The newest of those that fit (RFC 9111, 4).
  mutating func answer(of url: String, for request: URLRequest) -> CachedAnswer? {
    uses += 1
    shelves[url]?.lastUse = uses
    return shelves[url]?.answers.last { CacheRules.matches($0, request) }
  }

  /// Puts an answer in the place of those that fit the request.
  mutating func store(_ answer: CachedAnswer, of url: String, for request: URLRequest) {
    let others = shelves[url]?.answers.filter { !CacheRules.matches($0, request) } ?? []
    put(others + [answer], of: url)
  }

  /// Puts answers in the place of all that a URL has; one that takes more than a tenth of the room is left out.
  mutating func put(_ answers: [CachedAnswer], of url: String) {
    remove(url)
    let fitting = answers.filter { $0.size <= capacity / 10 }
    guard !fitting.isEmpty else { return }
    uses += 1
    shelves[url] = Shelf(answers: fitting, lastUse: uses)
    size += fitting.reduce(0) { $0 + $1.size }
    while size > capacity, let oldest = shelves.min(by: { $0.value.lastUse < $1.value.lastUse }) { remove(oldest.key) }
  }

  mutating func remove(_ url: String) {
    guard let shelf = shelves.removeValue(forKey: url) else { return }
    size -= shelf.answers.reduce(0) { $0 + $1.size }
  }

  mutating func removeAll() { self = AnswerShelves(capacity: capacity) }
}
