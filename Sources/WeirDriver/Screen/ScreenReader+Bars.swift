#if !canImport(UIKit)
  import WeirUI

  extension ScreenReader {
    /// A bar with its buttons or tabs, which are no views, or nil for other views.
    func bar(_ view: UIView, _ inner: [ScreenElement]) -> ScreenElement? {
      switch view {
      case let bar as UINavigationBar: navigationBar(bar, inner)
      case let bar as UIToolbar: toolbar(bar, inner)
      case let bar as UITabBar: tabBar(bar)
      default: nil
      }
    }

    private func navigationBar(_ bar: UINavigationBar, _ inner: [ScreenElement]) -> ScreenElement {
      let item = bar.topItem
      var element = ScreenElement(.navigationBar, item?.title)
      let back = bar.backButtonTitleShown.map { [ScreenElement(.backButton, $0, target: .backButton)] } ?? []
      let left = buttons(item?.leftBarButtonItems, inner)
      let right = buttons(item?.rightBarButtonItems?.reversed(), inner)
      let prompt = item?.prompt.map { [ScreenElement(.text, $0)] } ?? []
      element.children = prompt + back + left + (item?.titleView.map { Self.inside($0, inner) } ?? []) + right
      return element
    }

    private func toolbar(_ bar: UIToolbar, _ inner: [ScreenElement]) -> ScreenElement {
      var element = ScreenElement(.toolbar, bar.accessibilityLabel)
      element.children = buttons(bar.items, inner)
      return element
    }

    private func buttons(_ items: [UIBarButtonItem]?, _ inner: [ScreenElement]) -> [ScreenElement] {
      (items ?? []).filter { !$0.isSpace && !$0.isHidden }.flatMap { item in
        if let view = item.customView { return Self.inside(view, inner) }
        return [Self.button(item)]
      }
    }

    private static func button(_ item: UIBarButtonItem) -> ScreenElement {
      var states: [OutlineState] = item.isEnabled ? [] : [.disabled]
      if item.isSelected { states.append(.selected) }
      let name = item.accessibilityLabel ?? item.title ?? item.systemItem.map { "\($0)".capitalizedFirst }
      var element = ScreenElement(
        .button, name ?? item.accessibilityIdentifier, value: item.accessibilityValue, states: states,
        target: .barItem(item))
      element.otherNames = [item.title, item.accessibilityIdentifier].compactMap { $0 }.filter {
        $0 != element.outline.name
      }
      if let menu = item.menu { element.children = ScreenReader.items(menu) { .menuOfBarItem($0, item) } }
      return element
    }

    /// Those elements whose view is a view or lies in it.
    private static func inside(_ view: UIView, _ elements: [ScreenElement]) -> [ScreenElement] {
      elements.filter { $0.target?.view?.isDescendant(of: view) == true || $0.frame.isInside(view) }
    }

    private func tabBar(_ bar: UITabBar) -> ScreenElement {
      var element = ScreenElement(.tabBar, bar.accessibilityLabel)
      element.children = (bar.items ?? []).enumerated().map { index, item in
        var states: [OutlineState] = item === bar.selectedItem ? [.selected] : []
        if !item.isEnabled { states.append(.disabled) }
        let name = item.accessibilityLabel ?? item.title ?? item.accessibilityIdentifier
        var tab = ScreenElement(.tab, name, value: item.badgeValue, states: states, target: .tab(index, bar))
        tab.otherNames = [item.title, item.accessibilityIdentifier].compactMap { $0 }.filter { $0 != name }
        return tab
      }
      return element
    }
  }

  extension CGRect {
    /// Whether it lies in what a view takes up of its window.
    @MainActor fileprivate func isInside(_ view: UIView) -> Bool {
      guard let window = view.window, !isNull else { return false }
      return view.convert(view.bounds, to: window).insetBy(dx: -0.5, dy: -0.5).contains(self)
    }
  }

  extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  }
#endif
