import Testing
import WeirUI

/// A host at rest gives way to what the program waits for.
@MainActor @Suite struct SettlingAtRestTests {
  @Test func aLoopThatSettlesLetsOtherWorkHaveItsTurn() async {
    let host = HeadlessHost()
    host.show(UIViewController())
    await host.settle()
    var isDone = false
    Task { @MainActor in isDone = true }
    var turns = 0
    while !isDone, turns < 10_000 {
      await host.settle()
      turns += 1
    }
    #expect(isDone, "after \(turns) turns")
  }
}
