#if !canImport(UIKit)
  public import Foundation

  /// The bar above a stack of screens: the way back, the title and the buttons of the top item (UIKit).
  ///
  /// A navigation controller's bar shows its stack, and cannot be given other items. Its buttons are no views: a host acts
  /// on the items; custom views and the title view are subviews.
  @preconcurrency @MainActor
  open class UINavigationBar: UIView {
    /// The controller whose stack it shows.
    final weak var stack: UINavigationController?
    private var storedItems: [UINavigationItem] = []

    /// Whether titles may be large.
    open var prefersLargeTitles = false
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// How the title is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How a large title is drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    /// The items, from the lowest to the top.
    open var items: [UINavigationItem]? {
      get { stack?.stack.map(\.navigationItem) ?? storedItems }
      set {
        guard stack == nil else { return }
        storedItems = newValue ?? []
        setNeedsLayout()
      }
    }

    /// The item that is shown.
    public final var topItem: UINavigationItem? {
      stack.map { $0.stack.last?.navigationItem } ?? storedItems.last
    }

    /// The item below, to which the way back leads.
    public final var backItem: UINavigationItem? {
      stack.map { $0.stack.dropLast().last?.navigationItem } ?? storedItems.dropLast().last
    }

    /// The title of the button that leads back, or nil where there is none.
    public final var backButtonTitleShown: String? {
      guard let backItem, let topItem, topItem.allowsBackButton else { return nil }
      return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
    }

    /// How it looks.
    open var standardAppearance = UINavigationBarAppearance()
    /// How it looks in low windows.
    open var compactAppearance: UINavigationBarAppearance?
    /// How it looks while the content is at its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    static let height: CGFloat = 44

    /// As high as a bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Puts the title view and the custom views of the top item in.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let item = topItem
      item?.bar = self
      let wanted = item?.views ?? []
      for view in subviews where !wanted.contains(view) { view.removeFromSuperview() }
      for view in wanted where view.superview !== self { addSubview(view) }
      place(item)
    }

    private func place(_ item: UINavigationItem?) {
      guard let item else { return }
      var (left, right) = (bounds.minX + Self.gap, bounds.maxX - Self.gap)
      for view in item.leftBarButtonItems?.compactMap(\.customView) ?? [] {
        place(view, at: left)
        left += view.frame.width + Self.gap
      }
      for view in item.rightBarButtonItems?.compactMap(\.customView) ?? [] {
        place(view, at: right - view.bounds.width)
        right -= view.frame.width + Self.gap
      }
      guard let view = item.titleView else { return }
      if view.bounds.size == .zero { view.frame.size = CGSize(width: max(right - left, 0), height: bounds.height) }
      place(view, at: bounds.midX - view.bounds.width / 2)
    }

    private static let gap: CGFloat = 8

    private func place(_ view: UIView, at x: CGFloat) {
      if view.bounds.size == .zero {
        let size = view.intrinsicContentSize
        view.frame.size = CGSize(width: max(size.width, Self.height), height: max(size.height, Self.height))
      }
      view.frame.origin = CGPoint(x: x, y: bounds.midY - view.bounds.height / 2)
    }
  }

  extension UINavigationItem {
    /// Whether the button that leads back is shown: items at the leading end stand in its place.
    var allowsBackButton: Bool {
      !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
    }

    fileprivate var views: [UIView] {
      let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
      return (titleView.map { [$0] } ?? []) + items.compactMap(\.customView)
    }
  }
#endif
