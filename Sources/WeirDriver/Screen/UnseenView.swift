#if !canImport(UIKit)
  import WeirUI

  /// Looks for views that are there, and that a person cannot see.
  @MainActor
  enum UnseenView {
    /// Why the view with a name cannot be seen, or nil where there is none.
    static func reason(_ name: ElementName, in host: HeadlessHost) -> String? {
      let texts = name.readings.map { $0.text.lowercased() }
      for window in ScreenReader.windowsFromBehind(host).reversed() {
        guard let view = first(in: window, texts) else { continue }
        let reason = host.reasonOutOfReach(view) ?? .hidden
        return
          "\(PersonRefusal(reason, subject: "\(type(of: view)) \(QuotedText.quote(name.source))", act: "anything"))"
      }
      return nil
    }

    private static func first(in view: UIView, _ names: [String]) -> UIView? {
      let own = [view.accessibilityLabel, view.accessibilityIdentifier, (view as? UITextField)?.placeholder]
      if own.contains(where: { $0.map { names.contains($0.lowercased()) } ?? false }) { return view }
      for subview in view.subviews.reversed() {
        if let found = first(in: subview, names) { return found }
      }
      return nil
    }
  }
#endif
