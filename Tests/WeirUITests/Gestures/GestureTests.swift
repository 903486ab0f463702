#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct GestureTests {
    @MainActor final class Screen {
      var log: [String] = []
      func plain() { log.append("plain") }
      func sent(_ tap: UITapGestureRecognizer) { log.append("tap \(tap.state.rawValue)") }
      func pressed(_ press: UILongPressGestureRecognizer) { log.append("press \(press.state)") }
    }

    private func nest(_ depth: Int) -> [UIView] {
      let views = (0..<depth).map { UIView(frame: CGRect(x: $0, y: $0, width: 100, height: 100)) }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      return views
    }

    @Test func targetsAndClosuresAreCalled() throws {
      let (view, screen) = (UIView(), Screen())
      let tap = UITapGestureRecognizer(target: screen, action: Screen.sent)
      tap.addTarget(screen, action: Screen.plain)
      tap.addHandler { _ in screen.log.append("closure") }
      view.addGestureRecognizer(tap)
      #expect(tap.view === view && view.gestureRecognizers == [tap])
      try view.person(does: .tap())
      #expect(screen.log == ["tap 3", "plain", "closure"])
      #expect(tap.state == .possible)
      tap.removeTarget(screen)
      try view.person(does: .tap())
      #expect(screen.log.count == 4)
      tap.removeTarget(nil)
      try view.person(does: .tap())
      #expect(screen.log.count == 4)
    }

    @Test func targetsAreNotKept() throws {
      let view = UIView()
      weak var gone: Screen?
      do {
        let screen = Screen()
        view.addGestureRecognizer(UITapGestureRecognizer(target: screen, action: Screen.plain))
        gone = screen
      }
      #expect(gone == nil)
      try view.person(does: .tap())
      weak var released: UIView?
      do {
        let other = UIView()
        other.addGestureRecognizer(UITapGestureRecognizer { _ in })
        released = other
      }
      #expect(released == nil)
    }

    @Test func nothingTakesATap() {
      #expect(refusal(UIView(), .tap()) == .notSupported)
      #expect(refusal(UIView(), .longPress) == .notSupported)
    }

    @Test func theInnermostIsMade() throws {
      let views = nest(3)
      var log: [Int] = []
      for (place, view) in views.enumerated() {
        view.addGestureRecognizer(UITapGestureRecognizer { _ in log.append(place) })
      }
      try views[2].person(does: .tap())
      #expect(log == [2])
      views[2].gestureRecognizers = nil
      log = []
      try views[2].person(does: .tap())
      #expect(log == [1])
      views[1].gestureRecognizers?.first?.isEnabled = false
      log = []
      try views[2].person(does: .tap())
      #expect(log == [0])
    }

    @Test func delegatesDecide() throws {
      final class Delegate: UIGestureRecognizerDelegate {
        var begins = true, receives = true, together = false
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          receives && touch.view != nil
        }
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
      }
      let views = nest(2)
      var log: [String] = []
      let delegate = Delegate()
      let (inner, outer) = (
        UITapGestureRecognizer { _ in log.append("inner") }, UITapGestureRecognizer { _ in log.append("outer") }
      )
      inner.delegate = delegate
      views[1].addGestureRecognizer(inner)
      views[0].addGestureRecognizer(outer)
      try views[1].person(does: .tap())
      delegate.begins = false
      try views[1].person(does: .tap())
      delegate.begins = true
      delegate.receives = false
      try views[1].person(does: .tap())
      delegate.receives = true
      delegate.together = true
      try views[1].person(does: .tap())
      #expect(log == ["inner", "outer", "outer", "inner", "outer"])
    }

    @Test func aDoubleTapComesBeforeATapThatWaits() throws {
      let view = UIView()
      var log: [String] = []
      let (once, twice) = (
        UITapGestureRecognizer { _ in log.append("once") }, UITapGestureRecognizer { _ in log.append("twice") }
      )
      twice.numberOfTapsRequired = 2
      view.addGestureRecognizer(once)
      view.addGestureRecognizer(twice)
      try view.person(does: .tap())
      #expect(log == ["once"])
      try view.person(does: .tap(count: 2))
      #expect(log == ["once", "once", "twice"])
      once.require(toFail: twice)
      log = []
      try view.person(does: .tap(count: 2))
      #expect(log == ["twice"])
      try view.person(does: .tap())
      #expect(log == ["twice", "once"])
    }

    @Test func swipesHaveDirections() throws {
      let view = UIView()
      var log: [UInt] = []
      let swipe = UISwipeGestureRecognizer { _ in log.append(1) }
      view.addGestureRecognizer(swipe)
      try view.person(does: .swipe(.right))
      #expect(refusal(view, .swipe(.left)) == .notSupported)
      swipe.direction = [.left, .up]
      try view.person(does: .swipe(.left))
      #expect(log == [1, 1])
    }

    @Test func aLongPressBeginsAndEnds() throws {
      let (view, screen) = (UIView(), Screen())
      view.addGestureRecognizer(UILongPressGestureRecognizer(target: screen, action: Screen.pressed))
      try view.person(does: .longPress)
      #expect(screen.log == ["press began", "press ended"])
    }

    @Test func aPanMoves() throws {
      let view = UIView()
      var log: [String] = []
      let pan = UIPanGestureRecognizer { recognizer in
        let moved = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
        log.append("\(recognizer.state) \(Int(moved.x)) \(Int(moved.y))")
      }
      view.addGestureRecognizer(pan)
      try view.person(does: .drag(x: 10, y: -4))
      #expect(log == ["began 0 0", "changed 10 -4", "ended 10 -4"])
      #expect(pan.translation(in: view) == .zero)
    }

    @Test func aViewThatTakesNoTouchesLetsThemThrough() throws {
      let views = nest(2)
      var taps = 0
      views[0].addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      views[1].isUserInteractionEnabled = false
      try views[1].person(does: .tap())
      #expect(taps == 1)
      // A picture with a gesture of its own that was not switched on is a common mistake: it is named.
      let picture = UIImageView()
      views[0].addSubview(picture)
      picture.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      #expect(refusal(picture, .tap()) == .notInteractive)
      #expect(taps == 1)
    }

    @Test func aControlKeepsTapsFromOutsideButNotFromItself() throws {
      let views = nest(1)
      let button = UIButton(type: .system)
      let events = EventLog(button)
      var taps = 0
      views[0].addSubview(button)
      views[0].addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      try button.person(does: .tap())
      #expect(taps == 0 && events.log == ["down", "up", "primary"])
      button.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 10 })
      events.log = []
      try button.person(does: .tap())
      #expect(taps == 10 && events.log.isEmpty)
    }

    @Test func aRecognizerHasOneView() {
      let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
      first.addGestureRecognizer(tap)
      second.addGestureRecognizer(tap)
      #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap] && tap.view === second)
      first.removeGestureRecognizer(tap)
      #expect(tap.view === second)
      second.gestureRecognizers = [UIPanGestureRecognizer(), tap]
      #expect(second.gestureRecognizers?.count == 2)
      second.removeGestureRecognizer(tap)
      #expect(tap.view == nil)
    }

    @Test func aGestureHasAPlace() {
      let views = nest(2)
      let tap = UITapGestureRecognizer()
      #expect(tap.location(in: nil) == .zero)
      views[1].addGestureRecognizer(tap)
      #expect(tap.location(in: views[1]) == CGPoint(x: 50, y: 50))
      #expect(tap.location(in: views[0]) == CGPoint(x: 51, y: 51))
    }
  }
#endif
