public import Foundation
public import WeirStreams

extension ModelStore {
  /// Keeps the models of a type from now on: those that change are written, those that are removed are forgotten.
  ///
  /// A model that only leaves the memory stays kept. Each is written on the thread that changes it, before the observers
  /// that came later are told; put a persistence of your own in between to write elsewhere.
  /// - Parameters:
  ///   - type: The type; its name stands for it in the persistence.
  ///   - persistence: Where they are kept.
  ///   - encoder: How they are encoded.
  ///   - onError: Gets what goes wrong; the models after that are kept all the same.
  /// - Returns: What ends it.
  public func persist<Model: StoredModel & Encodable>(
    _ type: Model.Type, in persistence: any ModelPersistence, encoder: JSONEncoder = JSONEncoder(),
    onError: @escaping @Sendable (any Error) -> Void
  ) -> any Disposable where Model.ID: LosslessStringConvertible {
    changes(of: type).subscribe(onNext: { changes in
      for change in changes {
        do { try change.write(to: persistence, encoder) } catch { onError(error) }
      }
    })
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
    let wanted = try ids?.map(\.description) ?? persistence.ids(ofType: name)
    let models = try wanted.compactMap { id in
      try persistence.data(ofType: name, id: id).map { try decoder.decode(type, from: $0) }
    }
    addAndUpdate(contentsOf: models)
  }
}

extension ModelChange where Model: Encodable, Model.ID: LosslessStringConvertible {
  fileprivate func write(to persistence: any ModelPersistence, _ encoder: JSONEncoder) throws {
    let type = String(describing: Model.self)
    switch self {
    case .stored(let model, let id): try persistence.setData(encoder.encode(model), ofType: type, id: id.description)
    case .removed(let id): try persistence.removeData(ofType: type, id: id.description)
    case .dropped: break
    }
  }
}
