#if !canImport(UIKit)
  extension UIView {
    /// The edge where lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor {
      NSLayoutXAxisAnchor(LayoutTerm(item: self, attribute: .leading))
    }
    /// The edge where lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor {
      NSLayoutXAxisAnchor(LayoutTerm(item: self, attribute: .trailing))
    }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor {
      NSLayoutXAxisAnchor(LayoutTerm(item: self, attribute: .left))
    }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor {
      NSLayoutXAxisAnchor(LayoutTerm(item: self, attribute: .right))
    }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(LayoutTerm(item: self, attribute: .top))
    }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(LayoutTerm(item: self, attribute: .bottom))
    }
    /// The width.
    public var widthAnchor: NSLayoutDimension {
      NSLayoutDimension(LayoutTerm(item: self, attribute: .width))
    }
    /// The height.
    public var heightAnchor: NSLayoutDimension {
      NSLayoutDimension(LayoutTerm(item: self, attribute: .height))
    }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor {
      NSLayoutXAxisAnchor(LayoutTerm(item: self, attribute: .centerX))
    }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(LayoutTerm(item: self, attribute: .centerY))
    }
    /// The line on which the first line of text stands.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(LayoutTerm(item: self, attribute: .firstBaseline))
    }
    /// The line on which the last line of text stands.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(LayoutTerm(item: self, attribute: .lastBaseline))
    }
  }
#endif
