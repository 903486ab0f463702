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
}
