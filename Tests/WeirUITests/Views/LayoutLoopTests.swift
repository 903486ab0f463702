import Foundation
import TestSupport
import Testing
import WeirUI

/// Views whose layout asks for itself again and again.
@MainActor @Suite struct LayoutLoopTests {
  /// A view that is never done.
  private class Restless: UIView {
    var asks: (Restless) -> Void = { $0.setNeedsLayout() }
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      asks(self)
    }
  }

  /// Views in each other, the outermost first.
  private func nested(_ depth: Int) -> [Restless] {
    let views = (0..<depth).map { _ in Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test func onlyOneOfManyAsksForItself() {
    let views = nested(8)
    for view in views.dropLast() { view.asks = { _ in } }
    let found = TestSupport.faults(of: "UIView") { views[0].layoutIfNeeded() }
    #expect(found == ["a layout pass must end; Restless still needs layout after 100 rounds"])
    #expect(views.map(\.count).max() == 100)
    #expect(views[0].count == 1)
  }

  @Test func allOfManyAskForThemselves() {
    let views = nested(8)
    let found = TestSupport.faults(of: "UIView") { views[0].layoutIfNeeded() }
    #expect(found.count == 8)
    #expect(views.allSatisfy { $0.count <= 200 }, "\(views.map(\.count))")
  }

  @Test func twoAskForEachOther() {
    let views = nested(3)
    views[0].asks = { _ in }
    views[1].asks = { $0.subviews.first?.setNeedsLayout() }
    views[2].asks = { $0.superview?.setNeedsLayout() }
    let found = TestSupport.faults(of: "UIView") { views[0].layoutIfNeeded() }
    #expect(found.count == 1)
    #expect(views.allSatisfy { $0.count <= 102 }, "\(views.map(\.count))")
  }

  @Test func laterItIsLaidOutAsEver() {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(TestSupport.faults(of: "UIView") { view.layoutIfNeeded() }.count == 1)
    view.asks = { _ in }
    view.count = 0
    view.setNeedsLayout()
    #expect(TestSupport.faults(of: "UIView") { view.layoutIfNeeded() } == [])
    #expect(view.count == 1)
  }

  @Test func oneThatLaysItselfOutInItsLayoutEnds() {
    let views = nested(4)
    for view in views {
      view.asks = { view in
        view.setNeedsLayout()
        if view.count < 5_000 { view.layoutIfNeeded() }
      }
    }
    let found = TestSupport.faults(of: "UIView") { views[0].layoutIfNeeded() }
    #expect(!found.isEmpty)
    #expect(views.allSatisfy { $0.count < 5_000 }, "\(views.map(\.count))")
  }

  @Test func manyThatLayTheirSubviewsOutAreNoLoop() {
    let views = nested(400)
    for view in views {
      view.asks = { view in
        view.subviews.first?.setNeedsLayout()
        view.subviews.first?.layoutIfNeeded()
      }
    }
    let found = TestSupport.faults(of: "UIView") { views[0].layoutIfNeeded() }
    #expect(found == [])
    #expect(views.allSatisfy { $0.count == 1 }, "\(views.map(\.count).max() ?? 0)")
  }

  /// One whose name no other test reports.
  private final class Endless: Restless {}

  @Test func aHostComesToRest() async {
    let host = HeadlessHost()
    let controller = UIViewController()
    let view = Endless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    let watch = FaultWatch()
    host.show(controller)
    await host.settle()
    #expect(host.isSettled)
    let found = watch.faults(of: "UIView").filter { $0.contains("Endless") }
    #expect(found == ["a layout pass must end; Endless still needs layout after 100 rounds"])
  }
}
