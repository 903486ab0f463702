public import Foundation

extension SQLiteModelPersistence {
  /// Opens a database, and makes it, and its folder, if there is none.
  ///
  /// - Parameters:
  ///   - file: The file. SQLite keeps two more beside it while it is in use, named `-wal` and `-shm`.
  ///   - options: How.
  ///   - onError: Gets what keeps models from being written later, on any thread; once for each kind until they are written.
  /// - Throws: ``SQLiteModelError`` where it cannot be used; then the file is as it was.
  public convenience init(
    _ file: URL, options: Options = Options(), onError: @escaping @Sendable (SQLiteModelError) -> Void
  ) throws {
    try self.init(Opening(file: DatabaseFile(path: file.path), options: options), onError: onError)
  }

  convenience init(_ opening: Opening, onError: @escaping @Sendable (SQLiteModelError) -> Void) throws {
    self.init(try opening.open(), opening, onError: onError)
  }

  /// Opens a database; one that is damaged, newer or cannot be migrated is moved aside, and a fresh one takes its
  /// place.
  ///
  /// So an app starts whatever has become of the file, and nothing is lost: the file lies beside the fresh one, where
  /// ``SQLiteModelError/movedTo`` says. It is not moved where it is a database of something else, or cannot be read. No
  /// other process should have it open then: it would go on writing to the old one.
  /// - Returns: The persistence, and why it has started anew; nil if it has not.
  /// - Throws: ``SQLiteModelError`` where no database can be opened there.
  public static func openOrStartAnew(
    _ file: URL, options: Options = Options(), onError: @escaping @Sendable (SQLiteModelError) -> Void
  ) throws -> (persistence: SQLiteModelPersistence, error: SQLiteModelError?) {
    try openOrStartAnew(Opening(file: DatabaseFile(path: file.path), options: options), onError: onError)
  }

  static func openOrStartAnew(
    _ opening: Opening, onError: @escaping @Sendable (SQLiteModelError) -> Void
  ) throws -> (persistence: SQLiteModelPersistence, error: SQLiteModelError?) {
    let (connection, error) = try opening.openOrStartAnew()
    return (SQLiteModelPersistence(connection, opening, onError: onError), error)
  }
}
