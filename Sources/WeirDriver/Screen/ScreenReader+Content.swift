#if !canImport(UIKit)
  import WeirUI

  extension ScreenReader {
    /// A text, a picture or a sign of work, or nil for other views.
    func content(_ view: UIView) -> ScreenElement? {
      var element: ScreenElement
      switch view {
      case let label as UILabel:
        guard let text = label.accessibilityLabel, !text.isEmpty else { return nil }
        element = ScreenElement(role(view, else: .text), text, target: .view(view))
        if let shown = label.text, shown != text { element.otherNames.append(shown) }
      case let image as UIImageView:
        guard image.accessibilityLabel != nil || image.accessibilityIdentifier != nil || image.hasTaps else {
          return nil
        }
        element = ScreenElement(role(view, else: .image), target: .view(view))
      case let progress as UIProgressView:
        element = ScreenElement(.progress, value: progress.accessibilityValue, target: .view(view))
      case let spinner as UIActivityIndicatorView:
        element = ScreenElement(.spinner, states: spinner.isAnimating ? [.busy] : [], target: .view(view))
      default: return nil
      }
      element.addNames(of: view)
      if view.hasTaps { element.outline.states.append(.tappable) }
      return element
    }

    /// A view of the app's own that is an element, has a name or takes taps, or nil for one that only holds others.
    func container(_ view: UIView, _ inner: [ScreenElement]) -> ScreenElement? {
      if view is UIWindow || view is UILabel || view is UIListContentView { return nil }
      let isLeaf = view.isAccessibilityElement
      let (isControl, takesTaps) = (view is UIControl, view.hasTaps && !(view is UIScrollView))
      let isNamed = view.accessibilityLabel != nil || view.accessibilityIdentifier != nil
      guard isLeaf || isControl || takesTaps || isNamed else { return nil }
      var element = ScreenElement(
        role(view, else: isControl ? .control : .group), value: view.accessibilityValue, target: .view(view))
      if isLeaf || isControl || takesTaps {
        element.merge(inner, label: view.accessibilityLabel)
        if isLeaf { element.children = [] }
      } else {
        element.outline.name = view.accessibilityLabel
        element.children = ReadingOrder.sorted(inner)
      }
      element.addNames(of: view)
      if (view as? UIControl)?.isEnabled == false || view.accessibilityTraits.contains(.notEnabled) {
        element.outline.states.append(.disabled)
      }
      if (view as? UIControl)?.isSelected == true || view.accessibilityTraits.contains(.selected) {
        element.outline.states.append(.selected)
      }
      if takesTaps { element.outline.states.append(.tappable) }
      return element
    }

    private func role(_ view: UIView, else role: OutlineRole) -> OutlineRole {
      let traits = view.accessibilityTraits
      if traits.contains(.button) { return .button }
      if traits.contains(.link) { return .link }
      if traits.contains(.header) { return .header }
      if traits.contains(.searchField) { return .searchField }
      if traits.contains(.image) { return .image }
      if traits.contains(.adjustable) { return .slider }
      return traits.contains(.staticText) ? .text : role
    }
  }

  extension UIView {
    /// Whether something listens for a tap on it.
    var hasTaps: Bool {
      gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }
  }
#endif
