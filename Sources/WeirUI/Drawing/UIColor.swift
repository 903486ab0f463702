#if !canImport(UIKit)
  public import Foundation

  /// A color, with its opacity (UIKit).
  ///
  /// A value that does not change; any thread. Two colors are equal when their components are, and their names where they
  /// have one; colors that are made by a closure are equal only to themselves.
  public final class UIColor: Sendable {
    /// What the color is made of.
    enum Source: Sendable {
      /// Red, green, blue and alpha.
      case components(RGBA)
      /// A color that the system names, in light and in dark.
      case system(name: String, light: RGBA, dark: RGBA)
      /// A color of the app's assets, which are not read here.
      case named(String)
      /// A color that depends on the traits.
      case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    /// Red, green, blue and alpha, from 0 to 1.
    struct RGBA: Hashable, Sendable {
      var red: CGFloat
      var green: CGFloat
      var blue: CGFloat
      var alpha: CGFloat
    }

    let source: Source

    init(source: Source) { self.source = source }

    /// Makes a color of its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      source = .components(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a color of hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      let sector = (min(max(hue, 0), 1) * 6).truncatingRemainder(dividingBy: 6)
      func part(_ shift: CGFloat) -> CGFloat {
        let place = (shift + sector).truncatingRemainder(dividingBy: 6)
        return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
      }
      self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Makes a color that is in the app's assets; they are not read here, so the color is known by its name alone.
    public convenience init?(named name: String) {
      guard !name.isEmpty else { return nil }
      self.init(source: .named(name))
    }

    /// Makes a color of a layer's color.
    public convenience init(cgColor: CGColor) {
      let parts = cgColor.components ?? []
      if parts.count == 2 {
        self.init(white: parts[0], alpha: parts[1])
      } else {
        let full = parts + Array(repeating: 0, count: max(0, 4 - parts.count))
        self.init(red: full[0], green: full[1], blue: full[2], alpha: full[3])
      }
    }

    /// Makes a color that depends on the traits, such as light and dark.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.init(source: .dynamic(dynamicProvider))
    }
  }
#endif
