#if !canImport(UIKit)
  public import Foundation

  /// How a bar looks (UIKit).
  @preconcurrency @MainActor
  open class UIBarAppearance {
    /// The color behind it.
    open var backgroundColor: UIColor?
    /// The picture behind it.
    open var backgroundImage: UIImage?
    /// The color of the line at its edge.
    open var shadowColor: UIColor? = .separator
    /// Whether what is behind shines through.
    final var isTransparent = false

    /// Makes the standard look.
    public init() {}

    /// Takes the standard look.
    open func configureWithDefaultBackground() { reset(color: nil, isTransparent: false) }

    /// Takes a look that hides what is behind.
    open func configureWithOpaqueBackground() { reset(color: .systemBackground, isTransparent: false) }

    /// Takes a look without background and line.
    open func configureWithTransparentBackground() {
      reset(color: nil, isTransparent: true)
      shadowColor = nil
    }

    private func reset(color: UIColor?, isTransparent: Bool) {
      backgroundColor = color
      backgroundImage = nil
      shadowColor = .separator
      self.isTransparent = isTransparent
    }
  }

  /// How a navigation bar looks (UIKit).
  @preconcurrency @MainActor
  open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How a large title is drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// How a tab bar looks (UIKit).
  @preconcurrency @MainActor
  open class UITabBarAppearance: UIBarAppearance {}

  /// How a toolbar looks (UIKit).
  @preconcurrency @MainActor
  open class UIToolbarAppearance: UIBarAppearance {}
#endif
