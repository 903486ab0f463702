import Foundation
import Testing
import WeirModels

@testable import WeirModelsSQLite

/// A folder of a test's own with a database in it, and the errors that were told.
final class Workplace: @unchecked Sendable {
  // `@unchecked Sendable`: `told` is guarded by `lock`.
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("WeirModelsSQLite-\(UUID().uuidString)")
  private let lock = NSLock()
  private var told: [SQLiteModelError] = []

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: URL { folder.appendingPathComponent("models.sqlite") }

  var errors: [SQLiteModelError] { lock.withLock { told } }

  /// The names of the files in the folder, without those that SQLite keeps beside the database.
  var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.sorted()
  }

  func tell(_ error: SQLiteModelError) { lock.withLock { told.append(error) } }

  func open(_ options: SQLiteModelPersistence.Options = .init()) throws -> SQLiteModelPersistence {
    try SQLiteModelPersistence(file, options: options) { self.tell($0) }
  }

  func openOrStartAnew(
    _ options: SQLiteModelPersistence.Options = .init()
  ) throws -> (persistence: SQLiteModelPersistence, error: SQLiteModelError?) {
    try SQLiteModelPersistence.openOrStartAnew(file, options: options) { self.tell($0) }
  }

  /// Writes models named after their numbers, and lets the database go.
  func fill(_ count: Int) throws {
    let persistence = try open()
    for number in 0..<count { try persistence.setData(Data("\(number)".utf8), ofType: "Name", id: "\(number)") }
  }

  /// The database in the hand of somebody else.
  func execute(_ statements: String...) throws {
    let connection = try Connection(file.path, patience: 1000)
    for statement in statements { try connection.execute(statement, "a test") }
  }

  /// Replaces bytes of the file.
  func overwrite(from start: UInt64, _ bytes: Data) throws {
    let handle = try FileHandle(forUpdating: file)
    try handle.seek(toOffset: start)
    try handle.write(contentsOf: bytes)
    try handle.close()
  }
}

extension SQLiteModelPersistence {
  func text(_ id: String, _ type: String = "Name") throws -> String? {
    try data(ofType: type, id: id).map { String(decoding: $0, as: UTF8.self) }
  }

  func set(_ text: String, _ id: String, _ type: String = "Name") throws {
    try setData(Data(text.utf8), ofType: type, id: id)
  }

  /// All of a type, as `forEach` has it.
  func all(_ type: String = "Name") throws -> [String: String] {
    var all: [String: String] = [:]
    try forEach(ofType: type) { id, data in
      #expect(all[id] == nil, "\(id) comes twice")
      all[id] = String(decoding: data, as: UTF8.self)
    }
    return all
  }

  /// Runs the body while nothing is written.
  func whileWaiting<Result>(_ body: () throws -> Result) rethrows -> Result {
    writer.queue.suspend()
    defer { writer.queue.resume() }
    return try body()
  }
}
