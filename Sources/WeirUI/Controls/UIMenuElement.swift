#if !canImport(UIKit)
  /// What stands in a menu: an action, or a menu inside it (UIKit).
  @preconcurrency @MainActor
  open class UIMenuElement {
    /// How an element is shown (UIKit).
    public struct Attributes: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Makes attributes of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// It cannot be chosen.
      public static let disabled = Attributes(rawValue: 1)
      /// It destroys something.
      public static let destructive = Attributes(rawValue: 2)
      /// It is not shown.
      public static let hidden = Attributes(rawValue: 4)
      /// The menu stays when it is chosen.
      public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an element is ticked (UIKit).
    public enum State: Int, Sendable {
      /// Not ticked.
      case off
      /// Ticked.
      case on
      /// Ticked in part.
      case mixed
    }

    /// Its title.
    open var title: String
    /// The text below the title.
    open var subtitle: String?
    /// Its picture.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
      self.title = title
      self.subtitle = subtitle
      self.image = image
    }
  }

  /// A menu of actions and menus (UIKit).
  @preconcurrency @MainActor
  open class UIMenu: UIMenuElement {
    /// What a menu is known by (UIKit).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown (UIKit).
    public struct Options: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Its elements stand in the menu that it is in.
      public static let displayInline = Options(rawValue: 1)
      /// It destroys something.
      public static let destructive = Options(rawValue: 2)
      /// One element of it is ticked.
      public static let singleSelection = Options(rawValue: 32)
    }

    /// What it is known by.
    public let identifier: Identifier
    /// How it is shown.
    public let options: Options
    /// What stands in it.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
      options: Options = [], children: [UIMenuElement] = []
    ) {
      self.identifier = identifier ?? Identifier(UniqueName.next("menu"))
      self.options = options
      self.children = children
      super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
      UIMenu(
        title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }
  }

  /// Names for what is given none.
  @MainActor
  enum UniqueName {
    private static var count = 0

    static func next(_ kind: String) -> String {
      count += 1
      return "weir.\(kind).\(count)"
    }
  }
#endif
