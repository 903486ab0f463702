/// What a storyboard says about classes.
struct Storyboard: Hashable {
  /// The object that is shown first.
  var initial: String?
  /// The scenes by the identifiers of their controllers' objects.
  private(set) var scenes: [String: StoryboardScene] = [:]
  private var objects: [String: [String]] = [:]
  private var objectsByRSwiftName: [String: [String]] = [:]

  /// Adds a scene, unless an object with that identifier is there.
  mutating func add(_ scene: StoryboardScene, object: String, identifier: String?) {
    guard scenes[object] == nil else { return }
    scenes[object] = scene
    guard let identifier else { return }
    objects[identifier, default: []].append(object)
    for name in RSwiftName.names(of: identifier) { objectsByRSwiftName[name, default: []].append(object) }
  }

  /// The objects with an identifier for source, or the initial one; more than one only where a storyboard is broken.
  func objects(identifier: String?) -> [String] {
    guard let identifier else { return initial.map { [$0] } ?? [] }
    return objects[identifier] ?? []
  }

  /// The objects with a name that R.swift gives.
  func objects(rSwiftName name: String) -> [String] { objectsByRSwiftName[name] ?? [] }
}
