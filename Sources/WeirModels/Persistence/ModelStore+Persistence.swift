public import Foundation
public import WeirStreams

extension ModelStore {
  /// Keeps the models of some types from now on: those that change are written, those that are removed are forgotten.
  ///
  ///     let keeping = store.persist(Article.self, Author.self, in: persistence) { print($0) }
  ///
  /// What a transaction changes is given to the persistence together, whatever the types that are kept by one call. A
  /// model that only leaves the memory stays kept. All is encoded, and given, on the thread that makes the change, in
  /// the order of the changes and before the observers that came later are told; the persistence may write elsewhere.
  /// - Parameters:
  ///   - types: The types; the name of each stands for it in the persistence.
  ///   - persistence: Where they are kept.
  ///   - encoder: How they are encoded.
  ///   - onError: Gets what goes wrong; the models after that are kept all the same.
  /// - Returns: What ends it.
  public func persist<each Model: StoredModel & Encodable>(
    _ types: repeat (each Model).Type, in persistence: any ModelPersistence, encoder: JSONEncoder = JSONEncoder(),
    onError: @escaping @Sendable (any Error) -> Void
  ) -> any Disposable where repeat (each Model).ID: LosslessStringConvertible {
    let encoders = RecordEncoders(encoder)
    let watch = RecordWatch { steps in
      let records = steps.compactMap { step -> ModelRecord? in
        do { return try encoders.record(of: step) } catch { onError(error) }
        return nil
      }
      if !records.isEmpty { persistence.write(records, onError: onError) }
    }
    for type in repeat each types {
      if encoders.add(type) { watch.attach(to: table(of: type)) }
    }
    watch.open()
    return Disposables.create { watch.detach() }
  }

  /// Brings models back that a persistence has, as one change, by their merge rule.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - ids: Which; all that it has if nil.
  ///   - persistence: Where they are kept.
  ///   - decoder: How they are decoded.
  /// - Throws: What reading or decoding throws; then none has been brought back.
  public func restore<Model: StoredModel & Decodable>(
    _ type: Model.Type, ids: [Model.ID]? = nil, from persistence: any ModelPersistence,
    decoder: JSONDecoder = JSONDecoder()
  ) throws where Model.ID: LosslessStringConvertible {
    let name = String(describing: type)
    var models: [Model] = []
    if let ids {
      models = try ids.compactMap { id in
        try persistence.data(ofType: name, id: id.description.canonical).map { try decoder.decode(type, from: $0) }
      }
    } else {
      try persistence.forEach(ofType: name) { models.append(try decoder.decode(type, from: $1)) }
    }
    addAndUpdate(contentsOf: models)
  }
}
