import Foundation
import Testing

@testable import WeirUI

/// When `settle` comes back.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SettlingTests {
  private let host = HeadlessHost()
  private let log = Log()

  @Test func hopStaysBehindWhatWaits() async {
    for number in 1...3 { Task { @MainActor in log.add("\(number)") } }
    await MainTurn.shared.pass()
    log.add("here")
    #expect(log.lines == ["1", "2", "3", "here"])
  }

  @Test func hopsOfSeveralTasksTakeTurns() async {
    let tasks = (0..<4).map { task in
      Task { @MainActor in
        for round in 0..<3 {
          log.add("\(round)\(task)")
          await MainTurn.shared.pass()
        }
      }
    }
    for task in tasks { await task.value }
    #expect(log.lines == log.lines.sorted(), "each waits for the others")
    #expect(log.lines.count == 12)
  }

  @Test func hopsFromElsewhereEnd() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<200 { await MainTurn.shared.pass() } } }
    }
    await MainTurn.shared.pass()
  }

  @Test func chainedWorkIsWaitedFor() async {
    let stack = UINavigationController(rootViewController: LoggingController("a", log))
    host.show(stack)
    await host.settle()
    _ = log.take()
    Task { @MainActor [log] in stack.pushViewController(LoggingController("b", log), animated: true) }
    await host.settle()
    #expect(log.lines.contains("b.didAppear"))
    #expect(stack.viewControllers.count == 2)
    #expect(host.transitions.isEmpty && !host.hasWork)
  }

  // Others' work counts in `isSettled` too, and other tests run beside these.
  @Test func settlersAllComeBack() async {
    let window = host.show(UIViewController())
    let tasks = (0..<20).map { _ in Task { @MainActor [host] in await host.settle() } }
    for task in tasks { await task.value }
    #expect(!host.hasWork && !window.needsTurn)
  }

  @Test func heldTransitionsAreNotWaitedFor() async throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    host.show(stack)
    await host.settle()
    host.pace = .held
    stack.pushViewController(UIViewController(), animated: true)
    await host.settle()
    let held = try #require(host.transitions.first)
    #expect(held.state == .running)
    held.finish()
    #expect(host.transitions.isEmpty)
  }
}
