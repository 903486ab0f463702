#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct UIControlTests {
    @MainActor final class Screen {
      var log: [String] = []
      func plain() { log.append("plain") }
      func sent(_ sender: UIControl) { log.append("sent \(sender.tag)") }
      func button(_ sender: UIButton) { log.append("button") }
      func withEvent(_ sender: UIControl, _ event: UIEvent?) { log.append("event \(event == nil)") }
    }

    @Test func listenersAreCalledInOrder() {
      let control = UIControl()
      control.tag = 7
      let screen = Screen()
      control.addTarget(screen, action: Screen.plain, for: .touchUpInside)
      control.addAction(UIAction { _ in screen.log.append("action") }, for: .touchUpInside)
      control.addTarget(screen, action: Screen.sent, for: .touchUpInside)
      control.addTarget(screen, action: Screen.withEvent, for: [.touchUpInside, .touchDown])
      control.sendActions(for: .touchUpInside)
      #expect(screen.log == ["plain", "action", "sent 7", "event true"])
      control.sendActions(for: .touchDown)
      #expect(screen.log.count == 5)
    }

    @Test func aSenderOfAnotherTypeIsNotHandedOver() {
      let screen = Screen()
      let control = UIControl()
      control.addTarget(screen, action: Screen.button, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(screen.log.isEmpty)
      let button = UIButton()
      button.addTarget(screen, action: Screen.button, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(screen.log == ["button"])
    }

    @Test func eachListenerIsCalledOnceForSeveralEvents() {
      let control = UIControl()
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .touchUpInside])
      control.sendActions(for: [.touchDown, .touchUpInside])
      #expect(count == 1)
      control.sendActions(for: .valueChanged)
      #expect(count == 1)
    }

    @Test func anActionReplacesAnotherOfTheSameName() {
      let control = UIControl()
      var log: [String] = []
      control.addAction(UIAction(identifier: .init("a")) { _ in log.append("old") }, for: [.touchDown, .valueChanged])
      control.addAction(UIAction(identifier: .init("a")) { _ in log.append("new") }, for: .touchDown)
      control.sendActions(for: .touchDown)
      control.sendActions(for: .valueChanged)
      #expect(log == ["new", "old"])
    }

    @Test func theSameActionMayListenToMore() {
      let control = UIControl()
      var count = 0
      let action = UIAction { _ in count += 1 }
      control.addAction(action, for: .touchDown)
      control.addAction(action, for: .valueChanged)
      #expect(control.listeners.count == 1)
      #expect(control.allControlEvents == [.touchDown, .valueChanged])
      control.removeAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(count == 0)
      control.removeAction(identifiedBy: action.identifier, for: .valueChanged)
      #expect(control.allControlEvents == [])
      #expect(control.listeners.isEmpty)
    }

    @Test func aTargetIsTakenAway() {
      let (control, first, second) = (UIControl(), Screen(), Screen())
      control.addTarget(first, action: Screen.plain, for: [.touchDown, .touchUpInside])
      control.addTarget(second, action: Screen.plain, for: .touchDown)
      #expect(control.allTargets.count == 2)
      control.removeTarget(first, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(first.log.isEmpty && second.log == ["plain"])
      control.sendActions(for: .touchUpInside)
      #expect(first.log == ["plain"])
      control.removeTarget(nil, for: .allEvents)
      #expect(control.allTargets.isEmpty)
    }

    @Test func whatIsTakenAwayMeanwhileIsNotCalled() {
      let control = UIControl()
      var log: [String] = []
      let second = UIAction { _ in log.append("second") }
      control.addAction(
        UIAction { _ in
          log.append("first")
          control.removeAction(second, for: .touchDown)
          control.addAction(UIAction { _ in log.append("late") }, for: .touchDown)
        }, for: .touchDown)
      control.addAction(second, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(log == ["first"])
    }

    @Test func targetsAreNotKeptAndActionsAre() {
      let control = UIControl()
      weak var target: Screen?
      weak var action: UIAction?
      do {
        let screen = Screen()
        control.addTarget(screen, action: Screen.plain, for: .touchDown)
        target = screen
        let kept = UIAction { _ in }
        control.addAction(kept, for: .touchDown)
        action = kept
      }
      #expect(target == nil)
      #expect(action != nil)
      control.sendActions(for: .touchDown)
      #expect(control.allTargets.isEmpty)
      if let action { control.removeAction(action, for: .allEvents) }
      #expect(action == nil)
    }

    @Test func theSenderIsTheControlWhileTheHandlerRuns() {
      let control = UIControl()
      var sender: Any?
      let action = UIAction { sender = $0.sender }
      control.addAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(sender as? UIControl === control)
      #expect(action.sender == nil)
    }

    @Test func aSubclassMayLookAtActions() {
      final class Looking: UIControl {
        var seen = 0
        override func sendAction(_ action: UIAction) {
          seen += 1
          super.sendAction(action)
        }
      }
      let control = Looking(frame: .zero, primaryAction: UIAction { _ in })
      control.sendActions(for: .primaryActionTriggered)
      #expect(control.seen == 1)
    }

    @Test func theStateFollows() {
      let control = UIControl()
      #expect(control.state == .normal)
      control.isEnabled = false
      control.isSelected = true
      control.isHighlighted = true
      #expect(control.state == [.disabled, .selected, .highlighted])
    }

    @Test func aTapPressesAndLifts() throws {
      let control = UIControl()
      let events = EventLog(control)
      var pressed: [Bool] = []
      control.addAction(UIAction { _ in pressed.append(control.isHighlighted) }, for: [.touchDown, .touchUpInside])
      try control.person(does: .tap())
      #expect(events.log == ["down", "up"])
      #expect(pressed == [true, false])
      #expect(!control.isTracking && !control.isTouchInside)
    }

    @Test func whatCannotBeUsedSendsNothingToAPersonButToTheProgram() {
      let control = UIControl()
      let box = UIView()
      box.addSubview(control)
      let events = EventLog(control)
      control.isEnabled = false
      #expect(refusal(control, .tap()) == .disabled)
      control.isEnabled = true
      control.isUserInteractionEnabled = false
      #expect(refusal(control, .tap()) == .notInteractive)
      control.isUserInteractionEnabled = true
      box.isHidden = true
      #expect(refusal(control, .tap()) == .hidden)
      box.isHidden = false
      box.alpha = 0
      #expect(refusal(control, .tap()) == .hidden)
      box.alpha = 1
      box.isUserInteractionEnabled = false
      #expect(refusal(control, .tap()) == .notInteractive)
      #expect(events.log.isEmpty)
      control.isEnabled = false
      control.sendActions(for: .touchUpInside)
      #expect(events.log == ["up"])
    }

    @Test func aRefusalSaysWhatAndWhy() {
      let control = UIControl()
      control.accessibilityIdentifier = "save"
      control.isEnabled = false
      do throws(PersonRefusal) {
        try control.person(does: .tap())
        Issue.record("a disabled control was tapped")
      } catch {
        #expect(error.description == "UIControl 'save' does not take tap(count: 1): it is not enabled")
      }
      #expect(refusal(UIControl(), .clear) == .notSupported)
    }
  }
#endif
