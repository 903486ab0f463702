#if !canImport(UIKit)
  public import Foundation

  /// What a navigation bar shows for a controller (UIKit).
  @preconcurrency @MainActor
  open class UINavigationItem: AttachmentHolder {
    package nonisolated(unsafe) final var attachments: Attachments?

    /// How large the title is.
    public enum LargeTitleDisplayMode: Int, Sendable {
      /// As the one before.
      case automatic = 0
      /// Large.
      case always = 1
      /// Small.
      case never = 2
    }

    /// The bar that shows it.
    @exclusivity(unchecked) final weak var bar: UINavigationBar?

    /// The title.
    @exclusivity(unchecked) open var title: String? { didSet { bar?.setNeedsLayout() } }
    /// The view in the place of the title.
    @exclusivity(unchecked) open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    /// The line above the title.
    @exclusivity(unchecked) open var prompt: String? { didSet { bar?.setNeedsLayout() } }
    /// The button that leads back to this one, on the next one's bar.
    open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.setNeedsLayout() } }
    /// The title of the button that leads back to this one.
    open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
    /// Whether the button that leads back is not shown.
    open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
    /// Whether the left items stand beside the button that leads back, and not in its place.
    open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
    /// The items at the leading end.
    @exclusivity(unchecked) open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The items at the trailing end, from the end inward.
    @exclusivity(unchecked) open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Whether the search bar goes when the content is scrolled.
    open var hidesSearchBarWhenScrolling = true

    /// Makes an item with a title.
    public init(title: String) { self.title = title }

    /// Makes an item; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {}

    init() {}

    /// The first item at the leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
      get { leftBarButtonItems?.first }
      set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, by: newValue) }
    }

    /// The first item at the trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
      get { rightBarButtonItems?.first }
      set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, by: newValue) }
    }

    private static func replacingFirst(of items: [UIBarButtonItem]?, by item: UIBarButtonItem?) -> [UIBarButtonItem]? {
      let rest = items?.dropFirst() ?? []
      let all = (item.map { [$0] } ?? []) + rest
      return all.isEmpty ? nil : all
    }

    /// Sets the item at the leading end.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the item at the trailing end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the leading end.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the trailing end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets whether the button that leads back is not shown.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  }

  extension UINavigationItem: Equatable, Hashable {
    /// Whether both are the same item.
    public nonisolated static func == (left: UINavigationItem, right: UINavigationItem) -> Bool { left === right }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
