import WeirStreams

/// The tables by the type of their models.
///
/// They are few, so that looking at one after the other is faster than hashing.
///
/// `@unchecked Sendable`: they are guarded by `lock`.
final class ModelTables: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var tables: [(type: ObjectIdentifier, table: AnyTable)] = []

  var all: [AnyTable] { lock.withLock { tables.map(\.table) } }

  func table<Model: StoredModel>(of type: Model.Type, _ idle: IdleList) -> ModelTable<Model> {
    let key = ObjectIdentifier(type)
    let table = lock.withLock {
      for entry in tables where entry.type == key { return entry.table }
      let table = ModelTable<Model>(idle)
      tables.append((key, table))
      return table
    }
    // It was made for this very type.
    return unsafeDowncast(table, to: ModelTable<Model>.self)
  }
}
