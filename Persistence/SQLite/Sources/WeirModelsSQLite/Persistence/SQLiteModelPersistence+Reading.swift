public import Foundation

extension SQLiteModelPersistence {
  /// The data of a model; nil if there are none.
  ///
  /// - Throws: ``SQLiteModelError``.
  public func data(ofType type: String, id: String) throws -> Data? {
    // What is not pending now has been written, and is found by whoever looks later.
    switch writer.pending.fate(of: .init(type: type, id: id)) {
    case .kept(let data): data
    case .gone: nil
    case nil: try readers.with { try $0.data(type, id) }
    }
  }

  /// The ids of all models of a type, in no order, as of one moment.
  ///
  /// - Throws: ``SQLiteModelError``.
  public func ids(ofType type: String) throws -> [String] {
    try withSnapshot { connection, pending in
      let written = try connection.ids(type)
      if pending.isEmpty { return written }
      let lasting = written.filter { pending.fate(of: .init(type: type, id: $0)) == nil }
      return lasting + pending.kept(type).map(\.id)
    }
  }

  /// Calls a closure with each model of a type, in no order, as of one moment.
  ///
  /// The closure may use the persistence; what it changes is not among them.
  /// - Throws: ``SQLiteModelError``, or what the closure throws.
  public func forEach(ofType type: String, _ body: (_ id: String, _ data: Data) throws -> Void) throws {
    try withSnapshot { connection, pending in
      let isAll = pending.isEmpty
      try connection.forEach(type) { id, data in
        if isAll || pending.fate(of: .init(type: type, id: id)) == nil { try body(id, data) }
      }
      for (id, data) in pending.kept(type) { try body(id, data) }
    }
  }

  /// Runs the body with what is in the database and what is pending at one moment.
  ///
  /// Where a batch began or ended to be written while the two were looked at, it looks again. That takes far less time
  /// than to write a batch, so that it succeeds soon.
  /// - Parameter between: What happens between the two looks, in tests.
  func withSnapshot<Result>(
    between: () throws -> Void = {}, _ body: (Connection, PendingWrites.Snapshot) throws -> Result
  ) throws -> Result {
    try readers.with { connection in
      while true {
        let pending = writer.pending.snapshot
        try between()
        try connection.execute("BEGIN", "reading models")
        defer { try? connection.execute("ROLLBACK", "reading models") }
        // Only the first reading makes the database stand still.
        _ = try connection.number("SELECT 1 FROM model LIMIT 1", "reading models")
        if writer.pending.isCurrent(pending) { return try body(connection, pending) }
      }
    }
  }
}
