/// An image as it is stored, and its format.
///
/// The format is found by the first bytes, whatever the server says; whether the rest is right is seen when it is decoded.
public struct ImageData: Hashable, Sendable {
  /// How an image is stored.
  public enum Format: String, CaseIterable, Sendable {
    /// PNG.
    case png
    /// JPEG.
    case jpeg
    /// GIF.
    case gif
    /// WebP.
    case webp
    /// TIFF.
    case tiff
    /// BMP.
    case bmp
    /// HEIC and HEIF.
    case heif
    /// AVIF.
    case avif
  }

  /// The bytes.
  public let data: Data

  /// The format.
  public let format: Format

  /// Makes one of bytes, if they begin like an image.
  public init?(_ data: Data) {
    guard let format = Self.format(of: Array(data.prefix(16))) else { return nil }
    self.data = data
    self.format = format
  }

  private static func format(of head: [UInt8]) -> Format? {
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) { return .gif }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return .tiff }
    if head.starts(with: Array("BM".utf8)) && head.count >= 14 { return .bmp }
    guard head.count >= 12 else { return nil }
    let (kind, brand) = (head[0..<4], Array(head[8..<12]))
    if kind.elementsEqual("RIFF".utf8) && brand == Array("WEBP".utf8) { return .webp }
    guard head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    switch String(bytes: brand, encoding: .utf8) {
    case "avif", "avis": return .avif
    case "heic", "heix", "hevc", "hevx", "mif1", "msf1": return .heif
    default: return nil
    }
  }
}
