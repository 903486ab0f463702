#if !canImport(UIKit)
  import WeirUI

  extension ScreenReader {
    /// What is presented: an alert, a sheet or a popover is an element; what fills the screen looks like any screen.
    func presentation(of controller: UIViewController, _ inner: [ScreenElement]) -> ScreenElement? {
      if let alert = controller as? UIAlertController { return self.alert(alert, inner) }
      let role: OutlineRole
      switch controller.presentationController?.presentationStyle ?? controller.modalPresentationStyle {
      case .pageSheet, .formSheet, .automatic: role = .sheet
      case .popover: role = .popover
      default: return nil
      }
      var element = ScreenElement(role)
      element.children = ReadingOrder.sorted(inner)
      return element
    }

    private func alert(_ alert: UIAlertController, _ inner: [ScreenElement]) -> ScreenElement {
      var element = ScreenElement(alert.preferredStyle == .alert ? .alert : .actionSheet, alert.title)
      let message = alert.message.map { [ScreenElement(.text, $0)] } ?? []
      let fields = inner.flatMap(\.flat).filter { $0.target?.view is UITextField }
      let actions = alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
      element.children = message + fields + actions.map(Self.button)
      return element
    }

    private static func button(_ action: UIAlertAction) -> ScreenElement {
      var states: [OutlineState] = action.isEnabled ? [] : [.disabled]
      if action.style == .destructive { states.append(.destructive) }
      return ScreenElement(.button, action.title, states: states, target: .alertAction(action))
    }
  }
#endif
