import Foundation
import Testing

@testable import WeirModelsSQLite

@Suite struct SQLiteModelPersistenceOpeningTests {
  private let place = Workplace()

  @Test func theFolderIsMadeAndTheFileStays() throws {
    try place.fill(3)
    #expect(place.names == ["models.sqlite"])
    let (models, error) = try place.openOrStartAnew()
    #expect(error == nil)
    #expect(try models.all() == ["0": "0", "1": "1", "2": "2"])
  }

  @Test func theFileSaysWhatItIs() throws {
    try place.fill(1)
    let connection = try Connection(place.file.path, patience: 0)
    #expect(try connection.number("PRAGMA application_id", "") == Schema.applicationID)
    #expect(try connection.number("PRAGMA user_version", "") == Schema.current.version)
    #expect(try connection.text("PRAGMA journal_mode", "") == "wal")
  }

  @Test func aFileThatIsNoDatabaseIsMovedAside() throws {
    try place.fill(1)
    try Data("This is no database, however long it is read.".utf8).write(to: place.file)
    let strict = #expect(throws: SQLiteModelError.self) { try place.open() }
    #expect(strict?.kind == .damaged)
    #expect(strict?.movedTo == nil)
    #expect(place.names == ["models.sqlite"])

    let (models, error) = try place.openOrStartAnew()
    #expect(error?.kind == .damaged)
    let moved = place.file.path + ".damaged-1"
    #expect(
      error?.description
        == "\(place.file.path): opening it: it is damaged: file is not a database; it is kept at \(moved)")
    #expect(try String(contentsOfFile: moved, encoding: .utf8).hasPrefix("This is no database"))
    #expect(try models.all().isEmpty)
    try models.set("new", "a")
    #expect(try models.text("a") == "new")
  }

  @Test func eachDamagedFileIsKept() throws {
    for number in 1...3 {
      try place.fill(1)
      try Data("damage \(number)".utf8).write(to: place.file)
      let (_, error) = try place.openOrStartAnew()
      #expect(error?.movedTo == place.file.path + ".damaged-\(number)")
    }
    #expect(place.names == ["models.sqlite"] + (1...3).map { "models.sqlite.damaged-\($0)" })
  }

  @Test func aFileThatIsCutOffIsMovedAside() throws {
    try place.fill(5000)
    let handle = try FileHandle(forUpdating: place.file)
    try handle.truncate(atOffset: 20_000)
    try handle.close()
    let (models, error) = try place.openOrStartAnew()
    #expect(error?.kind == .damaged)
    #expect(try models.all().isEmpty)
  }

  @Test func damageInTheMiddleIsFoundByReadingOrByACheck() throws {
    try place.fill(20_000)
    try place.overwrite(from: 8192, Data(repeating: 0xAB, count: 400_000))
    do {
      let (models, error) = try place.openOrStartAnew()
      #expect(error == nil)
      let reading = #expect(throws: SQLiteModelError.self) { try models.all() }
      #expect(reading?.kind == .damaged)
      #expect(reading?.path == place.file.path)
    }
    var options = SQLiteModelPersistence.Options()
    options.checksWhole = true
    let (models, error) = try place.openOrStartAnew(options)
    #expect(error?.kind == .damaged)
    #expect(error?.action == "checking it")
    #expect(try models.all().isEmpty)
    #expect(place.names == ["models.sqlite", "models.sqlite.damaged-1"])
  }

  @Test func aSoundFileStandsTheCheck() throws {
    try place.fill(100)
    var options = SQLiteModelPersistence.Options()
    options.checksWhole = true
    let (models, error) = try place.openOrStartAnew(options)
    #expect(error == nil)
    #expect(try models.all().count == 100)
  }

  @Test func aDatabaseOfANewerVersionIsMovedAsideAsItIs() throws {
    try place.fill(2)
    try place.execute("PRAGMA user_version = 99", "ALTER TABLE model ADD COLUMN later TEXT")
    #expect(throws: SQLiteModelError.self) { try place.open() }
    let (models, error) = try place.openOrStartAnew()
    #expect(error?.kind == .newer(version: 99, known: Schema.current.version))
    #expect(try models.all().isEmpty)
    let moved = try #require(error?.movedTo)
    let old = try Connection(moved, patience: 0)
    #expect(try old.number("SELECT count(*) FROM model WHERE later IS NULL", "") == 2)
  }

  @Test func whatStandsInTheLogIsMovedWithTheFile() throws {
    let first = try place.open()
    try first.set("1", "a")
    try first.flushInTest()
    // It is only in the log: the database is still open.
    try place.overwrite(from: 60, Data([0, 0, 0, 99]))
    #expect(FileManager.default.fileExists(atPath: place.file.path + "-wal"))
    let moved = try DatabaseFile(path: place.file.path).moveAside("newer")
    #expect(FileManager.default.fileExists(atPath: moved + "-wal"))
    #expect(!FileManager.default.fileExists(atPath: place.file.path + "-wal"))
  }

  @Test func aDatabaseOfSomethingElseIsLeftAlone() throws {
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try place.execute("CREATE TABLE letter (text)", "INSERT INTO letter VALUES ('dear')")
    let before = try Data(contentsOf: place.file)
    for _ in 0..<2 {
      let error = #expect(throws: SQLiteModelError.self) { try place.openOrStartAnew() }
      #expect(error?.kind == .foreign)
    }
    #expect(try Data(contentsOf: place.file) == before)
    #expect(place.names == ["models.sqlite"])
  }

  @Test func whatIsNoFileIsToldAndLeftAlone() throws {
    try FileManager.default.createDirectory(at: place.file, withIntermediateDirectories: true)
    let folder = #expect(throws: SQLiteModelError.self) { try place.openOrStartAnew() }
    #expect(folder?.kind == .inaccessible)
    #expect(folder?.path == place.file.path)
    let below = Workplace()
    try Data().write(to: below.folder)
    let noFolder = #expect(throws: SQLiteModelError.self) { try below.open() }
    #expect(noFolder?.kind == .inaccessible)
    #expect(noFolder?.action == "making its folder")
  }

  @Test func aPipeIsNeitherWaitedForNorMoved() throws {
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try #require(mkfifo(place.file.path, 0o600) == 0)
    let error = #expect(throws: SQLiteModelError.self) { try place.openOrStartAnew() }
    #expect(error?.kind == .inaccessible)
    #expect(place.names == ["models.sqlite"])
  }

  @Test func aLinkLeadsToTheDatabase() throws {
    try place.fill(2)
    let link = place.folder.appendingPathComponent("link.sqlite")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.file)
    let models = try SQLiteModelPersistence(link) { place.tell($0) }
    #expect(try models.all().count == 2)
    try models.set("new", "0")
    try models.flushInTest()
    #expect(try place.open().text("0") == "new")
  }

  @Test func aLinkToADamagedDatabaseStaysALink() throws {
    try place.fill(1)
    try Data("no database".utf8).write(to: place.file)
    let link = place.folder.appendingPathComponent("link.sqlite")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.file)
    let (models, error) = try SQLiteModelPersistence.openOrStartAnew(link) { place.tell($0) }
    #expect(error?.movedTo == place.file.path + ".damaged-1")
    try models.set("new", "0")
    try models.flushInTest()
    #expect(place.names == ["link.sqlite", "models.sqlite", "models.sqlite.damaged-1"])
    #expect(try place.open().text("0") == "new")
  }

  @Test func anEmptyFileBecomesADatabase() throws {
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try Data().write(to: place.file)
    #expect(try place.openOrStartAnew().error == nil)
  }
}

extension SQLiteModelPersistence {
  /// `flushNow()`, for tests that do not wait for anything.
  func flushInTest() throws { try flushNow() }
}
