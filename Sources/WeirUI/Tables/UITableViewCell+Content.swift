#if !canImport(UIKit)
  import Foundation

  extension UITableViewCell {
    /// The label of the text; made when it is first asked for.
    public var textLabel: UILabel? {
      if let ownTextLabel { return ownTextLabel }
      let label = UILabel()
      ownTextLabel = label
      contentView.addSubview(label)
      return label
    }

    /// The label of the second text, which the default style does not have; made when it is first asked for.
    public var detailTextLabel: UILabel? {
      guard style != .default else { return nil }
      if let ownDetailLabel { return ownDetailLabel }
      let label = UILabel()
      label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
      label.textColor = .secondaryLabel
      ownDetailLabel = label
      contentView.addSubview(label)
      return label
    }

    /// The view of the picture; made when it is first asked for.
    public var imageView: UIImageView? {
      if let ownImageView { return ownImageView }
      let view = UIImageView()
      ownImageView = view
      contentView.addSubview(view)
      return view
    }

    /// What its labels say.
    var readText: String? {
      let texts = [ownTextLabel?.text, ownDetailLabel?.text].compactMap { $0 }
      let list = (contentConfiguration as? UIListContentConfiguration).map { [$0.text, $0.secondaryText] } ?? []
      let all = (texts + list.compactMap { $0 }).filter { !$0.isEmpty }
      return all.isEmpty ? nil : all.joined(separator: ", ")
    }

    var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// The height of a row that sizes itself.
    func fittingHeight(width: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    /// The size that the content needs: by its constraints, or else by its labels.
    func contentFitting(
      _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
      let width = max(target.width - accessoryWidth, 0)
      guard contentView.constraints.isEmpty else {
        let size = contentView.systemLayoutSizeFitting(
          CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
          verticalFittingPriority: vertical)
        return CGSize(width: target.width, height: size.height > 0 ? size.height : 44)
      }
      let texts =
        configurationView.map { [$0.sizeThatFits(CGSize(width: width, height: .infinity)).height] }
        ?? labelHeights(in: width)
      let room: CGFloat = style == .subtitle || configurationView != nil ? 14 : 22
      return CGSize(width: target.width, height: max(44, (texts.reduce(0, +) + room).rounded(.up)))
    }

    private func labelHeights(in width: CGFloat) -> [CGFloat] {
      let room = CGSize(width: max(width - 32, 0), height: .infinity)
      let first = ownTextLabel?.sizeThatFits(room).height ?? 0
      let second = ownDetailLabel?.sizeThatFits(room).height ?? 0
      return style == .subtitle ? [first, second] : [max(first, second)]
    }

    private var accessoryWidth: CGFloat {
      if let view = shownAccessoryView { return view.bounds.width + 16 }
      return shownAccessoryType == .none ? 0 : 38
    }

    func layOutContent() {
      let lead: CGFloat = isEditing && editingStyle != .none ? 38 : 0
      let trail = accessoryWidth + (showsReorderControl ? 38 : 0)
      contentView.frame = CGRect(x: lead, y: 0, width: max(bounds.width - lead - trail, 0), height: bounds.height)
      backgroundView?.frame = bounds
      if let view = shownAccessoryView {
        view.frame.origin = CGPoint(x: contentView.frame.maxX, y: (bounds.height - view.bounds.height) / 2)
      }
      configurationView?.frame = contentView.bounds
      layOutLabels()
    }

    private func layOutLabels() {
      var start = 16 + CGFloat(indentationLevel) * indentationWidth
      if let image = ownImageView?.image {
        let height = min(image.size.height, bounds.height)
        ownImageView?.frame = CGRect(x: start, y: (bounds.height - height) / 2, width: image.size.width, height: height)
        start += image.size.width + 16
      }
      let room = CGRect(x: start, y: 0, width: max(contentView.bounds.width - start - 16, 0), height: bounds.height)
      let second = ownDetailLabel?.text?.isEmpty == false ? ownDetailLabel : nil
      switch style {
      case .default: ownTextLabel?.frame = room
      case .subtitle where second != nil:
        ownTextLabel?.frame = CGRect(x: room.minX, y: 0, width: room.width, height: room.height * 0.6)
        second?.frame = CGRect(x: room.minX, y: room.height * 0.6, width: room.width, height: room.height * 0.4)
      case .subtitle: ownTextLabel?.frame = room
      case .value1, .value2:
        ownTextLabel?.frame = CGRect(x: room.minX, y: 0, width: room.width / 2, height: room.height)
        second?.frame = CGRect(x: room.midX, y: 0, width: room.width / 2, height: room.height)
      }
    }

    func swapBehind(_ old: UIView?, _ new: UIView?) {
      if old !== new { old?.removeFromSuperview() }
      if let new { insertSubview(new, at: 0) }
    }

    func swapAccessory(_ old: UIView?, _ new: UIView?) {
      if old !== new { old?.removeFromSuperview() }
      if let new { addSubview(new) }
      setNeedsLayout()
    }

    /// Shows what lies behind while it is chosen or pressed.
    func showSelection() {
      guard let selectedBackgroundView else { return }
      if isSelected || isHighlighted {
        swapBehind(nil, selectedBackgroundView)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }

    /// Puts the view of the configuration into the content.
    func showConfiguration() {
      if let view = configurationView, let contentConfiguration, view.supports(contentConfiguration) {
        view.configuration = contentConfiguration
      } else {
        configurationView?.removeFromSuperview()
        configurationView = contentConfiguration?.makeContentView()
        if let configurationView { contentView.addSubview(configurationView) }
      }
      setNeedsLayout()
    }
  }
#endif
