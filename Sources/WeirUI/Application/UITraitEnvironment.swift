#if !canImport(UIKit)
  /// What has traits (UIKit).
  @preconcurrency @MainActor
  public protocol UITraitEnvironment: AnyObject {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  }

  /// A trait that one can ask to hear of (UIKit).
  public protocol UITraitDefinition {
    /// Whether it differs between two collections.
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
  }

  /// Light or dark, as a trait to hear of (UIKit).
  public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Whether it differs between two collections.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
      one.userInterfaceStyle != other.userInterfaceStyle
    }
  }

  /// How wide it is, as a trait to hear of (UIKit).
  public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Whether it differs between two collections.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
      one.horizontalSizeClass != other.horizontalSizeClass
    }
  }

  /// How high it is, as a trait to hear of (UIKit).
  public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Whether it differs between two collections.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
      one.verticalSizeClass != other.verticalSizeClass
    }
  }

  /// The direction of reading, as a trait to hear of (UIKit).
  public enum UITraitLayoutDirection: UITraitDefinition {
    /// Whether it differs between two collections.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
      one.layoutDirection != other.layoutDirection
    }
  }

  /// What stops hearing of changes of traits (UIKit).
  @preconcurrency @MainActor
  public protocol UITraitChangeRegistration: AnyObject {}

  /// One who hears of changes of traits.
  final class TraitRegistration: UITraitChangeRegistration {
    let traits: [any UITraitDefinition.Type]
    let handler: (UIViewController, UITraitCollection) -> Void

    init(_ traits: [any UITraitDefinition.Type], _ handler: @escaping (UIViewController, UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }
#endif
