#if !canImport(UIKit)
  public import Foundation

  extension UIButton {
    /// What is called when the state of a button changes (UIKit).
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// What kind of button it is (UIKit).
    public enum ButtonType: Int, Sendable {
      /// Without a look of its own.
      case custom
      /// As the system's.
      case system
      /// A button with an i, for more.
      case detailDisclosure
      /// A light button with an i.
      case infoLight
      /// A dark button with an i.
      case infoDark
      /// A button with a plus.
      case contactAdd
      /// A button that closes.
      case close = 7
    }

    /// What a button is for (UIKit).
    public enum Role: Int, Sendable {
      /// Nothing in particular.
      case normal
      /// The one that is most likely meant.
      case primary
      /// Gives up.
      case cancel
      /// Destroys something.
      case destructive
    }

    /// What a button shows, as one value (UIKit).
    public struct Configuration {
      /// How much it stands out.
      enum Look: Hashable { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }

      /// How large a button is (UIKit).
      public enum Size: Int, Sendable {
        /// Middle-sized.
        case medium
        /// Small.
        case small
        /// Tiny.
        case mini
        /// Large.
        case large
      }

      /// How round the corners are (UIKit).
      public enum CornerStyle: Int, Sendable {
        /// As set.
        case fixed = -1
        /// As set, and as the person's text size.
        case dynamic
        /// A little.
        case small
        /// More.
        case medium
        /// Much.
        case large
        /// Half a circle.
        case capsule
      }

      let look: Look
      /// The title.
      public var title: String?
      /// The title with attributes.
      public var attributedTitle: AttributedString?
      /// The text below the title.
      public var subtitle: String?
      /// The picture.
      public var image: UIImage?
      /// Where the picture lies.
      public var imagePlacement: NSDirectionalRectEdge = .leading
      /// The space between the picture and the title.
      public var imagePadding: CGFloat = 0
      /// The space between the title and the text below.
      public var titlePadding: CGFloat = 1
      /// The space around all.
      public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      /// The color of title and picture.
      public var baseForegroundColor: UIColor?
      /// The color behind them.
      public var baseBackgroundColor: UIColor?
      /// How large it is.
      public var buttonSize = Size.medium
      /// How round the corners are.
      public var cornerStyle = CornerStyle.dynamic
      /// Whether it shows that something goes on.
      public var showsActivityIndicator = false

      /// Only a title.
      public static func plain() -> Configuration { Configuration(look: .plain) }
      /// Lightly filled with the tint.
      public static func tinted() -> Configuration { Configuration(look: .tinted) }
      /// Filled with gray.
      public static func gray() -> Configuration { Configuration(look: .gray) }
      /// Filled with the tint.
      public static func filled() -> Configuration { Configuration(look: .filled) }
      /// Without a border.
      public static func borderless() -> Configuration { Configuration(look: .borderless) }
      /// With a border.
      public static func bordered() -> Configuration { Configuration(look: .bordered) }
      /// With a border in the tint.
      public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
      /// With a border, and filled.
      public static func borderedProminent() -> Configuration { Configuration(look: .borderedProminent) }
    }
  }

  /// Edges of a rectangle in the direction of the language (UIKit).
  public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes edges of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Where the language begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Where the language ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
  }
#endif
