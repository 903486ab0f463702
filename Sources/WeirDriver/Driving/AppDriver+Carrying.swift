#if !canImport(UIKit)
  import WeirUI

  /// How an act is carried out.
  extension AppDriver {
    var finder: NameFinder { NameFinder(screen) }

    /// Waits for rest, acts, and waits again; an error says where it was asked for.
    func act(
      _ file: StaticString?, _ line: UInt, _ work: () async throws(DriverError) -> Void
    ) async throws(DriverError) {
      do {
        try await settle()
        try await work()
        try await settle()
      } catch {
        guard let file else { throw error }
        throw error.at(file, line)
      }
    }

    /// The element with a name; where there is none, the error says whether it is there and cannot be seen.
    func find(
      _ name: ElementName, prefers: (ScreenElement) -> Bool = { _ in true }
    ) throws(DriverError) -> ScreenElement {
      let finder = finder
      do {
        return try finder.one(name, prefers: prefers)
      } catch {
        guard error.kind == .notFound, let reason = UnseenView.reason(name, in: host) else { throw error }
        throw finder.notFound(name, unseen: reason)
      }
    }

    func tap(_ element: ScreenElement) throws(DriverError) {
      guard let target = element.target else { throw unfit(element, "takes no taps") }
      try refusing { () throws(PersonRefusal) in
        switch target {
        case .view(let view): try self.host.tap(view)
        case .act(let act, let view): try self.host.perform(act, on: view)
        case .barItem(let item): try self.host.tap(item)
        case .menuOfBarItem(let title, let item): try self.host.choose(title, fromMenuOf: item)
        case .backButton: try self.host.tapBack()
        case .tab(let index, let bar): try self.host.perform(.choose(index), on: bar)
        case .alertAction(let action): try self.host.tap(action)
        case .row(let path, let table): try self.host.chooseRow(at: path, in: table)
        }
      }
    }

    func perform(_ act: PersonAct, on element: ScreenElement) throws(DriverError) {
      guard let view = element.target?.view else { throw unfit(element, "takes no \(act)") }
      try refusing { () throws(PersonRefusal) in try self.host.perform(act, on: view) }
    }

    /// The field with a name, or the one that is edited.
    func edited(_ name: ElementName?) throws(DriverError) -> ScreenElement {
      if let name { return try find(name, prefers: \.takesText) }
      guard let field = finder.elements.first(where: { $0.outline.states.contains(.editing) }) else {
        throw DriverError(.notFound, "no field is being edited", ["tap a field, or type into it, first"])
      }
      return field
    }

    func unfit(_ element: ScreenElement, _ reason: String) -> DriverError {
      DriverError(.refused, "\(element.outline.line) \(reason)", [finder.tappable])
    }

    /// A refusal of the host, with what can be done instead.
    func refusing(_ act: () throws(PersonRefusal) -> Void) throws(DriverError) {
      do {
        try act()
      } catch {
        throw DriverError(
          .refused, QuotedText.plain("\(error)"), [hint(for: error.reason), finder.tappable].compactMap { $0 })
      }
    }

    private func hint(for reason: PersonRefusal.Reason) -> String? {
      switch reason {
      case .covered where host.transitions.isEmpty: "What lies over it has to go first (back, swipe down, tap outside)."
      case .covered: "A transition runs: finish or cancel it first."
      case .offScreen: "Scroll to it first (scroll up, scroll down, choose ROW)."
      default: nil
      }
    }
  }

  extension ScreenElement {
    /// Whether a person can type into it.
    var takesText: Bool {
      switch outline.role {
      case .field, .secureField, .searchField, .textView: target != nil
      default: false
      }
    }
  }

  extension UIView {
    /// How long the text is that it holds, where a person can edit it.
    var lengthOfText: Int? {
      switch self {
      case let field as UITextField: field.text?.utf16.count
      case let view as UITextView: view.text?.utf16.count
      case let bar as UISearchBar: bar.text?.utf16.count
      default: nil
      }
    }
  }
#endif
