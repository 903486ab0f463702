#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Segments: what is chosen while others come and go, what each holds, and what is not there.
  @MainActor @Suite(.serialized) struct UISegmentedControlTests {
    private func control(_ titles: String...) -> UISegmentedControl { UISegmentedControl(items: titles) }

    private func titles(_ control: UISegmentedControl) -> [String?] {
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }

    @Test func nothingIsChosenAtFirst() {
      let control = control("a", "b")
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
      #expect(!control.isMomentary && control.numberOfSegments == 2)
      #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    }

    @Test func itemsAreTitlesOrImages() {
      let control = UISegmentedControl(items: ["a", UIImage(systemName: "star") as Any, 7, "b"])
      #expect(titles(control) == ["a", nil, "b"])
      #expect(control.imageForSegment(at: 1) == UIImage(systemName: "star") && control.imageForSegment(at: 0) == nil)
      control.setImage(UIImage(named: "x"), forSegmentAt: 0)
      #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) == UIImage(named: "x"))
      control.setTitle("again", forSegmentAt: 0)
      #expect(control.titleForSegment(at: 0) == "again" && control.imageForSegment(at: 0) == nil)
    }

    @Test func placesToInsertAtAreTheNearest() {
      let control = control("m")
      control.insertSegment(withTitle: "z", at: 99, animated: true)
      control.insertSegment(withTitle: "a", at: -9, animated: true)
      control.insertSegment(with: UIImage(named: "i"), at: 1, animated: false)
      #expect(titles(control) == ["a", nil, "m", "z"])
      control.removeSegment(at: 99, animated: true)
      control.removeSegment(at: -99, animated: true)
      #expect(titles(control) == [nil, "m"])
      control.removeAllSegments()
      control.removeSegment(at: 0, animated: true)
      #expect(control.numberOfSegments == 0)
    }

    @Test func theChoiceMovesWithItsSegment() {
      let control = control("a", "b", "c")
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "new", at: 1, animated: false)
      #expect(control.selectedSegmentIndex == 2)
      control.insertSegment(withTitle: "last", at: 9, animated: false)
      #expect(control.selectedSegmentIndex == 2)
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "b")
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == 1)
      control.removeSegment(at: 1, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func eachSegmentHasItsOwnState() throws {
      let control = control("a", "b")
      let events = EventLog(control, .valueChanged)
      control.setEnabled(false, forSegmentAt: 1)
      #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
      #expect(refusal(control, .choose(1)) == .disabled && refusal(control, .choose(2)) == .notFound)
      #expect(refusal(control, .choose(-1)) == .notFound)
      try control.person(does: .choose(0))
      try control.person(does: .choose(0))
      #expect(events.log == ["value"] && control.selectedSegmentIndex == 0)
      control.isEnabled = false
      #expect(refusal(control, .choose(0)) == .disabled)
    }

    @Test func widthsMayBeSet() {
      let control = control("a", "bbbbbbbb")
      let natural = control.intrinsicContentSize.width
      control.setWidth(100, forSegmentAt: 0)
      #expect(control.widthForSegment(at: 0) == 100 && control.widthForSegment(at: 1) == 0)
      #expect(control.intrinsicContentSize.width >= 200, "as wide as the widest each")
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width < 200 && control.intrinsicContentSize.width > 100)
      control.setWidth(0, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width < natural)
      #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
    }

    @Test func actionsAreCalledWhenChosen() throws {
      var called: [String] = []
      let actions = ["a", "b"].map { title in UIAction(title: title) { called.append($0.title) } }
      let control = UISegmentedControl(actions: actions)
      #expect(titles(control) == ["a", "b"] && control.actionForSegment(at: 1) === actions[1])
      control.selectedSegmentIndex = 0
      #expect(called.isEmpty)
      try control.person(does: .choose(1))
      #expect(called == ["b"] && control.actionForSegment(at: 1)?.sender == nil)
      control.insertSegment(action: UIAction(title: "c") { called.append($0.title) }, at: 0, animated: false)
      try control.person(does: .choose(0))
      #expect(called == ["b", "c"])
    }

    @Test func aMomentaryChoiceIsSeenByListenersOnly() throws {
      let control = control("a", "b")
      control.isMomentary = true
      var seen: [Int] = []
      control.addAction(
        UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) }, for: .valueChanged)
      try control.person(does: .choose(1))
      try control.person(does: .choose(1))
      #expect(seen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aListenerMayTakeTheSegmentAway() throws {
      let control = control("a", "b")
      control.addAction(UIAction { _ in control.removeAllSegments() }, for: .valueChanged)
      try control.person(does: .choose(1))
      #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func whatIsNotThereIsReportedAndChangesNothing() {
      let control = control("a")
      let found = reportedFaults(of: "UISegmentedControl") {
        control.selectedSegmentIndex = 1
        control.setTitle("x", forSegmentAt: 1)
        control.setImage(nil, forSegmentAt: -1)
        control.setEnabled(false, forSegmentAt: 7)
        control.setWidth(3, forSegmentAt: 8)
        #expect(control.titleForSegment(at: 9) == nil && control.imageForSegment(at: 9) == nil)
        #expect(!control.isEnabledForSegment(at: 9) && control.widthForSegment(at: 9) == 0)
        #expect(control.actionForSegment(at: 9) == nil)
      }
      #expect(found.count == 10 && found.allSatisfy { $0.rule == "a segment must be there" })
      #expect(titles(control) == ["a"] && control.selectedSegmentIndex == -1 && control.isEnabledForSegment(at: 0))
    }

    /// Law: the choice follows its segment through any insertions and removals.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func theChoiceAgreesWithAModel(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let control = UISegmentedControl(items: [])
      var (model, chosen): ([String], String?) = ([], nil)
      for step in 0..<60 {
        let place = Int.random(in: -1...model.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          control.insertSegment(withTitle: "\(step)", at: place, animated: false)
          model.insert("\(step)", at: max(place, 0))
        case 2 where !model.isEmpty:
          control.removeSegment(at: place, animated: false)
          let gone = model.remove(at: min(max(place, 0), model.count - 1))
          if gone == chosen { chosen = nil }
        case 3 where model.indices.contains(place):
          control.selectedSegmentIndex = place
          chosen = model[place]
        default: break
        }
        #expect(titles(control) == model, "seed \(seed), step \(step)")
        #expect(
          control.selectedSegmentIndex == chosen.flatMap { model.firstIndex(of: $0) } ?? -1, "seed \(seed), \(step)")
      }
    }
  }
#endif
