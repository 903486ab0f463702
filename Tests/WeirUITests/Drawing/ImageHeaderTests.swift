#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Sizes out of the first bytes of pictures, and pictures of several kinds.
  @Suite struct ImageHeaderTests {
    private func png(_ width: [UInt8], _ height: [UInt8]) -> Data {
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + width + height)
    }

    @Test func pngSizesAreFourBytesEach() {
      #expect(ImageHeader.size(of: png([0, 1, 0, 2], [0, 0, 1, 3])) == CGSize(width: 65_538, height: 259))
      #expect(ImageHeader.size(of: png([0, 0, 0, 0], [0, 0, 0, 1])) == nil, "without a width")
      #expect(ImageHeader.isPNG(png([0, 0, 0, 1], [0, 0, 0, 1])))
      #expect(!ImageHeader.isPNG(Data([0x89, 0x50, 0x4E])))
    }

    @Test(
      arguments: [
        [0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0, 7, 0, 9, 3],
        [0xFF, 0xD8, 0xFF, 0xC4, 0, 3, 1, 0xFF, 0xC1, 0, 11, 8, 0, 7, 0, 9, 3],
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 2, 0xFF, 0xDB, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9, 3],
      ] as [[UInt8]])
    func jpegMarkersAreWalked(bytes: [UInt8]) {
      #expect(ImageHeader.size(of: Data(bytes)) == CGSize(width: 9, height: 7))
      for length in 0..<(bytes.count - 1) {
        #expect(ImageHeader.size(of: Data(bytes.prefix(length))) == nil, "\(length) bytes")
      }
    }

    @Test(
      arguments: [
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9],
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9],
        [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0xFF, 0xC0],
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 9],
        [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0],
        [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0, 4, 0],
      ] as [[UInt8]])
    func damagedPicturesHaveNoSize(bytes: [UInt8]) { #expect(ImageHeader.size(of: Data(bytes)) == nil) }

    @Test func picturesSayWhatTheyAre() {
      #expect(UIImage().description == "empty image" && UIImage().size == .zero && !UIImage().isSymbolImage)
      #expect(UIImage(named: "logo")?.description == "logo")
      #expect(UIImage(systemName: "star")?.description == "star")
      #expect(UIImage(systemName: "star")?.size == CGSize(width: 20, height: 20))
      #expect(UIImage(data: png([0, 0, 0, 3], [0, 0, 0, 4]))?.description == "image 3x4")
    }

    @Test func aScaleIsAboveZero() {
      let data = png([0, 0, 0, 30], [0, 0, 0, 60])
      #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 10, height: 20))
      #expect(UIImage(data: data, scale: 3)?.scale == 3)
      #expect(UIImage(data: data, scale: -1) == nil)
      #expect(UIImage(data: data, scale: .nan) == nil)
      #expect(UIImage(data: data, scale: .leastNonzeroMagnitude) == nil, "endless")
      #expect(UIImage(data: data, scale: 2) != UIImage(data: data, scale: 1))
    }

    @Test func whatIsChangedKeepsTheRest() throws {
      let image = try #require(UIImage(data: png([0, 0, 0, 30], [0, 0, 0, 60]), scale: 2))
      let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)
      #expect(tinted.size == image.size && tinted.scale == 2 && tinted.renderingMode == .alwaysOriginal)
      #expect(tinted != image && tinted == image.withTintColor(.red, renderingMode: .alwaysOriginal))
      #expect(tinted.withRenderingMode(.automatic) == image.withTintColor(.red))
      #expect(tinted.pngData() == image.pngData() && image.renderingMode == .automatic)
      #expect(Set([image, tinted, image]).count == 2)
    }

    @Test func aFileIsRead() throws {
      let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      try png([0, 0, 0, 8], [0, 0, 0, 9]).write(to: place)
      defer { try? FileManager.default.removeItem(at: place) }
      #expect(UIImage(contentsOfFile: place.path)?.size == CGSize(width: 8, height: 9))
      #expect(UIImage(contentsOfFile: FileManager.default.temporaryDirectory.path) == nil, "a folder is no picture")
    }
  }
#endif
