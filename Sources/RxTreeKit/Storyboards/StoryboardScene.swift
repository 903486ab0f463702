/// A scene of a storyboard: a controller, or a reference to a scene of another storyboard.
struct StoryboardScene: Hashable {
  /// Where a reference leads: no storyboard means its own, no identifier the initial scene.
  struct Reference: Hashable {
    let storyboard: String?
    let identifier: String?
  }

  /// The controller's custom class.
  var className: String?
  /// The object that a navigation controller shows first.
  var root: String?
  var reference: Reference?
  /// The objects that segues lead to, by the segues' identifiers; nearly always one each.
  var segues: [String: [String]] = [:]
}
