#if !canImport(CoreGraphics)
  public import Foundation

  /// A color as a layer takes it: red, green, blue and alpha (Core Graphics).
  public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha, from 0 to 1.
    public let components: [CGFloat]?

    /// How opaque it is.
    public var alpha: CGFloat { components?.last ?? 0 }
    /// How many components it has, alpha among them.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Makes a color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// The color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components, components.count == 4 else { return nil }
      return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Whether the components are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
