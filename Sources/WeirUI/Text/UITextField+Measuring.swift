#if !canImport(UIKit)
  import Foundation

  extension TextMeasuring {
    /// The width of a text in one line, in whole points.
    static func width(of text: String, font: UIFont) -> CGFloat {
      measurer.measure(text, font: font, width: .infinity, maximumLines: 1).size.width.rounded(.up)
    }
  }

  extension UITextField {
    /// The size of the text, or of what is shown in its place, with the border.
    var sizeOfText: CGSize {
      let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
      let shown = hasText ? edited.string : placeholder ?? ""
      let width = TextMeasuring.width(of: shown, font: font)
      let height = (font.lineHeight + 1).rounded(.up)
      switch borderStyle {
      case .none: return CGSize(width: width, height: height)
      case .line, .bezel: return CGSize(width: width + 4, height: height + 4)
      case .roundedRect: return CGSize(width: width + 14, height: max(height + 12, 34))
      }
    }
  }
#endif
