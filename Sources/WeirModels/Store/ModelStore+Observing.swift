public import WeirStreams

extension ModelStore {
  /// The model of an id: what it is now, at once, and then each change, once; nil while there is none.
  ///
  /// It never ends. A model is kept while it is observed. When the store is gone, nothing more is sent.
  /// An update costs its own observers only, however many others there are.
  public func observe<Model: StoredModel>(_ type: Model.Type = Model.self, id: Model.ID) -> Observable<Model?> {
    let table = table(of: type)
    return .create { KeyWatch<Model.ID, Model?>($0).run(table, id) }
  }

  /// The models of a list of ids, in its order and without those that are not there: now, and after each change of one.
  ///
  /// A transaction is one change. Each change costs O(the list). An id may be in it several times.
  public func observe<Model: StoredModel>(_ type: Model.Type = Model.self, ids: [Model.ID]) -> Observable<[Model]> {
    let table = table(of: type)
    return .create { ListWatch(ids, $0).run(table) }
  }

  /// The models that a query asks for: now, and after each change of them.
  ///
  /// A transaction is one change. Each change of the type costs a call of the predicate, and O(m log m) for the m models
  /// that match where these change. Models that a query finds are not kept by it.
  public func observe<Model: StoredModel>(
    _ type: Model.Type = Model.self, _ query: ModelQuery<Model>
  ) -> Observable<[Model]> {
    let table = table(of: type)
    return .create { QueryWatch(query, $0).run(table) }
  }
}

extension ModelStore {
  /// The changes of all models of a type from now on; those of a transaction come together.
  ///
  /// Each costs O(1), however many models there are.
  public func changes<Model: StoredModel>(of type: Model.Type) -> Observable<[ModelChange<Model>]> {
    let table = table(of: type)
    return .create { ChangeWatch($0).run(table) }
  }
}
