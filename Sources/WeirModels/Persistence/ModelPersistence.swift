public import Foundation

/// A place that keeps encoded models, such as files or a database.
///
/// The core does not know of it: models are put in and taken out by ``ModelStore/persist(_:in:encoder:onError:)`` and
/// ``ModelStore/restore(_:ids:from:decoder:)``. It may be called on any thread, and on several at once.
public protocol ModelPersistence: Sendable {
  /// The data of a model; nil if there are none.
  func data(ofType type: String, id: String) throws -> Data?

  /// Keeps the data of a model, in the place of those that it has.
  func setData(_ data: Data, ofType type: String, id: String) throws

  /// Forgets a model, if it has it.
  func removeData(ofType type: String, id: String) throws

  /// The ids of all models of a type, in no order.
  func ids(ofType type: String) throws -> [String]

  /// Keeps what one change of a store, such as a transaction, has made of some models: all of it at once, if it can.
  ///
  /// Unless it is given, it keeps one record after the other, as ``setData(_:ofType:id:)`` and
  /// ``removeData(ofType:id:)`` do.
  /// - Parameters:
  ///   - records: One for each model, in the order of the changes.
  ///   - onError: Gets why a record is not kept; the others are kept all the same.
  func write(_ records: [ModelRecord], onError: (any Error) -> Void)

  /// Calls a closure with each model of a type, in no order.
  ///
  /// Unless it is given, it asks for the ids first, and then for the data of each.
  /// - Throws: What reading throws, or the closure.
  func forEach(ofType type: String, _ body: (_ id: String, _ data: Data) throws -> Void) throws
}

extension ModelPersistence {
  /// Keeps one record after the other.
  public func write(_ records: [ModelRecord], onError: (any Error) -> Void) {
    for record in records {
      do {
        if let data = record.data {
          try setData(data, ofType: record.type, id: record.id)
        } else {
          try removeData(ofType: record.type, id: record.id)
        }
      } catch {
        onError(error)
      }
    }
  }

  /// Asks for the ids, and then for the data of each; one that has gone meanwhile is left out.
  public func forEach(ofType type: String, _ body: (_ id: String, _ data: Data) throws -> Void) throws {
    for id in try ids(ofType: type) {
      if let data = try data(ofType: type, id: id) { try body(id, data) }
    }
  }
}
