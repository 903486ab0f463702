#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// The tree of views: places, callbacks, windows, tags and what is refused.
  @MainActor @Suite(.serialized) struct UIViewTreeTests {
    /// Writes down what a view is told about its place.
    private final class Told: UIView {
      var name = ""
      var log: Log?
      private func add(_ line: String) { log?.add("\(name) \(line)") }
      override func didAddSubview(_ subview: UIView) { add("didAdd \((subview as? Told)?.name ?? "?")") }
      override func willRemoveSubview(_ subview: UIView) { add("willRemove \((subview as? Told)?.name ?? "?")") }
      override func willMove(toSuperview newSuperview: UIView?) {
        add("willMove \(newSuperview == nil ? "out" : "in")")
      }
      override func didMoveToSuperview() { add("didMove \(superview == nil ? "out" : "in")") }
      override func willMove(toWindow newWindow: UIWindow?) { add("willWindow \(newWindow == nil ? "out" : "in")") }
      override func didMoveToWindow() { add("didWindow \(window == nil ? "out" : "in")") }
    }

    private let log = Log()

    private func told(_ name: String) -> Told {
      let view = Told()
      (view.name, view.log) = (name, log)
      return view
    }

    private func children(_ count: Int) -> (UIView, [UIView]) {
      let views = (0..<count).map { _ in UIView() }
      let parent = UIView()
      for view in views { parent.addSubview(view) }
      return (parent, views)
    }

    @Test func placesAmongSiblings() {
      let (parent, views) = children(3)
      let new = UIView()
      parent.insertSubview(new, at: 1)
      #expect(parent.subviews == [views[0], new, views[1], views[2]])
      parent.insertSubview(new, aboveSubview: views[1])
      #expect(parent.subviews == [views[0], views[1], new, views[2]])
      parent.insertSubview(new, belowSubview: views[0])
      #expect(parent.subviews == [new, views[0], views[1], views[2]])
      parent.bringSubviewToFront(new)
      #expect(parent.subviews.last === new)
      parent.sendSubviewToBack(views[2])
      #expect(parent.subviews == [views[2], views[0], views[1], new])
      parent.exchangeSubview(at: 0, withSubviewAt: 3)
      #expect(parent.subviews == [new, views[0], views[1], views[2]])
      parent.addSubview(views[0])
      #expect(parent.subviews == [new, views[1], views[2], views[0]], "adding again brings to the front")
    }

    @Test func placesThatAreNotThere() {
      let (parent, views) = children(2)
      let (new, stranger) = (UIView(), UIView())
      parent.insertSubview(new, at: 99)
      #expect(parent.subviews == views + [new])
      parent.insertSubview(new, at: -5)
      #expect(parent.subviews == [new] + views)
      parent.insertSubview(new, aboveSubview: stranger)
      #expect(parent.subviews == views + [new])
      parent.insertSubview(new, belowSubview: stranger)
      #expect(parent.subviews == [new] + views)
      parent.bringSubviewToFront(stranger)
      parent.sendSubviewToBack(stranger)
      parent.exchangeSubview(at: 0, withSubviewAt: 3)
      parent.exchangeSubview(at: -1, withSubviewAt: 0)
      #expect(parent.subviews == [new] + views && stranger.superview == nil)
      stranger.removeFromSuperview()
      #expect(stranger.superview == nil)
    }

    @Test func aViewTellsBeforeAndAfterItMoves() {
      let (parent, child) = (told("parent"), told("child"))
      parent.addSubview(child)
      #expect(log.take() == ["child willMove in", "child didMove in", "parent didAdd child"])
      child.removeFromSuperview()
      #expect(log.take() == ["parent willRemove child", "child willMove out", "child didMove out"])
      #expect(child.superview == nil && parent.subviews.isEmpty)
    }

    @Test func allInsideHearOfTheWindow() {
      let window = makeWindow()
      let (parent, child) = (told("parent"), told("child"))
      parent.addSubview(child)
      _ = log.take()
      window.addSubview(parent)
      #expect(
        log.take() == [
          "parent willMove in", "parent willWindow in", "child willWindow in", "parent didWindow in",
          "child didWindow in", "parent didMove in",
        ])
      parent.removeFromSuperview()
      #expect(
        log.take().filter { $0.contains("Window") } == [
          "parent willWindow out", "child willWindow out", "parent didWindow out", "child didWindow out",
        ])
    }

    @Test func movingInsideAWindowIsNoMoveOfTheWindow() {
      let (first, second, child) = (UIView(), UIView(), told("child"))
      let window = makeWindow(first, second)
      first.addSubview(child)
      _ = log.take()
      second.addSubview(child)
      #expect(log.take() == ["child willMove in", "child didMove in"])
      #expect(first.subviews.isEmpty && child.superview === second && child.window === window)
    }

    @Test func movingToAnotherParentTellsTheOldOne() {
      let (first, second, child) = (told("first"), told("second"), told("child"))
      first.addSubview(child)
      _ = log.take()
      second.addSubview(child)
      #expect(
        log.take() == ["first willRemove child", "child willMove in", "child didMove in", "second didAdd child"])
    }

    @Test func aLoopIsReportedAndLeftOut() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let found = reportedFaults(of: "UIView") {
        inner.addSubview(outer)
        inner.addSubview(inner)
      }
      #expect(found.count == 2 && found.allSatisfy { $0.rule == "a view cannot be inside itself" })
      #expect(inner.subviews.isEmpty && outer.superview == nil && outer.subviews == [inner])
    }

    @Test func descendants() {
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner))
      #expect(!outer.isDescendant(of: inner) && !UIView().isDescendant(of: outer))
    }

    @Test func tagsAreFoundInside() {
      let (parent, views) = children(2)
      let deep = UIView()
      views[0].addSubview(deep)
      (deep.tag, views[1].tag, parent.tag) = (7, 7, 1)
      #expect(parent.viewWithTag(7) === deep, "the first one from the back")
      #expect(parent.viewWithTag(1) === parent && parent.viewWithTag(8) == nil)
      #expect(views[1].viewWithTag(7) === views[1])
    }

    @Test func aWindowIsItsOwnWindow() {
      let window = makeWindow()
      #expect(window.window === window && UIView().window == nil)
    }

    @Test func aParentDoesNotLiveByItsChildren() {
      let child = UIView()
      weak var parent: UIView?
      do {
        let made = UIView()
        made.addSubview(child)
        parent = made
      }
      #expect(parent == nil && child.superview == nil)
    }

    @Test func theResponderIsGivenUpByWhatLeaves() {
      let (box, field) = (UIView(), UITextField())
      box.addSubview(field)
      let window = makeWindow(box)
      #expect(field.becomeFirstResponder() && window.firstResponder === field)
      box.removeFromSuperview()
      #expect(window.firstResponder == nil && !field.isFirstResponder && !field.isEditing)
    }

    /// Law: after any changes each view is in its parent's list once, and the list is what a model says.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func theTreeAgreesWithAModel(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let views = (0..<6).map { _ in UIView() }
      var model = [[Int]](repeating: [], count: 6)
      func isInside(_ inner: Int, _ outer: Int) -> Bool {
        inner == outer || model[outer].contains { isInside(inner, $0) }
      }
      func take(_ child: Int) { for parent in model.indices { model[parent].removeAll { $0 == child } } }
      _ = reportedFaults(of: "UIView") {
        for _ in 0..<60 {
          let (parent, child) = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<6, using: &random))
          let place = Int.random(in: 0..<7, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0:
            views[child].removeFromSuperview()
            take(child)
          case 1:
            views[parent].addSubview(views[child])
            guard !isInside(parent, child) else { continue }
            take(child)
            model[parent].append(child)
          case 2:
            views[parent].insertSubview(views[child], at: place)
            guard !isInside(parent, child) else { continue }
            take(child)
            model[parent].insert(child, at: min(place, model[parent].count))
          default:
            views[parent].sendSubviewToBack(views[child])
            guard model[parent].contains(child) else { continue }
            take(child)
            model[parent].insert(child, at: 0)
          }
        }
      }
      for (parent, children) in model.enumerated() {
        #expect(views[parent].subviews == children.map { views[$0] }, "seed \(seed), view \(parent)")
        for child in children { #expect(views[child].superview === views[parent], "seed \(seed), view \(child)") }
      }
      for (index, view) in views.enumerated() where !model.contains(where: { $0.contains(index) }) {
        #expect(view.superview == nil, "seed \(seed), view \(index)")
      }
    }
  }
#endif
