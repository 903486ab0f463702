import Foundation

/// Writes what is pending, one batch after the other, on a queue of its own.
///
/// A batch is all that has come while the one before it was written, so that a slow disk makes larger batches and not a
/// longer queue. Each is one transaction of the database.
///
/// `@unchecked Sendable`: `connection` and `lastFailure` are guarded by `lock`.
final class Writer: @unchecked Sendable {
  let pending = PendingWrites()
  private let lock = NSLock()
  private var connection: Connection?
  private var lastFailure: SQLiteModelError.Kind?
  private let limit: Int?
  private let onError: @Sendable (SQLiteModelError) -> Void
  /// Where batches are written; tests stop it to look at what waits.
  let queue = DispatchQueue(label: "WeirModelsSQLite")

  init(_ connection: Connection, limit: Int?, onError: @escaping @Sendable (SQLiteModelError) -> Void) {
    self.connection = connection
    self.limit = limit
    self.onError = onError
  }

  /// Changes what is to be written; it will be, soon.
  func change(_ body: (inout Batch) -> Void) {
    guard pending.change(body) else { return }
    queue.async { [weak self] in self?.writeOrTell() }
  }

  /// Writes all that was given before, on this thread.
  /// - Throws: What keeps it from being written; it waits for the next time.
  func write() throws {
    try lock.withLock {
      guard let connection, let batch = pending.begin() else { return }
      do {
        try SQLiteModelError.naming(batch.action) { try put(batch, connection) }
        pending.finish()
        lastFailure = nil
      } catch {
        pending.giveBack()
        throw error
      }
    }
  }

  /// Writes what it can, and closes the database, whoever else still holds this.
  func close() {
    writeOrTell(isLast: true)
    lock.withLock { connection = nil }
  }

  /// Writes all that was given before, and tells what keeps it from being written, once for each kind.
  /// - Parameter isLast: Whether there is no next time, so that it is told in any case.
  private func writeOrTell(isLast: Bool = false) {
    do {
      try write()
    } catch let error as SQLiteModelError {
      let isNew = lock.withLock {
        defer { lastFailure = error.kind }
        return lastFailure != error.kind
      }
      if isNew || isLast { onError(error) }
    } catch {
      // Nothing else is thrown: no closure of a user's runs in it.
    }
  }

  /// Lets tests bring the connection into a state that is hard to come by.
  func withConnection<Result>(_ body: (Connection) throws -> Result) rethrows -> Result? {
    try lock.withLock { try connection.map(body) }
  }

  private func put(_ batch: Batch, _ connection: Connection) throws {
    try connection.transaction("IMMEDIATE", "writing models") {
      if batch.clearsAll { try connection.removeAll() }
      for type in batch.clearedTypes { try connection.removeAll(type) }
      for change in batch.changes {
        if let data = change.data {
          try connection.put(change.key.type, change.key.id, data, at: change.time)
        } else {
          try connection.remove(change.key.type, change.key.id)
        }
      }
      if let limit { try connection.keep(atMost: limit) }
    }
  }
}
