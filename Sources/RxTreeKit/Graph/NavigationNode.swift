/// A flow, a coordinator or a screen of an app.
public struct NavigationNode: Hashable, Sendable {
  /// What a node is.
  public enum Kind: String, Sendable, CaseIterable {
    /// An RxFlow `Flow`: turns steps into screens and child flows.
    case flow
    /// A coordinator: XCoordinator's, Cordux's or one that is written by hand.
    case coordinator
    /// A view controller (or a SwiftUI view in a hosting controller) that a person sees.
    case screen
  }

  /// Identifies a node within its graph.
  public struct ID: Hashable, Sendable, Comparable {
    /// The qualified name of the type, followed by `@file` where two types of the app have that name.
    public let text: String

    /// Creates an identifier.
    public init(_ text: String) { self.text = text }

    /// Orders by the bytes of the text.
    public static func < (left: ID, right: ID) -> Bool { ByteOrder.precedes(left.text, right.text) }
  }

  /// Identifies the node within its graph.
  public let id: ID
  /// The name to show: the type's name, qualified where it is nested in another type.
  public let name: String
  /// What the node is.
  public let kind: Kind
  /// Where the type is declared.
  public let place: SourcePlace
  /// The type of the screen's view model or reactor, where it can be told.
  public let viewModel: String?
  /// Whether it is a base class of others that nothing makes or shows itself.
  public let isBase: Bool

  /// Creates a node.
  public init(id: ID, name: String, kind: Kind, place: SourcePlace, viewModel: String? = nil, isBase: Bool = false) {
    self.id = id
    self.name = name
    self.kind = kind
    self.place = place
    self.viewModel = viewModel
    self.isBase = isBase
  }

  /// Whether the node leads to others by itself: a flow or a coordinator.
  public var isFlow: Bool { kind != .screen }
}
