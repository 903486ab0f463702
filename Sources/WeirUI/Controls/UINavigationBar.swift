#if !canImport(UIKit)
  public import Foundation

  /// Who decides about the items of a navigation bar (UIKit).
  @preconcurrency @MainActor
  public protocol UINavigationBarDelegate: AnyObject {
    /// Whether the top item may go when a person taps back; yes by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// The top item has gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  }

  extension UINavigationBarDelegate {
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  }

  /// Shows the title and the buttons of a screen, and the way back (UIKit).
  ///
  /// Its buttons are controls among its subviews, so that a host finds and taps them as others.
  @preconcurrency @MainActor
  open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    /// Who decides about the items; not kept.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// What a tap on back does, where the bar is a navigation controller's.
    final var onBack: (() -> Void)?
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// How the title is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How a large title is drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// How it looks.
    open var standardAppearance = UINavigationBarAppearance()
    /// How it looks in low windows.
    open var compactAppearance: UINavigationBarAppearance?
    /// How it looks while the content is at its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    private let titleLabel = UILabel()
    private let backControl = UIButton(type: .system)
    private var shownViews: (leading: [UIView], title: UIView?, trailing: [UIView]) = ([], nil, [])

    /// Makes a bar without items.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes a bar; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// The items, of which the last is shown.
    open var items: [UINavigationItem]? {
      get { stack.isEmpty ? nil : stack }
      set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that back leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Takes other items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
      stopListening()
      stack = items ?? []
      listen()
      showItems()
    }

    /// Shows another item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }

    /// Goes back to the item before.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
      guard let top = stack.last else { return nil }
      setItems(stack.dropLast(), animated: animated)
      return top
    }

    /// The title of the button that leads back; nil where there is none.
    public final var backTitle: String? {
      guard let backItem, let topItem, !topItem.hidesBackButton else { return nil }
      guard topItem.leftBarButtonItems?.isEmpty != false || topItem.leftItemsSupplementBackButton else { return nil }
      return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
    }

    /// As high as a bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Gives the title and the buttons their room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      var (left, right) = (CGFloat(8), bounds.width - 8)
      for view in shownViews.leading {
        let size = view.sizeThatFits(bounds.size)
        view.frame = CGRect(x: left, y: 0, width: size.width, height: bounds.height)
        left += size.width
      }
      for view in shownViews.trailing {
        let size = view.sizeThatFits(bounds.size)
        view.frame = CGRect(x: right - size.width, y: 0, width: size.width, height: bounds.height)
        right -= size.width
      }
      shownViews.title?.frame = CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.height)
    }

    private func setUp() {
      titleLabel.font = .boldSystemFont(ofSize: 17)
      titleLabel.textAlignment = .center
      titleLabel.accessibilityTraits = .header
      backControl.accessibilityIdentifier = "BackButton"
      backControl.addTarget(self, action: UINavigationBar.backTapped, for: .primaryActionTriggered)
    }

    private func backTapped() {
      if let onBack { return onBack() }
      guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
      popItem(animated: true)
      delegate?.navigationBar(self, didPop: topItem)
    }

    private func listen() {
      let change: () -> Void = { [weak self] in self?.showItems() }
      topItem?.onChange = change
      backItem?.onChange = change
    }

    private func stopListening() {
      topItem?.onChange = nil
      backItem?.onChange = nil
      for item in barItems { item.onChange = nil }
    }

    private var barItems: [UIBarButtonItem] {
      (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    }

    /// Shows what the items say now.
    private func showItems() {
      for view in shownViews.leading + [shownViews.title].compactMap({ $0 }) + shownViews.trailing {
        view.removeFromSuperview()
      }
      for item in barItems { item.onChange = { [weak self] in self?.showItems() } }
      titleLabel.text = topItem?.title
      backControl.setTitle(backTitle, for: .normal)
      let left = (topItem?.leftBarButtonItems ?? []).compactMap { BarButton.view(for: $0) }
      let right = (topItem?.rightBarButtonItems ?? []).compactMap { BarButton.view(for: $0) }
      let title = topItem.map { $0.titleView ?? titleLabel }
      shownViews = ((backTitle == nil ? [] : [backControl]) + left, title, right)
      for view in shownViews.leading + [title].compactMap({ $0 }) + right { addSubview(view) }
      setNeedsLayout()
    }
  }
#endif
