#if !canImport(UIKit)
  import Foundation

  extension UILabel {
    /// The size of the text in lines not longer than a width; a width of 0 is none.
    func textSize(_ width: CGFloat) -> CGSize {
      guard let text, !text.isEmpty else { return .zero }
      return measurement(width).size.roundedUp
    }

    func measurement(_ width: CGFloat) -> TextMeasurement {
      let width = width > 0 && numberOfLines != 1 ? width : .infinity
      let font: UIFont = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
      return TextMeasuring.measurer.measure(text ?? "", font: font, width: width, maximumLines: numberOfLines)
    }
  }

  extension CGSize {
    /// The size in whole thirds of a point, so that what is drawn is not cut off.
    var roundedUp: CGSize {
      CGSize(width: (width * 3 - 1e-6).rounded(.up) / 3, height: (height * 3 - 1e-6).rounded(.up) / 3)
    }
  }
#endif
