#if !canImport(UIKit)
  public import Foundation

  /// A bar of buttons (UIKit).
  ///
  /// A navigation controller's toolbar shows the toolbar items of its top. Its buttons are no views: a host acts on the
  /// items; custom views are subviews.
  @preconcurrency @MainActor
  open class UIToolbar: UIView {
    /// The controller whose top's items it shows.
    final weak var stack: UINavigationController?
    private var storedItems: [UIBarButtonItem]?

    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// The items, from the leading end.
    open var items: [UIBarButtonItem]? {
      get { stack.map { $0.stack.last?.toolbarItems } ?? storedItems }
      set { setItems(newValue, animated: false) }
    }

    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
      if let stack { stack.stack.last?.toolbarItems = items } else { storedItems = items }
      setNeedsLayout()
    }

    /// How it looks.
    open var standardAppearance = UIToolbarAppearance()

    static let height: CGFloat = 44

    /// As high as a bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Puts the custom views in, one after the other.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let wanted = items?.compactMap(\.customView) ?? []
      for view in subviews where !wanted.contains(view) { view.removeFromSuperview() }
      var x = bounds.minX
      for view in wanted {
        if view.superview !== self { addSubview(view) }
        if view.bounds.size == .zero { view.frame.size = CGSize(width: Self.height, height: Self.height) }
        view.frame.origin = CGPoint(x: x, y: 0)
        x += view.frame.width
      }
    }
  }
#endif
