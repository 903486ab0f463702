#if !canImport(UIKit)
  import Foundation

  /// Reads the size of a picture out of the first bytes of its file.
  enum ImageHeader {
    static func isPNG(_ data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

    /// The size in pixels of a PNG, GIF or JPEG; nil where the data is none of these or is cut off.
    static func size(of data: Data) -> CGSize? {
      let bytes = Bytes(data)
      if isPNG(data) { return png(bytes) }
      if data.starts(with: [0x47, 0x49, 0x46, 0x38]) { return gif(bytes) }
      if data.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(bytes) }
      return nil
    }

    private static func png(_ bytes: Bytes) -> CGSize? {
      guard let width = bytes.big(16, 4), let height = bytes.big(20, 4) else { return nil }
      return size(width, height)
    }

    private static func gif(_ bytes: Bytes) -> CGSize? {
      guard let low = bytes[6], let high = bytes[7], let low2 = bytes[8], let high2 = bytes[9] else { return nil }
      return size(high << 8 | low, high2 << 8 | low2)
    }

    /// Goes from marker to marker until the one that holds the size.
    private static func jpeg(_ bytes: Bytes) -> CGSize? {
      var place = 2
      while let start = bytes[place], start == 0xFF, let marker = bytes[place + 1] {
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          guard let height = bytes.big(place + 5, 2), let width = bytes.big(place + 7, 2) else { return nil }
          return size(width, height)
        }
        guard let length = bytes.big(place + 2, 2), length >= 2 else { return nil }
        place += 2 + length
      }
      return nil
    }

    private static func size(_ width: Int, _ height: Int) -> CGSize? {
      width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }

    /// Bytes by their place, with nil past the end.
    private struct Bytes {
      let data: Data

      init(_ data: Data) { self.data = data }

      subscript(_ place: Int) -> Int? {
        place < data.count ? Int(data[data.startIndex + place]) : nil
      }

      /// A number of some bytes, the highest first.
      func big(_ place: Int, _ count: Int) -> Int? {
        var number = 0
        for offset in 0..<count {
          guard let byte = self[place + offset] else { return nil }
          number = number << 8 | byte
        }
        return number
      }
    }
  }
#endif
