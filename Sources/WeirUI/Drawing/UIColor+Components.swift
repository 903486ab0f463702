#if !canImport(UIKit)
  public import Foundation

  extension UIColor {
    /// The components, in light mode where they depend on the traits.
    var rgba: RGBA { components(in: UITraitCollection()) }

    func components(in traits: UITraitCollection) -> RGBA {
      switch source {
      case .components(let parts): parts
      case .system(_, let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
      case .named: RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      case .dynamic(let provider): provider(traits).components(in: traits)
      }
    }

    /// The color for traits: itself where it depends on none.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      switch source {
      case .components, .named: self
      case .system: UIColor(source: .components(components(in: traitCollection)))
      case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
      }
    }

    /// The color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      if case .dynamic(let provider) = source {
        return UIColor { provider($0).withAlphaComponent(alpha) }
      }
      if case .system(let name, var light, var dark) = source {
        (light.alpha, dark.alpha) = (alpha, alpha)
        return UIColor(source: .system(name: name, light: light, dark: dark))
      }
      let parts = rgba
      return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }

    /// The color as a layer takes it, in light mode.
    public var cgColor: CGColor {
      let parts = rgba
      return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    /// Reads the components, in light mode; true always, as each color here has them.
    @discardableResult public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let parts = rgba
      red?.pointee = parts.red
      green?.pointee = parts.green
      blue?.pointee = parts.blue
      alpha?.pointee = parts.alpha
      return true
    }

    /// Reads the gray value of a gray.
    /// - Returns: Whether it is one.
    @discardableResult public func getWhite(
      _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let parts = rgba
      guard parts.red == parts.green, parts.green == parts.blue else { return false }
      white?.pointee = parts.red
      alpha?.pointee = parts.alpha
      return true
    }

    /// Reads hue, saturation and brightness, in light mode.
    @discardableResult public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let parts = rgba
      let (most, least) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
      hue?.pointee = Self.hue(of: parts, most: most, spread: most - least)
      saturation?.pointee = most == 0 ? 0 : (most - least) / most
      brightness?.pointee = most
      alpha?.pointee = parts.alpha
      return true
    }

    private static func hue(of parts: RGBA, most: CGFloat, spread: CGFloat) -> CGFloat {
      guard spread > 0 else { return 0 }
      let sixth: CGFloat =
        if most == parts.red {
          ((parts.green - parts.blue) / spread).truncatingRemainder(dividingBy: 6)
        } else if most == parts.green {
          (parts.blue - parts.red) / spread + 2
        } else {
          (parts.red - parts.green) / spread + 4
        }
      return (sixth < 0 ? sixth + 6 : sixth) / 6
    }
  }

  extension UIColor: Hashable, CustomStringConvertible {
    /// Whether both are the same color.
    public static func == (left: UIColor, right: UIColor) -> Bool {
      if left === right { return true }
      switch (left.source, right.source) {
      case (.components(let first), .components(let second)): return first == second
      case (.system(let name, let light, _), .system(let other, let otherLight, _)):
        return name == other && light == otherLight
      case (.named(let name), .named(let other)): return name == other
      default: return false
      }
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
      switch source {
      case .components(let parts): hasher.combine(parts)
      case .system(let name, _, _), .named(let name): hasher.combine(name)
      case .dynamic: hasher.combine(ObjectIdentifier(self))
      }
    }

    /// The name, or the components as "#RRGGBB", with two more digits where it is not opaque.
    public var description: String {
      switch source {
      case .system(let name, let light, _) where light.alpha == 1: name
      case .named(let name): name
      case .dynamic: "dynamic \(hex)"
      default: hex
      }
    }

    private var hex: String {
      let parts = rgba
      let digits = [parts.red, parts.green, parts.blue] + (parts.alpha < 1 ? [parts.alpha] : [])
      return "#"
        + digits.map { part in
          let text = String(Int((part > 0 ? min(part, 1) * 255 : 0).rounded()), radix: 16, uppercase: true)
          return text.count == 1 ? "0" + text : text
        }.joined()
    }
  }
#endif
