#if !canImport(UIKit)
  import Foundation

  /// What a view shows, as one value that makes the view for it (UIKit).
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {
    /// Makes the view.
    func makeContentView() -> any UIView & UIContentView
  }

  /// A view that shows a configuration (UIKit).
  @preconcurrency @MainActor
  public protocol UIContentView: UIView {
    /// What it shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether it can show another configuration, so that no new view has to be made; no by default.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
  }

  extension UIContentView {
    /// No.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { false }
  }

  /// What a row of a list shows: a picture and two texts (UIKit).
  public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks (UIKit).
    public struct TextProperties: Sendable {
      /// The font.
      public var font: UIFont
      /// The color.
      public var color: UIColor
      /// How many lines it may have; 0 is any number.
      public var numberOfLines = 0
    }

    /// The text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// The picture.
    public var image: UIImage?
    /// How the text looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel)
    /// Whether the second text stands beside the first.
    public var prefersSideBySideTextAndSecondaryText = false

    /// For a cell with a text.
    public nonisolated static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// For a cell with a text and a smaller one below.
    public nonisolated static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// For a cell with a text and a value at the end.
    public nonisolated static func valueCell() -> UIListContentConfiguration {
      var configuration = UIListContentConfiguration()
      configuration.prefersSideBySideTextAndSecondaryText = true
      configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
      return configuration
    }

    nonisolated init() {}

    /// Makes the view.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  }
#endif
