import Foundation
import WeirModels

/// What is to be written, each model once, in the order of the last changes.
struct Batch {
  /// It is told apart by its bytes, as the database does it, and not as texts are compared.
  struct Key: Hashable {
    let type: String
    let id: String

    static func == (one: Self, other: Self) -> Bool {
      one.id.utf8.elementsEqual(other.id.utf8) && one.type.utf8.elementsEqual(other.type.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var id = id
      id.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  struct Change {
    let key: Key
    /// nil where the model was removed.
    let data: Data?
    let time: Int64
  }

  /// What is removed before the changes are made.
  private(set) var clearedTypes: Set<String> = []
  private(set) var clearsAll = false
  // One that was changed again leaves a hole.
  private var slots: [Change?] = []
  private var places: [Key: Int] = [:]

  var isEmpty: Bool { places.isEmpty && clearedTypes.isEmpty && !clearsAll }

  /// How many models are written or removed one by one.
  var count: Int { places.count }

  var changes: some Sequence<Change> { slots.lazy.compactMap { $0 } }

  mutating func add(_ change: Change) {
    if let old = places.updateValue(slots.count, forKey: change.key) { slots[old] = nil }
    slots.append(change)
    if slots.count > 64, slots.count > 2 * places.count { close() }
  }

  /// Forgets what it has of a type, or of all, and of what is in the database.
  mutating func clear(_ type: String?) {
    guard let type else {
      self = Batch()
      clearsAll = true
      return
    }
    for case let change? in slots where change.key.type == type {
      if let place = places.removeValue(forKey: change.key) { slots[place] = nil }
    }
    clearedTypes.insert(type)
  }

  /// Adds a later batch.
  mutating func add(contentsOf later: Batch) {
    if later.clearsAll { clear(nil) }
    for type in later.clearedTypes { clear(type) }
    for change in later.changes { add(change) }
  }

  func change(_ key: Key) -> Change? { places[key].flatMap { slots[$0] } }

  /// Whether models of a type that were there before are gone.
  func clears(_ type: String) -> Bool { clearsAll || clearedTypes.contains(type) }

  /// What is being done when it is written, for errors.
  var action: String {
    guard let first = changes.first(where: { _ in true }) else { return "removing models" }
    let verb = first.data == nil ? "removing" : "writing"
    let others = count == 1 ? "" : " and \(count - 1) more"
    return "\(verb) \(first.key.type) \(first.key.id)\(others)"
  }

  private mutating func close() {
    slots = slots.filter { $0 != nil }
    for (place, change) in slots.enumerated() {
      if let change { places[change.key] = place }
    }
  }
}
