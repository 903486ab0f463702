/// The actions that a session can be written and read with, by name.
///
///     let catalog = ActionCatalog().adding(SignIn.self).adding(CounterAction.self)
///
/// The name is that of the type unless another one is given; keep it when the type is renamed.
public struct ActionCatalog {
  private struct Kind {
    let name: String
    let encode: (any Action) throws -> JSONValue?
    let decode: (JSONValue) throws -> any Action
  }

  private var byName: [String: Kind] = [:]
  private var byType: [ObjectIdentifier: Kind] = [:]

  /// Makes an empty catalogue.
  public init() {}

  /// This catalogue with another type of actions.
  public func adding<Known: Action & Codable>(_ type: Known.Type, name: String? = nil) -> ActionCatalog {
    let kind = Kind(
      name: name ?? "\(type)", encode: { action in try (action as? Known).map { try JSONValue(encoding: $0) } },
      decode: { try $0.decode(Known.self) })
    var catalog = self
    catalog.byName[kind.name] = kind
    catalog.byType[ObjectIdentifier(type)] = kind
    return catalog
  }

  /// The name and the JSON of an action; nil where its type is not in the catalogue.
  func encode(_ action: any Action) throws -> (name: String, payload: JSONValue)? {
    guard let kind = byType[ObjectIdentifier(type(of: action))] else { return nil }
    return try kind.encode(action).map { (kind.name, $0) }
  }

  /// The action with a name; nil where there is no such name in the catalogue.
  func decode(_ name: String, _ payload: JSONValue) throws -> (any Action)? { try byName[name]?.decode(payload) }
}
