#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Law: whoever listens to a control is called once for each event it listens to, in the order of registration, as in a
  /// plain list.
  @MainActor @Suite struct ControlListenersLawTests {
    @MainActor private final class Target {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
      func called() { log.add(name) }
    }

    private struct Entry {
      var name: String
      var events: UIControl.Event
    }

    private let all: [UIControl.Event] = [.touchDown, .touchUpInside, .valueChanged, .editingChanged]

    private func events(_ random: inout SeededGenerator) -> UIControl.Event {
      let chosen = all.filter { _ in random.below(2) == 0 }
      return chosen.isEmpty ? .touchDown : UIControl.Event(chosen)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func listenersAgreeWithAList(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let (control, log) = (UIControl(), Log())
      let targets = (0..<3).map { Target("t\($0)", log) }
      var model: [Entry] = []
      func subtract(_ events: UIControl.Event, where matches: (String) -> Bool) {
        for index in model.indices where matches(model[index].name) { model[index].events.subtract(events) }
        model.removeAll { $0.events.isEmpty }
      }
      for step in 0..<40 {
        let (chosen, index) = (events(&random), random.below(3))
        switch random.below(5) {
        case 0:
          control.addTarget(targets[index], action: Target.called, for: chosen)
          model.append(Entry(name: "t\(index)", events: chosen))
        case 1:
          control.removeTarget(targets[index], for: chosen)
          subtract(chosen) { $0 == "t\(index)" }
        case 2:
          // An action of the same name takes the place of the one before, for these events.
          control.addAction(
            UIAction(identifier: UIAction.Identifier("a\(index)")) { _ in log.add("a\(index)") }, for: chosen)
          subtract(chosen) { $0 == "a\(index)" }
          model.append(Entry(name: "a\(index)", events: chosen))
        case 3:
          control.removeAction(identifiedBy: UIAction.Identifier("a\(index)"), for: chosen)
          subtract(chosen) { $0 == "a\(index)" }
        default:
          control.sendActions(for: chosen)
          let expected = model.filter { !$0.events.isDisjoint(with: chosen) }.map(\.name)
          #expect(log.take() == expected, "seed \(seed), step \(step)")
        }
        let known = model.reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
        #expect(control.allControlEvents == known, "seed \(seed), step \(step)")
      }
      control.removeTarget(nil, for: .allEvents)
      #expect(control.allTargets.isEmpty, "seed \(seed)")
    }

    @Test func targetsAreKnownOnce() {
      let (control, log) = (UIControl(), Log())
      let target = Target("t", log)
      control.addTarget(target, action: Target.called, for: .touchDown)
      control.addTarget(target, action: Target.called, for: .valueChanged)
      #expect(control.allTargets.count == 1 && control.allControlEvents == [.touchDown, .valueChanged])
      control.removeTarget(Target("other", log), for: .allEvents)
      #expect(control.allTargets.count == 1)
      control.removeTarget(target, for: .touchDown)
      #expect(control.allControlEvents == .valueChanged)
    }

    @Test func aControlMadeOfAnActionIsUsed() {
      var called = 0
      let control = UIControl(
        frame: CGRect(x: 0, y: 0, width: 5, height: 5), primaryAction: UIAction { _ in called += 1 })
      control.sendActions(for: .primaryActionTriggered)
      control.sendActions(for: .touchUpInside)
      #expect(called == 1 && control.frame.width == 5)
      #expect(UIControl(primaryAction: nil).allControlEvents == [])
    }

    @Test func defaultsAreUIKits() {
      let control = UIControl()
      #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
      #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
      #expect(!control.isTracking && !control.isTouchInside && !control.showsMenuAsPrimaryAction)
    }

    @Test func aTapOnADisabledControlIsRefusedAndTakesNothingBehind() throws {
      let (outer, control) = (UIView(), UIControl())
      outer.addSubview(control)
      var taps = 0
      outer.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      control.isEnabled = false
      #expect(refusal(control, .tap()) == .disabled && taps == 0)
      control.isEnabled = true
      try control.person(does: .tap(count: 2))
      #expect(taps == 0)
    }

    @Test func twoTapsAreTwoPresses() throws {
      let control = UIControl()
      let log = EventLog(control)
      try control.person(does: .tap(count: 2))
      #expect(log.log == ["down", "up", "down", "up"])
    }
  }
#endif
