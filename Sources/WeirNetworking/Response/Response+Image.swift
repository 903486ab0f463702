#if canImport(UIKit)
  public import UIKit

  extension Moya {
    /// An image of the system.
    public typealias Image = UIImage
  }
#elseif canImport(AppKit)
  public import AppKit

  extension Moya {
    /// An image of the system.
    public typealias Image = NSImage
  }
#endif

#if canImport(UIKit) || canImport(AppKit)
  extension Response {
    /// The body as an image.
    ///
    /// Where the system has no images, `mapImageData()` is what there is.
    /// - Throws: `NetworkError.imageMapping`.
    public func mapImage() throws -> Moya.Image {
      guard let image = Moya.Image(data: data) else { throw NetworkError.imageMapping(self) }
      return image
    }
  }
#endif
