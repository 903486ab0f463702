#if !canImport(UIKit)
  public import Foundation

  /// What stands in a bar: a button or a tab (UIKit).
  @preconcurrency @MainActor
  open class UIBarItem: AttachmentHolder {
    package nonisolated(unsafe) final var attachments: Attachments?
    /// What a bar does when one of its items changes.
    final var onChange: (() -> Void)?

    /// Its title.
    open var title: String? { didSet { onChange?() } }
    /// Its picture.
    open var image: UIImage? { didSet { onChange?() } }
    /// Whether it can be tapped.
    open var isEnabled = true { didSet { onChange?() } }
    /// A number to find it by.
    open var tag = 0
    /// The picture for low windows.
    open var landscapeImagePhone: UIImage?
    /// How far the picture is moved in.
    open var imageInsets = UIEdgeInsets.zero
    /// The name by which tests and hosts find it.
    open var accessibilityIdentifier: String?
    /// What it is called by those who do not see it.
    open var accessibilityLabel: String?
    /// What happens when it is tapped.
    open var accessibilityHint: String?
    /// Its value, as it is read out.
    open var accessibilityValue: String?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item.
    public init() {}

    /// Makes an item; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {}

    /// Sets how the title is drawn in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
      self.attributes[state.rawValue] = attributes
    }

    /// How the title is drawn in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
      attributes[state.rawValue]
    }
  }

  extension UIBarItem: Equatable, Hashable {
    /// Whether both are the same object.
    public nonisolated static func == (left: UIBarItem, right: UIBarItem) -> Bool { left === right }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
