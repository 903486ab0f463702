import Foundation

/// Makes records of the steps of several types.
///
/// `@unchecked Sendable`: it does not change once the first step comes, and the encoder may be used on any thread.
final class RecordEncoders: @unchecked Sendable {
  private let encoder: JSONEncoder
  @exclusivity(unchecked) private var encoders: [ObjectIdentifier: (AnyStep) throws -> ModelRecord?] = [:]

  init(_ encoder: JSONEncoder) {
    self.encoder = encoder
  }

  /// Makes it know a type.
  /// - Returns: Whether it did not yet.
  func add<Model: StoredModel & Encodable>(_ type: Model.Type) -> Bool where Model.ID: LosslessStringConvertible {
    let key = ObjectIdentifier(Step<Model>.self)
    guard encoders[key] == nil else { return false }
    let name = String(describing: type)
    encoders[key] = { [encoder] step in
      // Only steps of this type have this key.
      let step = unsafeDowncast(step, to: Step<Model>.self)
      if step.isFarewell { return nil }
      let data = try step.model.map { try encoder.encode($0) }
      return ModelRecord(type: name, id: step.id.description.canonical, data: data)
    }
    return true
  }

  /// The record of a step; nil where nothing is to be written.
  func record(of step: AnyStep) throws -> ModelRecord? {
    try encoders[ObjectIdentifier(type(of: step))]?(step)
  }
}
