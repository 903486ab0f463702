import Testing
import WeirUI

@MainActor @Suite struct ContainmentTests {
  let log = Log()
  let host = HeadlessHost()

  @Test func rootAppearsInTheNextTurn() async {
    log.isFull = true
    host.show(LoggingController("A", log))
    #expect(log.take() == ["A.didLoad", "A.willAppear"])
    await host.settle()
    #expect(log.take() == ["A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear"])
  }

  @Test func childAddedAndRemoved() async {
    let parent = LoggingController("P", log)
    let child = LoggingController("C", log)
    host.show(parent)
    await host.settle()
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["C.willMove(parent)", "C.didLoad", "C.willAppear", "C.didMove(parent)"])
    await host.settle()
    #expect(log.take() == ["C.didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
    await host.settle()
    #expect(log.take() == [])
  }
}
