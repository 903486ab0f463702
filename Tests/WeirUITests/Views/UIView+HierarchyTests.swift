import Foundation
import TestSupport
import Testing

@testable import WeirUI

/// The tree of views, and the window that each view knows.
@MainActor @Suite struct UIViewHierarchyTests {
  /// Writes down what it is told, with what it sees then.
  private final class Told: UIView {
    var log: [String] = []

    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("will \(newWindow == nil ? "leave" : "enter"), is \(window == nil ? "out" : "in")")
    }

    override func didMoveToWindow() { log.append("did, is \(window == nil ? "out" : "in")") }
    override func willMove(toSuperview new: UIView?) {
      log.append("will to \(new?.tag ?? -1) from \(superview?.tag ?? -1)")
    }
    override func didMoveToSuperview() { log.append("at \(superview?.tag ?? -1)") }
  }

  private func tree(_ depth: Int) -> [UIView] {
    let views = (0..<depth).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test func wholeTreeEntersAndLeavesAtOnce() {
    let (window, views) = (UIWindow(frame: .zero), tree(5))
    #expect(views.allSatisfy { $0.window == nil })
    window.addSubview(views[0])
    #expect(views.allSatisfy { $0.window === window })
    views[2].removeFromSuperview()
    #expect(views.map { $0.window != nil } == [true, true, false, false, false])
    views[1].addSubview(views[3])
    #expect(views.map { $0.window != nil } == [true, true, false, true, true])
  }

  @Test func fromOneWindowToAnother() {
    let (first, second, views) = (UIWindow(frame: .zero), UIWindow(frame: .zero), tree(3))
    first.addSubview(views[0])
    second.addSubview(views[0])
    #expect(views.allSatisfy { $0.window === second })
    #expect(first.subviews.isEmpty)
  }

  @Test func windowKnowsItself() {
    let (window, outer) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    #expect(window.window === window)
    outer.addSubview(window)
    #expect(window.window === outer)
    window.removeFromSuperview()
    #expect(window.window === window)
    let plain = UIView()
    plain.addSubview(window)
    #expect(window.window == nil)
  }

  @Test func windowIsNotHeldByItsViews() {
    let views = tree(3)
    weak var released: UIWindow?
    do {
      let window = UIWindow(frame: .zero)
      released = window
      window.addSubview(views[0])
      #expect(views[2].window === window)
    }
    #expect(released == nil)
    #expect(views.allSatisfy { $0.window == nil })
    #expect(views[0].superview == nil)
  }

  @Test func callsComeInOrderAndSeeTheTree() {
    let (window, view) = (UIWindow(frame: .zero), Told())
    window.tag = 1
    window.addSubview(view)
    #expect(view.log == ["will to 1 from -1", "will enter, is out", "did, is in", "at 1"])
    view.log = []
    view.removeFromSuperview()
    #expect(view.log == ["will to -1 from 1", "will leave, is in", "did, is out", "at -1"])
  }

  @Test func innerViewsHearOfTheWindowOnly() {
    let (window, outer, inner) = (UIWindow(frame: .zero), UIView(), Told())
    outer.addSubview(inner)
    inner.log = []
    window.addSubview(outer)
    #expect(inner.log == ["will enter, is out", "did, is in"])
    let other = UIView()
    window.addSubview(other)
    inner.log = []
    other.addSubview(outer)
    #expect(inner.log == [], "the window is the same")
  }

  @Test func viewThatIsAddedInACallIsInTheWindowToo() {
    final class Adding: UIView {
      let late = UIView()
      override func willMove(toWindow newWindow: UIWindow?) { addSubview(late) }
    }
    let (window, view) = (UIWindow(frame: .zero), Adding())
    window.addSubview(view)
    #expect(view.late.window === window)
  }

  @Test func viewThatLeavesInACallIsOut() {
    final class Leaving: UIView {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    let (window, view, inner) = (UIWindow(frame: .zero), Leaving(), UIView())
    view.addSubview(inner)
    window.addSubview(view)
    #expect(view.window == nil && inner.window == nil)
    #expect(window.subviews.isEmpty)
  }

  @Test func loopsAreRefused() {
    let views = tree(3)
    let reports = faults(of: "UIView") {
      views[2].addSubview(views[0])
      views[1].addSubview(views[1])
    }
    #expect(reports.count == 2)
    #expect(views[0].superview == nil && views[1].superview === views[0])
  }

  @Test func placesAmongSiblings() {
    let (parent, views) = (UIView(), (0..<4).map { _ in UIView() })
    for (tag, view) in views.enumerated() { view.tag = tag }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: -5)
    parent.insertSubview(views[2], at: 99)
    parent.insertSubview(views[3], belowSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [1, 3, 0, 2])
    parent.insertSubview(views[1], aboveSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [3, 0, 1, 2])
    parent.insertSubview(views[2], aboveSubview: UIView())
    parent.insertSubview(views[3], belowSubview: UIView())
    #expect(parent.subviews.map(\.tag) == [3, 0, 1, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(parent.subviews.map(\.tag) == [2, 0, 1, 3])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[3])
    #expect(parent.subviews.map(\.tag) == [3, 0, 1, 2])
  }

  @Test func randomMoves() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
      let views = (0..<12).map { _ in UIView() }
      for _ in 0..<60 {
        let view = views[Int(random.next() % 12)]
        let place = Int(random.next() % 16)
        switch place {
        case 14...: view.removeFromSuperview()
        case 12, 13: windows[place - 12].addSubview(view)
        default: if !views[place].isDescendant(of: view) { views[place].addSubview(view) }
        }
      }
      for view in views {
        var top = view
        while let next = top.superview { top = next }
        #expect(view.window === top as? UIWindow, "seed \(seed)")
        #expect(view.superview?.subviews.count { $0 === view } ?? 1 == 1, "seed \(seed)")
      }
    }
  }
}
