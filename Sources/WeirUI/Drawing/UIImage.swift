#if !canImport(UIKit)
  public import Foundation

  /// A picture, which is known here by its name or its data (UIKit).
  ///
  /// A value that does not change; any thread. No asset is read: a name always gives an image, of size zero unless it is a
  /// symbol. Of data only the header is read, for the size.
  public final class UIImage: Sendable {
    /// Where the picture comes from.
    enum Source: Hashable, Sendable {
      /// Nothing.
      case empty
      /// A picture of the app's assets.
      case named(String)
      /// One of the system's symbols.
      case system(String)
      /// The bytes of a file.
      case data(Data)
    }

    let source: Source
    /// The size in points.
    public let size: CGSize
    /// How many pixels a point has.
    public let scale: CGFloat
    /// Whether it is drawn as it is, or as a mask for the tint.
    public let renderingMode: RenderingMode
    /// The color of its own that `withTintColor` has set.
    let tint: UIColor?

    init(
      source: Source, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
      self.source = source
      self.size = size
      self.scale = scale
      self.renderingMode = renderingMode
      self.tint = tint
    }

    /// Makes an image of nothing.
    public convenience init() { self.init(source: .empty, size: .zero) }

    /// Makes an image of the app's assets, which is known by its name; nil where that is empty.
    public convenience init?(named name: String) {
      guard !name.isEmpty else { return nil }
      self.init(source: .named(name), size: .zero)
    }

    /// Makes an image of one of the system's symbols; nil where the name is empty.
    public convenience init?(systemName name: String) {
      guard !name.isEmpty else { return nil }
      self.init(source: .system(name), size: CGSize(width: 20, height: 20))
    }

    /// Makes an image of the bytes of a PNG, JPEG or GIF file; nil where they are none.
    public convenience init?(data: Data) {
      self.init(data: data, scale: 1)
    }

    /// Makes an image of the bytes of a file, with the number of pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
      guard scale > 0, let pixels = ImageHeader.size(of: data) else { return nil }
      let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
      guard size.width.isFinite, size.height.isFinite else { return nil }
      self.init(source: .data(data), size: size, scale: scale)
    }

    /// Makes an image of a file; nil where it cannot be read or is none.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }
  }

  extension UIImage {
    /// How an image is drawn (UIKit).
    public enum RenderingMode: Int, Sendable {
      /// As the place where it is used decides.
      case automatic
      /// As it is.
      case alwaysOriginal
      /// As a mask for the tint.
      case alwaysTemplate
    }

    /// The same picture, drawn in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
      UIImage(source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// The same picture in a color of its own.
    public func withTintColor(_ color: UIColor) -> UIImage {
      UIImage(source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// The same picture in a color of its own, drawn in another way.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
      UIImage(source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// Whether it is one of the system's symbols.
    public var isSymbolImage: Bool {
      if case .system = source { true } else { false }
    }

    /// The bytes that it was made of, where these are a PNG file.
    public func pngData() -> Data? {
      guard case .data(let data) = source, ImageHeader.isPNG(data) else { return nil }
      return data
    }
  }

  extension UIImage: Hashable, CustomStringConvertible {
    /// Whether both show the same: equal names or data, drawn in the same way.
    public static func == (left: UIImage, right: UIImage) -> Bool {
      left === right
        || left.source == right.source && left.source != .empty && left.scale == right.scale
          && left.renderingMode == right.renderingMode && left.tint == right.tint
    }

    /// Hashes where it comes from.
    public func hash(into hasher: inout Hasher) {
      if source == .empty { hasher.combine(ObjectIdentifier(self)) } else { hasher.combine(source) }
    }

    /// The name, or the size.
    public var description: String {
      switch source {
      case .empty: "empty image"
      case .named(let name), .system(let name): name
      case .data: "image \(Int(size.width))x\(Int(size.height))"
      }
    }
  }
#endif
