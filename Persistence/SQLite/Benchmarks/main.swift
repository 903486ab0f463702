import Foundation
import WeirModels
import WeirModelsSQLite

// How many models are written and read in a second, beside the same work with a file for each model.
// `SQLiteBenchmarks N` takes N models (1,000,000 by default).

struct Article: StoredModel, Codable, Equatable {
  let id: Int
  var title: String
  var summary: String
  var likes: Int
}

/// Seconds on the clock.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let taken = try clock.measure(body).components
  return Double(taken.seconds) + Double(taken.attoseconds) / 1e18
}

func row(_ name: String, _ count: Int, _ seconds: Double) {
  let name = name.padding(toLength: 52, withPad: " ", startingAt: 0)
  print(name + String(format: "%10.0f a second %10.2f µs each", Double(count) / seconds, seconds / Double(count) * 1e6))
}

func article(_ id: Int) -> Article {
  Article(id: id, title: "Article \(id)", summary: "How weirs are built, part \(id)", likes: id % 100)
}

/// Only the database: data that are encoded already.
func measureDatabase(_ file: URL, _ count: Int) throws {
  let models = try SQLiteModelPersistence(file) { print($0) }
  let data = try (0..<1000).map { try JSONEncoder().encode(article($0)) }
  let given = try seconds {
    for id in 0..<count { try models.setData(data[id % 1000], ofType: "Raw", id: "\(id)") }
  }
  let rest = try seconds { try models.flushNow() }
  row("give (the caller's time)", count, given)
  row("write (until all is in the database)", count, given + rest)
  row(
    "write again, in one transaction each 100", count,
    try seconds {
      for id in 0..<count {
        try models.setData(data[(id + 1) % 1000], ofType: "Raw", id: "\((id &* 7919) % count)")
        if id % 100 == 99 { try models.flushNow() }
      }
      try models.flushNow()
    })
  var found = 0
  row("read all", count, try seconds { try models.forEach(ofType: "Raw") { _, _ in found += 1 } })
  let some = min(count, 100_000)
  row(
    "read one of them", some,
    try seconds {
      for id in 0..<some { found += try models.data(ofType: "Raw", id: "\((id &* 7919) % count)") == nil ? 0 : 1 }
    })
  print("found \(found)")
}

/// A store that is kept: encoding, decoding and the store itself are in it.
func measureStore(_ name: String, _ persistence: any ModelPersistence, _ count: Int, flush: () throws -> Void) throws {
  let store = ModelStore(keeping: .forever)
  let keeping = store.persist(Article.self, in: persistence) { print($0) }
  let given = seconds {
    for id in 0..<count { store.addAndUpdate(article(id)) }
  }
  let rest = try seconds { try flush() }
  row("\(name): a store's changes (the caller's time)", count, given)
  row("\(name): a store's changes, written", count, given + rest)
  keeping.dispose()
  let next = ModelStore(keeping: .forever)
  row("\(name): a store comes back", count, try seconds { try next.restore(Article.self, from: persistence) })
  print("restored \(next.count)")
}

func run(_ count: Int) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SQLiteBenchmarks-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("raw.sqlite")
  try measureDatabase(file, count)
  let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
  print("the database has \(size / count) bytes a model")
  let models = try SQLiteModelPersistence(folder.appendingPathComponent("store.sqlite")) { print($0) }
  try measureStore("SQLite", models, count) { try models.flushNow() }
  let few = min(count, 20_000)
  let files = FileModelPersistence(folder: folder.appendingPathComponent("files"))
  try measureStore("files", files, few) {}
  let opening = try seconds { _ = try SQLiteModelPersistence(file) { print($0) } }
  print("opening a database of \(count) models: \(opening) s")
  var options = SQLiteModelPersistence.Options()
  options.checksWhole = true
  let checking = try seconds { _ = try SQLiteModelPersistence(file, options: options) { print($0) } }
  print("opening it with a whole check: \(checking) s")
}

try run(CommandLine.arguments.dropFirst().first.flatMap { Int($0) }.map { max(1, $0) } ?? 1_000_000)
