#if !canImport(UIKit)
  public import Foundation

  /// How a screen is shown: light or dark, narrow or wide, from left to right or from right to left (UIKit).
  ///
  /// Any thread; it never changes. A trait that is not specified is the default of its type.
  public final class UITraitCollection: Hashable, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// Makes one that specifies nothing.
    public convenience init() { self.init(TraitValues()) }

    /// Makes one that differs from nothing specified by what a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
      self.init(TraitValues().changed(by: mutations))
    }

    /// Makes one of several; of a trait that more than one specify the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
      self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Makes one that specifies light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Makes one that specifies how wide it is.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
      self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Makes one that specifies how high it is.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
      self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Makes one that specifies the direction of reading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
      self.init { $0.layoutDirection = layoutDirection }
    }

    /// Makes one that specifies how many pixels a point has.
    public convenience init(displayScale: CGFloat) {
      self.init { $0.displayScale = displayScale }
    }

    /// One that differs from this by what a closure sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
      UITraitCollection(values.changed(by: mutations))
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// How wide it is.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How high it is.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The direction of reading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// How many pixels a point has.
    public var displayScale: CGFloat { values.displayScale }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Whether colours may look different than with another one.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
      userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Whether everything that another one specifies is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
      guard let trait else { return true }
      return values.overridden(by: trait.values) == values
    }

    /// Whether both specify the same.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool { left.values == right.values }

    /// Hashes what is specified.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  extension UITraitCollection {
    /// The traits of what is being laid out or drawn: those of the main screen.
    public static let current = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .leftToRight
      $0.displayScale = 3
      $0.userInterfaceIdiom = .phone
    }
  }
#endif
