#if !canImport(UIKit)
  import Foundation

  extension UIButton {
    /// The size of the title beside the picture, with the room around.
    var contentSize: CGSize {
      var size = CGSize.zero
      if let title = shownTitle, !title.isEmpty {
        let font: UIFont = titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
        size = TextMeasuring.measurer.measure(title, font: font, width: .infinity, maximumLines: 0).size.roundedUp
      }
      if let image = shownImage?.size {
        size = CGSize(width: size.width + image.width, height: max(size.height, image.height))
      }
      let insets = contentEdgeInsets
      // Without insets of its own a button has some room above and below, as in UIKit.
      let isPlain = insets == .zero
      return CGSize(
        width: max(size.width + insets.left + insets.right, isPlain ? 30 : 0),
        height: size.height + (isPlain ? 12 : insets.top + insets.bottom))
    }
  }
#endif
