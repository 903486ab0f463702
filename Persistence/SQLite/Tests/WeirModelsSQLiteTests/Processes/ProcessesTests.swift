import CommandSupport
import Foundation
import Testing

@testable import WeirModelsSQLite

/// What other processes do to a database: they write beside this one, and are killed while they write.
@Suite struct ProcessesTests {
  private let place = Workplace()

  /// The numbers of the rounds of all models of a type.
  private func rounds(_ type: String, _ models: SQLiteModelPersistence) throws -> [Int] {
    var rounds: [Int] = []
    try models.forEach(ofType: type) { _, data in
      let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      rounds.append(fields?["round"] as? Int ?? -1)
    }
    return rounds
  }

  /// Starts a process that writes rounds, and kills it when it has said a line.
  /// - Returns: The last round that it said to be done.
  private func killWriter(at line: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltCommand.path(of: "WritingProcess"))
    process.arguments = ["rounds", place.file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var said = ""
    while !said.contains(line + "\n") {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    said += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(!said.contains("error"), "\(said)")
    return said.split(separator: "\n").compactMap { $0.hasPrefix("done ") ? Int($0.dropFirst(5)) : nil }.max() ?? 0
  }

  @Test(arguments: 1...8) func aProcessThatIsKilledLeavesWholeTransactions(_ round: Int) throws {
    // At an odd round in the middle of a write, at an even one after it.
    let done = try killWriter(at: round % 2 == 1 ? "begun \(round)" : "done \(round)")
    var options = SQLiteModelPersistence.Options()
    options.checksWhole = true
    let (models, error) = try place.openOrStartAnew(options)
    #expect(error == nil)
    let (left, right) = (try rounds("Left", models), try rounds("Right", models))
    #expect(left.count == right.count)
    #expect(left.isEmpty || left.count == 500)
    let found = Set(left + right)
    #expect(found.count <= 1, "half a transaction: \(found)")
    // What was flushed is there; the one that was being written is there or not.
    #expect([done, done + 1].contains(found.first ?? 0))
  }

  @Test func severalWriteToOneFile() async throws {
    let program = try BuiltCommand.path(of: "WritingProcess")
    let (file, prefixes) = (place.file.path, ["a", "b", "c"])
    let results = try await withThrowingTaskGroup(of: CommandResult.self) { group in
      for prefix in prefixes {
        group.addTask { try await CommandRun(program, ["names", file, prefix, "60"]).result() }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for result in results {
      #expect(result.exitCode == 0)
      #expect(result.output == "" && result.error == "")
    }
    let names = prefixes.flatMap { prefix in (0..<60).map { (prefix + "\($0)", "\($0)") } }
    #expect(try place.open().all() == Dictionary(uniqueKeysWithValues: names))
  }

  @Test func severalThatFindADamagedFileMoveItOnce() async throws {
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try Data("no database at all".utf8).write(to: place.file)
    let opened = try await withThrowingTaskGroup(of: (SQLiteModelPersistence, SQLiteModelError?).self) { group in
      for _ in 0..<6 { group.addTask { [place] in try place.openOrStartAnew() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(opened.compactMap(\.1).count == 1)
    #expect(place.names == ["models.sqlite", "models.sqlite.damaged-1"])
    try opened[0].0.set("1", "a")
    try await opened[0].0.flush()
    #expect(try opened[5].0.text("a") == "1")
  }

  @Test func whatAnotherHasWrittenIsRead() async throws {
    let (one, other) = (try place.open(), try place.open())
    try one.set("1", "a")
    try await one.flush()
    #expect(try other.text("a") == "1")
    try other.removeData(ofType: "Name", id: "a")
    try await other.flush()
    #expect(try one.all().isEmpty)
  }
}
