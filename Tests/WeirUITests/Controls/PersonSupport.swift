#if !canImport(UIKit)
  import Foundation

  @testable import WeirUI

  /// Why a person cannot do something; nil where they can.
  @MainActor
  func refusal(_ view: UIView, _ act: PersonAct) -> PersonRefusal.Reason? {
    do throws(PersonRefusal) {
      try view.person(does: act)
      return nil
    } catch {
      return error.reason
    }
  }

  /// A window that is shown, with a view in it.
  @MainActor
  func makeWindow(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    for view in views { window.addSubview(view) }
    return window
  }

  /// Writes down which events a control sends.
  @MainActor
  final class EventLog {
    var log: [String] = []

    private static let names: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("up", .touchUpInside), ("value", .valueChanged), ("primary", .primaryActionTriggered),
      ("menu", .menuActionTriggered), ("begin", .editingDidBegin), ("changed", .editingChanged),
      ("end", .editingDidEnd), ("exit", .editingDidEndOnExit),
    ]

    init(_ control: UIControl, _ events: UIControl.Event = .allEvents) {
      for (name, event) in Self.names where events.contains(event) {
        control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
      }
    }
  }
#endif
