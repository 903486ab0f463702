/// The tables by the type of their models.
///
/// `@unchecked Sendable`: the dictionary is guarded by `lock`.
final class ModelTables: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var tables: [ObjectIdentifier: AnyTable] = [:]

  var all: [AnyTable] { lock.withLock { Array(tables.values) } }

  func table<Model: StoredModel>(of type: Model.Type, _ idle: IdleList) -> ModelTable<Model> {
    let key = ObjectIdentifier(type)
    let table = lock.withLock {
      if let table = tables[key] { return table }
      let table = ModelTable<Model>(idle)
      tables[key] = table
      return table
    }
    // It was made for this very type.
    return unsafeDowncast(table, to: ModelTable<Model>.self)
  }
}
