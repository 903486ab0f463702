import Foundation

/// How a database is opened: what it checks, in which order.
struct Opening {
  let file: DatabaseFile
  let options: SQLiteModelPersistence.Options
  var schema = Schema.current

  /// A connection to the database, which is there, whole and of this version's schema.
  func open() throws -> Connection { try file.hold { try connect() } }

  /// The same, but what cannot be used is moved aside, and a fresh database takes its place.
  /// - Returns: The connection, and why the old one could not be used.
  func openOrStartAnew() throws -> (Connection, SQLiteModelError?) {
    try file.hold {
      do {
        return (try connect(), nil)
      } catch var error as SQLiteModelError {
        guard let word = error.kind.wordForMoving else { throw error }
        error.movedTo = try file.moveAside(word)
        return (try connect(), error)
      }
    }
  }

  /// A further connection to a database that has been opened.
  func connectAgain() throws -> Connection {
    let connection = try Connection(file.path, patience: options.patienceMilliseconds)
    try connection.execute("PRAGMA cell_size_check = ON", "opening it")
    // 8 MB at most, for databases that are larger than the 2 MB of SQLite's own default.
    try connection.execute("PRAGMA cache_size = -8192", "opening it")
    return connection
  }

  private func connect() throws -> Connection {
    let connection = try connectAgain()
    // Before anything is changed: it might be a file of somebody else.
    _ = try schema.examine(connection)
    // Where the file system cannot do it, the old mode stays: readers then wait for writers.
    _ = try connection.text("PRAGMA journal_mode = WAL", "opening it")
    try connection.execute("PRAGMA synchronous = \(options.survivesPowerLoss ? "FULL" : "NORMAL")", "opening it")
    // The log is brought into the database seldom, as that is what waits for the disk; after a large batch it gives its
    // room back.
    try connection.execute("PRAGMA wal_autocheckpoint = 4000", "opening it")
    try connection.execute("PRAGMA journal_size_limit = 16777216", "opening it")
    try schema.migrate(connection)
    if options.checksWhole { try check(connection) }
    if let age = options.age { try connection.forget(before: options.now().addingTimeInterval(-age)) }
    return connection
  }

  private func check(_ connection: Connection) throws {
    let found = try connection.text("PRAGMA quick_check(1)", "checking it")
    if found == "ok" { return }
    throw SQLiteModelError(kind: .damaged, path: file.path, action: "checking it", reason: found)
  }
}

extension SQLiteModelError.Kind {
  /// What the name of a file says that is moved aside; nil where it is not to be moved.
  fileprivate var wordForMoving: String? {
    switch self {
    case .damaged: "damaged"
    case .newer: "newer"
    case .migrationFailed: "not-migrated"
    default: nil
    }
  }
}
