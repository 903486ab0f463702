#if !canImport(UIKit)
  extension UIScrollView {
    /// The content, whose size constraints may say.
    ///
    /// Edges of the scroll view itself mean the same to the views inside it.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }
    /// The part of the content that is seen.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  }
#endif
