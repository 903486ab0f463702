public import Foundation
public import WeirModels

/// Keeps models in a database of SQLite.
///
///     let (persistence, error) = try SQLiteModelPersistence.openOrStartAnew(file) { print($0) }
///     try store.restore(Article.self, from: persistence)
///     let keeping = store.persist(Article.self, Author.self, in: persistence) { print($0) }
///
/// **Writing.** What is given is written soon, on a queue of its own: nobody waits for the disk. Each model is written
/// as it was given last, in the order of the last changes; all that waits is one transaction of the database, so that
/// what a transaction of a store has changed is in it as a whole or not at all, also where the process is killed.
/// ``flush()`` waits until all that was given before is written, and so does the end of the persistence. What could not
/// be written waits in memory, is told once, and is tried again with whatever is written next.
///
/// **Reading** finds what was given, whether or not it is written yet. It does not wait for what is being written.
///
/// **Threads.** Everything may be called on any thread. Nothing of yours is called while a lock is held.
///
/// **Processes.** Several may use one file at once, each with a persistence of its own; the last to write a model wins.
/// Who writes waits for the others, at most ``Options/patience``.
public final class SQLiteModelPersistence: ModelPersistence, Sendable {
  private let options: Options
  private let path: String
  private let maximumLength: Int
  let writer: Writer
  let readers: ReaderPool

  init(
    _ connection: Connection, _ opening: Opening, onError: @escaping @Sendable (SQLiteModelError) -> Void
  ) {
    options = opening.options
    path = opening.file.path
    maximumLength = min(connection.maximumLength, options.maximumLength)
    writer = Writer(connection, limit: options.limit, onError: onError)
    readers = ReaderPool(opening)
  }

  deinit { writer.close() }

  /// How many models wait to be written.
  public var pendingCount: Int { writer.pending.count }

  /// Keeps the data of a model; soon they are written.
  /// - Throws: ``SQLiteModelError`` where they are too large; other reasons are told later.
  public func setData(_ data: Data, ofType type: String, id: String) throws {
    try check(data, type, id)
    let change = Batch.Change(key: .init(type: type, id: id), data: data, time: now)
    writer.change { $0.add(change) }
  }

  /// Forgets a model; soon that is written.
  public func removeData(ofType type: String, id: String) throws {
    let change = Batch.Change(key: .init(type: type, id: id), data: nil, time: now)
    writer.change { $0.add(change) }
  }

  /// Forgets all models of a type, or all of all types, also those that no store has in memory; soon that is written.
  public func removeAll(ofType type: String? = nil) { writer.change { $0.clear(type) } }

  /// Keeps what a change of a store has made of some models: once it is written, all of it is.
  ///
  /// O(the records); nothing is copied.
  public func write(_ records: [ModelRecord], onError: (any Error) -> Void) {
    let time = now
    let changes = records.compactMap { record -> Batch.Change? in
      do {
        if let data = record.data { try check(data, record.type, record.id) }
        return Batch.Change(key: .init(type: record.type, id: record.id), data: record.data, time: time)
      } catch {
        onError(error)
        return nil
      }
    }
    if changes.isEmpty { return }
    writer.change { batch in
      for change in changes { batch.add(change) }
    }
  }

  private var now: Int64 { options.now().milliseconds }

  /// One that can never be written would keep all others from being written.
  private func check(_ data: Data, _ type: String, _ id: String) throws {
    let length = data.count + type.utf8.count + id.utf8.count
    // The row has some bytes more.
    guard length > maximumLength - 100 else { return }
    throw SQLiteModelError(
      kind: .tooLarge, path: path, action: "writing \(type) \(id)", reason: "it has \(data.count) bytes")
  }
}
