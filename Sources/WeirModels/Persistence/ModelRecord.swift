public import Foundation

/// What a persistence is to keep of one model.
public struct ModelRecord: Sendable, Equatable {
  /// The name of the model's type.
  public let type: String
  /// The id, as text.
  public let id: String
  /// The encoded model; nil where it was removed.
  public let data: Data?

  /// Makes a record.
  public init(type: String, id: String, data: Data?) {
    self.type = type
    self.id = id
    self.data = data
  }
}
