/// What a type is to navigation.
enum Role: Hashable {
  /// An RxFlow flow.
  case flow
  case coordinator
  /// A view controller.
  case screen
  /// A SwiftUI view: a screen when a hosting controller shows it.
  case view
  /// Where the system starts the app: an app or scene delegate, or SwiftUI's `App`.
  case entry
  case other

  /// Whether it leads to others by itself.
  var isFlow: Bool { self == .flow || self == .coordinator }
  /// Whether it can be a node of the graph.
  var isNode: Bool { isFlow || self == .screen }
}
