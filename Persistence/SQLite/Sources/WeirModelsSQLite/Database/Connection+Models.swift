import Foundation

/// What is done to the models in a database.
extension Connection {
  func data(_ type: String, _ id: String) throws -> Data? {
    try SQLiteModelError.naming("reading \(type) \(id)") {
      let select = try statement("SELECT payload FROM model WHERE type = ? AND id = ?", "reading a model")
      defer { select.reset() }
      try select.bind(type, 1)
      try select.bind(id, 2)
      return try select.step() ? select.data(0) : nil
    }
  }

  func ids(_ type: String) throws -> [String] {
    let select = try statement("SELECT id FROM model WHERE type = ?", "reading ids")
    defer { select.reset() }
    try select.bind(type, 1)
    var ids: [String] = []
    while try select.step() { ids.append(select.text(0)) }
    return ids
  }

  func forEach(_ type: String, _ body: (_ id: String, _ data: Data) throws -> Void) throws {
    let select = try statement("SELECT id, payload FROM model WHERE type = ?", "reading models")
    defer { select.reset() }
    try select.bind(type, 1)
    while try select.step() { try body(select.text(0), select.data(1)) }
  }

  func put(_ type: String, _ id: String, _ data: Data, at time: Int64) throws {
    let insert = try statement(
      "INSERT OR REPLACE INTO model (type, id, payload, updated) VALUES (?, ?, ?, ?)", "writing models")
    try insert.bind(type, 1)
    try insert.bind(id, 2)
    try insert.bind(data, 3)
    try insert.bind(time, 4)
    try insert.run()
  }

  func remove(_ type: String, _ id: String) throws {
    let delete = try statement("DELETE FROM model WHERE type = ? AND id = ?", "removing models")
    try delete.bind(type, 1)
    try delete.bind(id, 2)
    try delete.run()
  }

  func removeAll(_ type: String) throws {
    let delete = try statement("DELETE FROM model WHERE type = ?", "removing models")
    try delete.bind(type, 1)
    try delete.run()
  }

  func removeAll() throws { try statement("DELETE FROM model", "removing models").run() }

  /// Removes those that were written longest ago, until no more than so many are left; O(the limit).
  func keep(atMost limit: Int) throws {
    let delete = try statement(
      "DELETE FROM model WHERE number <= (SELECT number FROM model ORDER BY number DESC LIMIT 1 OFFSET ?)",
      "removing the oldest models")
    try delete.bind(Int64(limit), 1)
    try delete.run()
  }

  /// Removes those that were written before a time; O(n).
  func forget(before time: Date) throws {
    let delete = try statement("DELETE FROM model WHERE updated < ?", "removing old models")
    try delete.bind(time.milliseconds, 1)
    try delete.run()
  }
}

extension Date {
  /// The time as it stands in the database; a number for any date.
  var milliseconds: Int64 { Int64(exactly: (timeIntervalSince1970 * 1000).rounded()) ?? (self < Date() ? .min : .max) }
}
