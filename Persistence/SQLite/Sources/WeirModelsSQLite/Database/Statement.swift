import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A prepared statement; for whoever has its connection.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection
  /// What this statement does, for errors: "reading", "writing".
  private let action: String

  init(_ handle: OpaquePointer, of connection: Connection, _ action: String) {
    self.handle = handle
    self.connection = connection
    self.action = action
  }

  deinit { sqlite3_finalize(handle) }

  /// SQLite copies what is bound: the pointer is the -1 that the C header casts.
  private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  func bind(_ text: String, _ place: Int32) throws {
    // Without an address it would be NULL.
    if text.isEmpty { return try check(sqlite3_bind_text(handle, place, "", 0, Self.copies)) }
    var text = text
    let code = text.withUTF8 { bytes in
      // Its length is given, since an id may hold a zero.
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(handle, place, $0.baseAddress, Int32(clamping: $0.count), Self.copies)
      }
    }
    try check(code)
  }

  func bind(_ data: Data, _ place: Int32) throws {
    if data.isEmpty { return try check(sqlite3_bind_zeroblob(handle, place, 0)) }
    let code = data.withUnsafeBytes {
      sqlite3_bind_blob64(handle, place, $0.baseAddress, sqlite3_uint64($0.count), Self.copies)
    }
    try check(code)
  }

  func bind(_ number: Int64, _ place: Int32) throws { try check(sqlite3_bind_int64(handle, place, number)) }

  /// Goes on to the next row.
  /// - Returns: Whether there is one; if there is none, the statement can be run again.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      reset()
      return false
    default:
      // The message is lost by the reset.
      let error = connection.error(action)
      reset()
      throw error
    }
  }

  /// Runs it to its end.
  func run() throws {
    while try step() {}
  }

  /// Lets it be run again, and forgets what was bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func data(_ column: Int32) -> Data {
    guard let start = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  private func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw connection.error(action) }
  }
}
