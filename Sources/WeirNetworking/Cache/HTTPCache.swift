/// Answers that are kept in memory, up to a number of bytes; those that were not used for the longest time go first.
///
/// Any thread. It may be shared by several transports. Finding an answer costs the number of answers that the same URL has;
/// making room costs the number of URLs.
public final class HTTPCache: Sendable {
  private struct Shelf {
    var answers: [CachedAnswer] = []
    var lastUse = 0
  }

  private struct State {
    var shelves: [String: Shelf] = [:]
    var size = 0
    var uses = 0
  }

  private let capacity: Int
  private let state = Guarded(State())

  /// Makes a cache.
  /// - Parameter capacity: How many bytes to keep; an answer that takes more than a tenth of it is not kept.
  public init(capacity: Int = 50_000_000) {
    self.capacity = max(capacity, 0)
  }

  /// About how many bytes are kept.
  public var size: Int { state.withLock { $0.size } }

  /// How many answers are kept.
  public var count: Int { state.withLock { $0.shelves.values.reduce(0) { $0 + $1.answers.count } } }

  /// Forgets all answers.
  public func removeAll() { state.withLock { $0 = State() } }

  /// Forgets the answers of a URL.
  public func remove(_ url: URL) { state.withLock { Self.remove(url.absoluteString, &$0) } }

  func answer(for request: URLRequest) -> CachedAnswer? {
    guard let url = request.url?.absoluteString else { return nil }
    return state.withLock { state in
      state.uses += 1
      state.shelves[url]?.lastUse = state.uses
      // The newest of those that fit (RFC 9111, 4).
      return state.shelves[url]?.answers.last { CacheRules.matches($0, request) }
    }
  }

  func store(_ answer: CachedAnswer, for request: URLRequest) {
    guard let url = request.url?.absoluteString else { return }
    state.withLock { state in
      var shelf = state.shelves[url] ?? Shelf()
      let old = shelf.answers.filter { CacheRules.matches($0, request) }
      shelf.answers.removeAll { CacheRules.matches($0, request) }
      state.size -= old.reduce(0) { $0 + $1.size }
      if answer.size <= capacity / 10 {
        shelf.answers.append(answer)
        state.size += answer.size
      }
      state.uses += 1
      shelf.lastUse = state.uses
      state.shelves[url] = shelf.answers.isEmpty ? nil : shelf
      while state.size > capacity, let oldest = state.shelves.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        Self.remove(oldest.key, &state)
      }
    }
  }

  private static func remove(_ url: String, _ state: inout State) {
    guard let shelf = state.shelves.removeValue(forKey: url) else { return }
    state.size -= shelf.answers.reduce(0) { $0 + $1.size }
  }
}
