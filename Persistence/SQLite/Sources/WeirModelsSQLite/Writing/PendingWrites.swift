import Foundation

/// What has been given to the persistence and is not in the database yet.
///
/// `@unchecked Sendable`: all of it is guarded by `lock`, under which nothing but this runs.
final class PendingWrites: @unchecked Sendable {
  /// What there was at a moment: the older batch is being written, the newer one waits.
  struct Snapshot {
    let older: Batch
    let newer: Batch
    /// Changes whenever a batch begins or ends to be written.
    fileprivate let turn: UInt64
  }

  private let lock = NSLock()
  private var waiting = Batch()
  private var writing = Batch()
  private var turn: UInt64 = 0
  private var isAnnounced = false

  /// Changes what waits.
  /// - Returns: Whether somebody has to see to it that it is written: nobody does yet.
  func change(_ body: (inout Batch) -> Void) -> Bool {
    lock.withLock {
      body(&waiting)
      if isAnnounced { return false }
      isAnnounced = true
      return true
    }
  }

  /// Takes what waits, to be written; nil if there is nothing.
  func begin() -> Batch? {
    lock.withLock {
      isAnnounced = false
      if waiting.isEmpty { return nil }
      turn += 1
      swap(&waiting, &writing)
      return writing
    }
  }

  /// What was taken is in the database.
  func finish() {
    // Released when the lock is free: it may be large.
    let written = lock.withLock {
      turn += 1
      let written = writing
      writing = Batch()
      return written
    }
    withExtendedLifetime(written) {}
  }

  /// What was taken is not in the database; it waits again, before what has come since.
  func giveBack() {
    lock.withLock {
      turn += 1
      writing.add(contentsOf: waiting)
      waiting = writing
      writing = Batch()
    }
  }

  var count: Int { lock.withLock { waiting.count + writing.count } }

  var snapshot: Snapshot { lock.withLock { Snapshot(older: writing, newer: waiting, turn: turn) } }

  /// Whether no batch has begun or ended to be written since.
  func isCurrent(_ snapshot: Snapshot) -> Bool { lock.withLock { turn == snapshot.turn } }

  /// What becomes of a model: nil if nothing does, and else its data, or that it is gone.
  func fate(of key: Batch.Key) -> Fate? {
    lock.withLock { waiting.fate(of: key) ?? writing.fate(of: key) }
  }
}

/// What a batch makes of a model.
enum Fate {
  case kept(Data)
  case gone
}

extension Batch {
  func fate(of key: Key) -> Fate? {
    if let change = change(key) { return change.data.map { .kept($0) } ?? .gone }
    return clears(key.type) ? .gone : nil
  }
}

extension PendingWrites.Snapshot {
  var isEmpty: Bool { newer.isEmpty && older.isEmpty }

  func fate(of key: Batch.Key) -> Fate? { newer.fate(of: key) ?? older.fate(of: key) }

  /// The models of a type that will be in the database, and are not or not so yet.
  func kept(_ type: String) -> [(id: String, data: Data)] {
    let keys = older.changes.filter { newer.fate(of: $0.key) == nil }
    let all = Array(keys) + Array(newer.changes)
    return all.compactMap { change in
      guard change.key.type == type, let data = change.data else { return nil }
      return (change.key.id, data)
    }
  }
}
