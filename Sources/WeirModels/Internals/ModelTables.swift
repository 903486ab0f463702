import WeirStreams

/// The tables by the type of their models.
///
/// They are few, so that looking at one after the other is faster than hashing.
///
/// `@unchecked Sendable`: they are guarded by `lock`.
@usableFromInline
final class ModelTables: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @usableFromInline @exclusivity(unchecked) var tables: [(type: ObjectIdentifier, table: AnyTable)] = []

  init() {}

  var all: [AnyTable] { lock.withLock { tables.map(\.table) } }

  /// The table of a type, made if there is none.
  @inlinable
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
