#if !canImport(UIKit)
  /// What an action calls (UIKit).
  public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

  /// A title, a picture and a closure, for menus, buttons and events (UIKit).
  @preconcurrency @MainActor
  open class UIAction: UIMenuElement {
    /// What an action is known by (UIKit).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What it is known by; unique where none is given.
    public let identifier: Identifier
    /// A longer title.
    open var discoverabilityTitle: String?
    /// How it is shown.
    open var attributes: Attributes
    /// Whether it is ticked.
    open var state: State
    /// What sent it: a control or a bar item, while the handler runs.
    public internal(set) final var sender: Any?
    private let handler: UIActionHandler

    /// Makes an action.
    public init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
      handler: @escaping UIActionHandler
    ) {
      self.identifier = identifier ?? Identifier(UniqueName.next("action"))
      self.discoverabilityTitle = discoverabilityTitle
      self.attributes = attributes
      self.state = state
      self.handler = handler
      super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Calls the handler on behalf of a sender, which it does not keep.
    public func performWithSender(_ sender: Any?) {
      self.sender = sender
      handler(self)
      self.sender = nil
    }
  }
#endif
