#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Recognizers: their defaults, what each answers to, silent delegates, and who is asked before whom.
  @MainActor @Suite struct GestureKindsTests {
    private final class Silent: UIGestureRecognizerDelegate {}

    private func heard(_ recognizer: UIGestureRecognizer, _ act: PersonAct) -> Int {
      let view = UIView()
      var count = 0
      recognizer.addHandler { _ in count += 1 }
      view.addGestureRecognizer(recognizer)
      _ = refusal(view, act)
      return count
    }

    @Test func defaultsAreUIKits() {
      let tap = UITapGestureRecognizer()
      #expect(tap.state == .possible && tap.isEnabled && tap.cancelsTouchesInView && tap.view == nil)
      #expect(!tap.delaysTouchesBegan && tap.delaysTouchesEnded && tap.name == nil && tap.delegate == nil)
      #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
      let press = UILongPressGestureRecognizer()
      #expect(press.minimumPressDuration == 0.5 && press.numberOfTapsRequired == 0 && press.allowableMovement == 10)
      #expect(press.numberOfTouchesRequired == 1)
      let pan = UIPanGestureRecognizer()
      #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
      #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
      #expect(UISwipeGestureRecognizer().direction == .right && UIScreenEdgePanGestureRecognizer().edges == [])
      #expect(UIView().gestureRecognizers == nil)
    }

    @Test func numbersAreUIKits() {
      let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
      #expect(states.map(\.rawValue) == Array(0...5) && UIGestureRecognizer.State.recognized == .ended)
      let ways: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
      #expect(ways.map(\.rawValue) == [1, 2, 4, 8])
    }

    @Test(arguments: [1, 2, 3])
    func tapsAreCounted(required: Int) {
      for count in 1...4 {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = required
        #expect(heard(tap, .tap(count: count)) == (count >= required ? 1 : 0), "\(count) taps")
      }
    }

    @Test func oneFingerIsOneFinger() {
      let (tap, press, swipe, pan) = (
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(), UIPanGestureRecognizer()
      )
      (tap.numberOfTouchesRequired, press.numberOfTouchesRequired) = (2, 2)
      (swipe.numberOfTouchesRequired, pan.minimumNumberOfTouches) = (2, 2)
      #expect(heard(tap, .tap()) == 0 && heard(press, .longPress) == 0)
      #expect(heard(swipe, .swipe(.right)) == 0 && heard(pan, .drag(x: 1, y: 1)) == 0)
    }

    @Test func eachAnswersToItsOwnAct() {
      let acts: [PersonAct] = [.tap(), .longPress, .swipe(.right), .drag(x: 3, y: 4)]
      let makers: [() -> UIGestureRecognizer] = [
        { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UISwipeGestureRecognizer() },
        { UIPanGestureRecognizer() },
      ]
      for (index, make) in makers.enumerated() {
        for (other, act) in acts.enumerated() {
          #expect((heard(make(), act) > 0) == (index == other), "\(act)")
          #expect(heard(UIScreenEdgePanGestureRecognizer(), act) == 0 && heard(UIGestureRecognizer(), act) == 0)
        }
      }
    }

    @Test func severalDirectionsAreOneSwipe() {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .up]
      #expect(heard(swipe, .swipe(.left)) == 1)
      let other = UISwipeGestureRecognizer()
      other.direction = [.left, .up]
      #expect(heard(other, .swipe(.down)) == 0)
    }

    @Test func aSilentDelegateLetsAllThrough() throws {
      let (view, silent, tap) = (UIView(), Silent(), UITapGestureRecognizer())
      var count = 0
      tap.addHandler { _ in count += 1 }
      tap.delegate = silent
      view.addGestureRecognizer(tap)
      try view.person(does: .tap())
      #expect(count == 1)
      let other = UITapGestureRecognizer()
      #expect(!silent.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: other))
      #expect(!silent.gestureRecognizer(tap, shouldRequireFailureOf: other))
      #expect(silent.gestureRecognizerShouldBegin(tap))
    }

    @Test func whatIsOffOrTakenAwayHearsNothing() {
      let off = UITapGestureRecognizer()
      off.isEnabled = false
      #expect(heard(off, .tap()) == 0)
      let (view, gone) = (UIView(), UITapGestureRecognizer())
      var count = 0
      gone.addHandler { _ in count += 1 }
      view.addGestureRecognizer(gone)
      view.removeGestureRecognizer(gone)
      view.removeGestureRecognizer(gone)
      #expect(refusal(view, .tap()) == .notSupported && count == 0 && gone.view == nil)
    }

    @Test func recognizersMoveFromViewToView() {
      let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
      first.addGestureRecognizer(tap)
      second.addGestureRecognizer(tap)
      #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap] && tap.view === second)
      let other = UITapGestureRecognizer()
      second.gestureRecognizers = [other]
      #expect(tap.view == nil && other.view === second)
      second.gestureRecognizers = nil
      #expect(other.view == nil && second.gestureRecognizers == nil)
    }

    @Test func aPanTellsHowFarItWent() throws {
      let (view, pan) = (UIView(), UIPanGestureRecognizer())
      var log: [String] = []
      pan.addHandler { [weak pan] in
        log.append("\($0.state) \(Int(pan?.translation(in: nil).x ?? -1))")
        if $0.state == .changed { pan?.setTranslation(.zero, in: nil) }
      }
      view.addGestureRecognizer(pan)
      try view.person(does: .drag(x: 7, y: 0))
      #expect(log == ["began 0", "changed 7", "ended 0"] && pan.state == .possible)
    }

    @Test func aGestureLiesInTheMiddleOfWhatWasTouched() throws {
      let window = makeWindow()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
      window.addSubview(view)
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      #expect(tap.location(in: view) == CGPoint(x: 50, y: 20) && tap.location(in: nil) == CGPoint(x: 60, y: 40))
      #expect(UITapGestureRecognizer().location(in: view) == .zero)
      let touch = UITouch(view: view, tapCount: 2, place: CGPoint(x: 1, y: 2))
      #expect(touch.location(in: window) == CGPoint(x: 11, y: 22) && touch.tapCount == 2)
    }

    @Test func aViewMayRefuseItsOwn() {
      final class Refusing: UIView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      }
      let (view, tap) = (Refusing(), UITapGestureRecognizer())
      var count = 0
      tap.addHandler { _ in count += 1 }
      view.addGestureRecognizer(tap)
      #expect(refusal(view, .tap()) == .notSupported && count == 0)
    }
  }
#endif
