import Foundation
import Testing

@testable import WeirModelsSQLite

@Suite struct SchemaTests {
  private let place = Workplace()

  private func opening(_ migrations: [String]...) -> Opening {
    let schema = Schema(migrations: Schema.current.migrations + migrations)
    return Opening(file: DatabaseFile(path: place.file.path), options: .init(), schema: schema)
  }

  @Test func anOlderDatabaseIsBroughtOnVersionByVersion() throws {
    try place.fill(3)
    let later = opening(
      ["ALTER TABLE model ADD COLUMN size INTEGER NOT NULL DEFAULT 0"],
      ["UPDATE model SET size = length(payload)", "CREATE INDEX bySize ON model (size)"])
    let connection = try later.open()
    #expect(try connection.number("PRAGMA user_version", "") == Schema.current.version + 2)
    #expect(try connection.number("SELECT sum(size) FROM model", "") == 3)
    // The second time nothing is left to do.
    _ = try later.open()
    let error = #expect(throws: SQLiteModelError.self) { try place.open() }
    #expect(error?.kind == .newer(version: Schema.current.version + 2, known: Schema.current.version))
  }

  @Test func aMigrationThatFailsLeavesTheDatabaseAsItWas() throws {
    try place.fill(3)
    let later = opening(["DELETE FROM model"], ["ALTER TABLE missing ADD COLUMN size"])
    let error = #expect(throws: SQLiteModelError.self) { try later.open() }
    #expect(error?.kind == .migrationFailed(from: Schema.current.version))
    #expect(error?.reason == "no such table: missing")
    #expect(try place.open().all().count == 3)
  }

  @Test func oneThatCannotBeBroughtOnIsMovedAside() throws {
    try place.fill(3)
    do {
      try place.execute("ALTER TABLE model ADD COLUMN size")
      let (models, error) = try SQLiteModelPersistence.openOrStartAnew(
        opening(["ALTER TABLE model ADD COLUMN size"]), onError: place.tell)
      // The fresh one has no such column yet.
      #expect(error?.kind == .migrationFailed(from: Schema.current.version))
      #expect(error?.movedTo == place.file.path + ".not-migrated-1")
      #expect(try models.all().isEmpty)
    }
    #expect(place.names == ["models.sqlite", "models.sqlite.not-migrated-1"])
  }

  @Test func aDiskThatIsFullIsNoFaultOfTheDatabase() throws {
    try place.fill(3)
    let connection = try Connection(place.file.path, patience: 0)
    try connection.execute("PRAGMA query_only = ON", "")
    let schema = Schema(migrations: Schema.current.migrations + [["DELETE FROM model"]])
    let error = #expect(throws: SQLiteModelError.self) { try schema.migrate(connection) }
    #expect(error?.kind == .readOnly)
  }
}
