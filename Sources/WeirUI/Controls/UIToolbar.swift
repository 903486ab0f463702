#if !canImport(UIKit)
  public import Foundation

  /// Buttons beside each other (UIKit).
  ///
  /// Its buttons are controls among its subviews.
  @preconcurrency @MainActor
  open class UIToolbar: UIView {
    /// The buttons, with the room between them.
    open var items: [UIBarButtonItem]? { didSet { itemsChanged(oldValue) } }
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// How it looks.
    open var standardAppearance = UIToolbarAppearance()
    private var shownViews: [(item: UIBarButtonItem, view: UIView?)] = []

    /// Takes other buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// As high as a bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Gives the buttons their room; flexible spaces share what is left.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let widths = shownViews.map { item, view in
        view?.sizeThatFits(bounds.size).width ?? (item.systemItem == .fixedSpace ? item.width : 0)
      }
      let flexible = shownViews.count { $0.item.systemItem == .flexibleSpace }
      let rest = max(bounds.width - 16 - widths.reduce(0, +), 0)
      var start: CGFloat = 8
      for ((item, view), width) in zip(shownViews, widths) {
        view?.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
        start += width + (item.systemItem == .flexibleSpace ? rest / CGFloat(flexible) : 0)
      }
    }

    private func itemsChanged(_ old: [UIBarButtonItem]?) {
      for item in old ?? [] { item.onChange = nil }
      for item in items ?? [] { item.onChange = { [weak self] in self?.showItems() } }
      showItems()
    }

    private func showItems() {
      for shown in shownViews { shown.view?.removeFromSuperview() }
      shownViews = (items ?? []).map { ($0, BarButton.view(for: $0)) }
      for shown in shownViews { if let view = shown.view { addSubview(view) } }
      setNeedsLayout()
    }
  }
#endif
