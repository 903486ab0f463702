import Testing
import WeirDriver
import WeirTesting
import WeirUI

/// Waiting for an app to come to rest.
@MainActor @Suite struct SettlingTests {
  @Test func whatATapLeadsToIsThereWithoutWaiting() async throws {
    let result = label("", y: 200)
    let go = button("Go", y: 100) {
      Task {
        for _ in 0..<3 { await Task { @MainActor in }.value }
        result.text = "done"
      }
    }
    let driver = try await driver(showing: go, result)
    driver.settling.quietTurns = 20
    try await driver.tap("Go")
    try driver.expect("done")
  }

  @Test func screensThatPresentAndDismissForEverAreGivenUp() async throws {
    final class Flicker: UIViewController {
      var isOn = true
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isOn else { return }
        let next = Next()
        next.modalPresentationStyle = .fullScreen
        present(next, animated: false)
      }
    }
    final class Next: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: false)
      }
    }
    let screen = Flicker()
    let driver = AppDriver(showing: screen)
    driver.settling = Settling(turnLimit: 200, quietTurns: 20, pause: {})
    let error = await #expect(throws: DriverError.self) { try await driver.settle() }
    #expect(error?.kind == .restless && error?.message.contains("after 200 turns") == true)
    screen.isOn = false
    try await driver.settle()
  }

  @Test func aSlowTransitionThatNoClockMovesIsNamed() async throws {
    let clock = VirtualClock()
    let driver = try await driver(showing: label("a", y: 100))
    driver.host.pace = .slow(.seconds(1), clock)
    driver.settling = Settling(turnLimit: 300, pause: {})
    driver.host.windowScene.windows.first?.rootViewController?.present(UIViewController(), animated: true)
    let error = await #expect(throws: DriverError.self) { try await driver.settle() }
    #expect(error?.message.contains("a transition does not end") == true)
    driver.settling.advance = { await clock.advance(by: .milliseconds(100)) }
    try await driver.settle()
    #expect(driver.outline.lines == ["sheet"])
  }

  @Test func workThatTheAppNamesIsWaitedFor() async throws {
    var left = 20
    let driver = try await driver(showing: label("a", y: 100))
    driver.settling.isBusy = { left > 0 }
    driver.settling.pause = { left -= 1 }
    try await driver.settle()
    #expect(left == 0)
    driver.settling = Settling(turnLimit: 50, isBusy: { true }, pause: {})
    let error = await #expect(throws: DriverError.self) { try await driver.settle() }
    #expect(error?.message == "the app has not come to rest after 50 turns: it says that it works at something")
  }
}
