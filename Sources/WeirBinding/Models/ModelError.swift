import Foundation

/// Why a list cannot tell a model.
enum ModelError: Error, CustomStringConvertible {
  /// The data source tells none.
  case untold
  /// It is of another type.
  case otherType(IndexPath, String)

  var description: String {
    switch self {
    case .untold: "the data source tells no models"
    case .otherType(let path, let type): "the model at \(ModelError.name(path)) is a \(type)"
    }
  }

  static func name(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ", ") }

  /// The model of a row, as a data source tells it.
  @MainActor
  static func model<Model>(at path: IndexPath, of dataSource: AnyObject?) throws -> Model {
    guard let source = dataSource as? any SectionedViewDataSourceType else { throw ModelError.untold }
    let model = try source.model(at: path)
    guard let typed = model as? Model else { throw ModelError.otherType(path, "\(Swift.type(of: model))") }
    return typed
  }

  static func report(_ error: any Error, _ model: Any.Type, _ path: IndexPath, type: String) {
    WeirDiagnostics.report(
      type, rule: "the data source tells the models that are asked for",
      value: "\(model) at \(name(path)): \(error)",
      remedy: "bind the rows by a member of rx, or let the data source be a SectionedViewDataSourceType of such models")
  }
}
