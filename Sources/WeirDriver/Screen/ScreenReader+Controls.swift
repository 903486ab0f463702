#if !canImport(UIKit)
  import WeirUI

  extension ScreenReader {
    /// A control, or nil for other views.
    func control(_ view: UIView, _ inner: [ScreenElement]) -> ScreenElement? {
      guard var element = kind(view) else { return nil }
      // What stands at the ends of a field.
      if view is UITextField { element.children = ReadingOrder.sorted(inner.filter(\.takesTaps)) }
      element.addNames(of: view)
      let traits = view.accessibilityTraits
      let isDisabled = (view as? UIControl)?.isEnabled == false || traits.contains(.notEnabled)
      if isDisabled { element.outline.states.append(.disabled) }
      let isSelected = (view as? UIControl)?.isSelected == true || traits.contains(.selected)
      if isSelected { element.outline.states.append(.selected) }
      return element
    }

    private func kind(_ view: UIView) -> ScreenElement? {
      switch view {
      case let button as UIButton: self.button(button)
      case let field as UITextField: self.field(field)
      case let text as UITextView: textView(text)
      case let bar as UISearchBar: searchBar(bar)
      case let control as UISwitch:
        ScreenElement(.switch, control.title, value: control.isOn ? "on" : "off", target: .view(control))
      case let slider as UISlider: ScreenElement(.slider, value: slider.accessibilityValue, target: .view(slider))
      case let stepper as UIStepper:
        ScreenElement(
          .stepper, value: stepper.accessibilityValue ?? Self.text(of: stepper.value), target: .view(stepper))
      case let control as UISegmentedControl: segments(control)
      case let pages as UIPageControl: self.pages(pages)
      case let picker as UIDatePicker: datePicker(picker)
      case let picker as UIPickerView: self.picker(picker)
      default: nil
      }
    }

    private func button(_ button: UIButton) -> ScreenElement? {
      var element = ScreenElement(
        button.accessibilityTraits.contains(.link) ? .link : .button, button.accessibilityLabel,
        value: button.accessibilityValue, target: .view(button))
      if let title = button.currentTitle, title != element.outline.name { element.otherNames.append(title) }
      if let menu = button.menu {
        element.children = Self.items(menu) { .act(.chooseFromMenu($0), button) }
      }
      return element
    }

    /// The entries of a menu, with those of the menus inside.
    /// - Parameter target: What choosing the entry with a title goes to.
    static func items(_ menu: UIMenu, _ target: (String) -> ActTarget) -> [ScreenElement] {
      menu.children.flatMap { entry -> [ScreenElement] in
        if let inner = entry as? UIMenu { return items(inner, target) }
        guard let action = entry as? UIAction, !action.attributes.contains(.hidden) else { return [] }
        var states: [OutlineState] = action.attributes.contains(.disabled) ? [.disabled] : []
        if action.state == .on { states.append(.checked) }
        if action.attributes.contains(.destructive) { states.append(.destructive) }
        return [ScreenElement(.menuItem, action.title, states: states, target: target(action.title))]
      }
    }

    private func field(_ field: UITextField) -> ScreenElement {
      let role: OutlineRole =
        field.isSecureTextEntry ? .secureField : field is UISearchTextField ? .searchField : .field
      var element = ScreenElement(role, value: field.accessibilityValue ?? "", target: .view(field))
      element.outline.name = field.accessibilityLabel ?? field.placeholder ?? field.accessibilityIdentifier
      if let placeholder = field.placeholder, placeholder != element.outline.name {
        element.otherNames.append(placeholder)
      }
      if field.isFirstResponder { element.outline.states.append(.editing) }
      return element
    }

    private func textView(_ view: UITextView) -> ScreenElement {
      var element = ScreenElement(.textView, value: view.accessibilityValue ?? "", target: .view(view))
      if view.isFirstResponder { element.outline.states.append(.editing) }
      if !view.isEditable { element.outline.states.append(.readOnly) }
      return element
    }

    private func searchBar(_ bar: UISearchBar) -> ScreenElement {
      var element = ScreenElement(.searchField, value: bar.text ?? "", target: .view(bar))
      element.outline.name = bar.accessibilityLabel ?? bar.placeholder ?? bar.accessibilityIdentifier
      if let placeholder = bar.placeholder, placeholder != element.outline.name {
        element.otherNames.append(placeholder)
      }
      if bar.isFirstResponder { element.outline.states.append(.editing) }
      if bar.showsScopeBar {
        element.children += (bar.scopeButtonTitles ?? []).enumerated().map { index, title in
          ScreenElement(
            .segment, title, states: index == bar.selectedScopeButtonIndex ? [.selected] : [],
            target: .act(.choose(index), bar))
        }
      }
      if bar.showsBookmarkButton {
        element.children.append(ScreenElement(.button, "Bookmarks", target: .act(.bookmarks, bar)))
      }
      if bar.showsSearchResultsButton {
        let states: [OutlineState] = bar.isSearchResultsButtonSelected ? [.selected] : []
        element.children.append(
          ScreenElement(.button, "Recent results", states: states, target: .act(.recentResults, bar)))
      }
      if bar.showsCancelButton { element.children.append(ScreenElement(.button, "Cancel", target: .act(.cancel, bar))) }
      return element
    }

    private func segments(_ control: UISegmentedControl) -> ScreenElement {
      var element = ScreenElement(.segments, target: .view(control))
      element.children = (0..<control.numberOfSegments).map { index in
        var states: [OutlineState] = index == control.selectedSegmentIndex ? [.selected] : []
        if !control.isEnabled || !control.isEnabledForSegment(at: index) { states.append(.disabled) }
        let title = control.titleForSegment(at: index) ?? "\(index + 1)"
        return ScreenElement(.segment, title, states: states, target: .act(.choose(index), control))
      }
      return element
    }

    private func pages(_ control: UIPageControl) -> ScreenElement? {
      if control.numberOfPages == 0 || control.hidesForSinglePage && control.numberOfPages < 2 { return nil }
      return ScreenElement(
        .pages, value: "page \(control.currentPage + 1) of \(control.numberOfPages)", target: .view(control))
    }

    private func datePicker(_ picker: UIDatePicker) -> ScreenElement {
      if picker.datePickerMode == .countDownTimer {
        return ScreenElement(
          .datePicker, value: "\(Self.text(of: picker.countDownDuration)) seconds", target: .view(picker))
      }
      var style = Date.ISO8601FormatStyle(timeZone: picker.timeZone ?? picker.calendar?.timeZone ?? .current)
      switch picker.datePickerMode {
      case .date: style = style.year().month().day()
      case .time: style = style.time(includingFractionalSeconds: false)
      case .yearAndMonth: style = style.year().month()
      default: style = style.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
      }
      return ScreenElement(.datePicker, value: picker.date.formatted(style), target: .view(picker))
    }

    private func picker(_ picker: UIPickerView) -> ScreenElement {
      var element = ScreenElement(.picker, target: .view(picker))
      element.children = (0..<max(picker.numberOfComponents, 0)).map { component in
        let row = picker.selectedRow(inComponent: component)
        return ScreenElement(
          .wheel, number: component + 1, value: row < 0 ? nil : picker.title(ofRow: row, component),
          target: .view(picker))
      }
      return element
    }

    static func text(of number: Double) -> String {
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
  }

  extension UIPickerView {
    /// What a person reads in a row of a wheel.
    func title(ofRow row: Int, _ component: Int) -> String {
      delegate?.pickerView(self, titleForRow: row, forComponent: component)
        ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string ?? "\(row + 1)"
    }
  }
#endif
