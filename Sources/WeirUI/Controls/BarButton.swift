#if !canImport(UIKit)
  import Foundation

  /// The button that shows an item of a bar.
  @MainActor
  final class BarButton: UIControl {
    let item: UIBarItem
    private let onTap: (PersonAct) throws(PersonRefusal) -> Void
    private let label = UILabel()

    init(_ item: UIBarItem, onTap: @escaping (PersonAct) throws(PersonRefusal) -> Void) {
      self.item = item
      self.onTap = onTap
      super.init(frame: .zero)
      addSubview(label)
      label.isAccessibilityElement = false
      show()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what the item says now.
    func show() {
      label.text = title
      isEnabled = item.isEnabled
      accessibilityIdentifier = item.accessibilityIdentifier
      accessibilityTraits = .button
      isAccessibilityElement = true
    }

    var title: String? { item.title ?? (item as? UIBarButtonItem)?.systemItem.map { $0.word } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let own = label.sizeThatFits(size)
      return CGSize(width: max(own.width, 24) + 16, height: 44)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    override var accessibilityLabel: String? {
      get { item.accessibilityLabel ?? title }
      set { item.accessibilityLabel = newValue }
    }

    override func takeTouch(_ act: PersonAct, from view: UIView) throws(PersonRefusal) {
      guard isEnabled else { throw refusal(.disabled, act) }
      guard act.isTap else { return try passTouchOn(act) }
      try onTap(act)
    }

    override func handle(_ act: PersonAct) throws(PersonRefusal) {
      if isEnabled, case .chooseFromMenu(let title) = act {
        guard let action = (item as? UIBarButtonItem)?.menu?.action(titled: title) else {
          throw refusal(.notFound, act)
        }
        guard !action.attributes.contains(.disabled) else { throw refusal(.disabled, act) }
        return action.performWithSender(item)
      }
      try super.handle(act)
    }

    /// The view of a button of a bar: its own, or else a button; nil for room.
    static func view(for item: UIBarButtonItem) -> UIView? {
      if item.isSpace || item.isHidden { return nil }
      if let view = item.customView { return view }
      return BarButton(item) { [weak item] (_) throws(PersonRefusal) in try item?.personTaps() }
    }
  }

  extension UIBarButtonItem.SystemItem {
    /// What the button says.
    var word: String {
      let name = "\(self)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }
#endif
