/// How models lie in a database, and how older databases are brought to that.
///
/// The version stands in the file's `user_version`, and its `application_id` tells whose file it is. A change of the
/// schema is one more migration at the end; those that were released stay as they are.
struct Schema {
  /// "Weir", as SQLite wants it: a number of 32 bits.
  static let applicationID = 0x5765_6972

  /// The schema of this version of the package.
  static let current = Schema(migrations: [
    // Whatever is written is appended with the next number, so that the oldest can be found without a further index.
    [
      """
      CREATE TABLE model (
        number INTEGER PRIMARY KEY, type TEXT NOT NULL, id TEXT NOT NULL, payload BLOB NOT NULL,
        updated INTEGER NOT NULL, UNIQUE (type, id))
      """
    ]
  ])

  /// The statements that lead on from each version, from 0 on.
  let migrations: [[String]]

  var version: Int { migrations.count }

  /// Makes sure that the file is one of this schema, and not newer; changes nothing.
  /// - Returns: Its version.
  func examine(_ connection: Connection) throws -> Int {
    let action = "reading its version"
    let owner = try connection.number("PRAGMA application_id", action)
    let version = try connection.number("PRAGMA user_version", action)
    if owner != Self.applicationID {
      let isEmpty = try connection.number("SELECT count(*) FROM sqlite_schema", action) == 0
      guard isEmpty, owner == 0, version == 0 else {
        throw SQLiteModelError(
          kind: .foreign, path: connection.path, action: action, reason: "its application_id is \(owner)")
      }
    }
    guard version <= self.version else {
      throw SQLiteModelError(
        kind: .newer(version: version, known: self.version), path: connection.path, action: action,
        reason: "a newer version of the app has written it")
    }
    return version
  }

  /// Brings the file to this version, all the way or not at all.
  func migrate(_ connection: Connection) throws {
    let found = try connection.number("PRAGMA user_version", "reading its version")
    if found == version { return }
    do {
      try connection.transaction("IMMEDIATE", "bringing it from version \(found) to \(version)") {
        for statement in migrations[found...].joined() {
          try connection.execute(statement, "bringing it from version \(found) to \(version)")
        }
        try connection.execute("PRAGMA application_id = \(Self.applicationID)", "writing its version")
        try connection.execute("PRAGMA user_version = \(version)", "writing its version")
      }
    } catch let error as SQLiteModelError {
      throw error.asMigrationFailure(from: found)
    }
  }
}

extension SQLiteModelError {
  /// That what a migration asks for cannot be done; what has to do with the file or the disk stays what it is.
  fileprivate func asMigrationFailure(from version: Int) -> SQLiteModelError {
    guard case .failed = kind else { return self }
    return SQLiteModelError(kind: .migrationFailed(from: version), path: path, action: action, reason: reason)
  }
}
