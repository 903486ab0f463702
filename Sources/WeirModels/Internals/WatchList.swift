/// The observers of a key or of a type, in the order in which they came.
///
/// It takes one word, and nothing else where there is one observer, as most keys have.
@usableFromInline
enum WatchList {
  case none
  case one(Watch)
  case many([Watch])

  @usableFromInline
  init() { self = .none }

  @usableFromInline var isEmpty: Bool { if case .none = self { true } else { false } }

  mutating func append(_ watch: Watch) {
    switch self {
    case .none: self = .one(watch)
    case .one(let first): self = .many([first, watch])
    case .many(var all):
      // Given up first, so that the array is not copied.
      self = .none
      all.append(watch)
      self = .many(all)
    }
  }

  /// O(n).
  mutating func remove(_ watch: Watch) {
    let rest: [Watch]
    switch self {
    case .none: return
    case .one(let only): rest = only === watch ? [] : [only]
    case .many(let all): rest = all.filter { $0 !== watch }
    }
    self = rest.count > 1 ? .many(rest) : rest.first.map { .one($0) } ?? .none
  }

  @inline(__always)
  func forEach(_ body: (Watch) -> Void) {
    switch self {
    case .none: break
    case .one(let watch): body(watch)
    case .many(let all): all.forEach(body)
    }
  }
}
