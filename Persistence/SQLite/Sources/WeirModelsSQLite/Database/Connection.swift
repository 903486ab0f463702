import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A connection to a database, with the statements that were prepared on it; for one thread at a time.
final class Connection {
  let path: String
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens a file, and makes it if there is none.
  /// - Parameter patience: How long it waits for other connections, in milliseconds.
  init(_ path: String, patience: Int32) throws {
    self.path = path
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let reason = handle.flatMap(systemReason) ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw SQLiteModelError(kind: kind(of: code), path: path, action: "opening it", reason: reason)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, patience)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// The most bytes that one model may have.
  var maximumLength: Int { Int(sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, -1)) }

  /// The statement of a text, prepared once.
  /// - Parameter action: What it does, for errors.
  func statement(_ sql: String, _ action: String) throws -> Statement {
    if let known = statements[sql] { return known }
    let statement = try prepare(sql, action)
    statements[sql] = statement
    return statement
  }

  /// Runs a statement that is needed once.
  func execute(_ sql: String, _ action: String) throws { try prepare(sql, action).run() }

  /// The number in the first column of the first row; 0 where there is no row.
  func number(_ sql: String, _ action: String) throws -> Int {
    let statement = try prepare(sql, action)
    return try statement.step() ? Int(statement.number(0)) : 0
  }

  /// The text in the first column of the first row.
  func text(_ sql: String, _ action: String) throws -> String {
    let statement = try prepare(sql, action)
    return try statement.step() ? statement.text(0) : ""
  }

  /// Runs the body in a transaction: all of it is done, or nothing.
  /// - Parameter kind: `IMMEDIATE` where it writes, so that it waits for its turn before it reads.
  func transaction(_ kind: String, _ action: String, _ body: () throws -> Void) throws {
    try statement("BEGIN \(kind)", action).run()
    do {
      try body()
      try statement("COMMIT", action).run()
    } catch {
      // Where SQLite has taken it back by itself there is none any more.
      try? statement("ROLLBACK", action).run()
      throw error
    }
  }

  private func prepare(_ sql: String, _ action: String) throws -> Statement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(action) }
    return Statement(statement, of: self, action)
  }

  /// What has gone wrong last.
  func error(_ action: String) -> SQLiteModelError {
    let reason = systemReason(handle) ?? String(cString: sqlite3_errmsg(handle))
    return SQLiteModelError(
      kind: kind(of: sqlite3_extended_errcode(handle)), path: path, action: action, reason: reason)
  }
}

/// The system's own words for why a file cannot be used.
private func systemReason(_ handle: OpaquePointer) -> String? {
  let code = sqlite3_errcode(handle) & 0xFF
  let number = sqlite3_system_errno(handle)
  guard code == SQLITE_CANTOPEN || code == SQLITE_IOERR, number != 0 else { return nil }
  return String(cString: strerror(number))
}

private func kind(of code: Int32) -> SQLiteModelError.Kind {
  switch code & 0xFF {
  case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
  case SQLITE_FULL: .full
  case SQLITE_READONLY: .readOnly
  case SQLITE_BUSY, SQLITE_LOCKED: .busy
  case SQLITE_TOOBIG: .tooLarge
  case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM, SQLITE_AUTH, SQLITE_NOLFS: .inaccessible
  default: .failed(code: Int(code))
  }
}
