import Testing
import WeirDriver
import WeirUI

/// Going through a whole app.
@MainActor @Suite(.serialized) struct ExplorerTests {
  private let inputs = ["Name": "ada", "Password": "secret"]

  @Test func everyScreenOfAnAppIsFound() async throws {
    let found = try await Explorer(limit: 400, inputs: inputs, avoiding: ["Sort"]).explore { ShopApp().makeDriver() }
    #expect(found.isComplete)
    let screens = found.visits.map(\.outline.text)
    for part in [
      "navigation bar \"Welcome\"", "table \"All things\"", "navigation bar \"Thing 1\"", "sheet",
      "alert \"Remove Thing 2?\"", "slider \"Volume\"",
    ] {
      #expect(screens.contains { $0.contains(part) }, "\(part)")
    }
    let sheet = found.visits.first { $0.outline.elements.first?.role == .sheet }
    #expect(sheet?.path.count == 5, "the shortest way: two fields, signing in, a row, sharing")
  }

  @Test func itEndsAtItsLimit() async throws {
    let found = try await Explorer(limit: 7, inputs: inputs).explore { ShopApp().makeDriver() }
    #expect(found.tries == 7 && !found.isComplete)
  }

  @Test func theSameSeedGoesTheSameWays() async throws {
    func paths(_ seed: UInt64?) async throws -> [[Command]] {
      try await Explorer(limit: 40, inputs: inputs, seed: seed).explore { ShopApp().makeDriver() }.visits.map(\.path)
    }
    let (first, second, other) = (try await paths(1), try await paths(1), try await paths(2))
    #expect(first == second && first.count > 3)
    #expect(first != other)
  }

  @Test func brokenRulesAreToldWithTheWayThatLeadsToThem() async throws {
    let found = try await Explorer(limit: 20).explore {
      let screen = UIViewController()
      screen.view.addSubview(button("Fine", y: 100))
      screen.view.addSubview(
        button("Broken", y: 150) { [weak screen] in
          screen?.navigationController?.pushViewController(UINavigationController(), animated: false)
        })
      return AppDriver(showing: UINavigationController(rootViewController: screen))
    }
    #expect(found.problems.allSatisfy { $0.path.count == 1 && $0.message.hasPrefix("UINavigationController:") })
    #expect(!found.problems.isEmpty && found.isComplete)
  }

  @Test func whatOthersBreakMeanwhileIsNoProblem() async throws {
    var ways = 0
    let found = try await Explorer(limit: 3).explore {
      // A task of its own, as that of another test.
      await Task.detached { @MainActor in
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }.value
      ways += 1
      return AppDriver(showing: UIViewController())
    }
    #expect(found.problems.isEmpty && ways == 1)
  }

  @Test func anAppThatDoesNotComeToRestIsAProblem() async throws {
    let found = try await Explorer(limit: 5).explore {
      let driver = AppDriver(host: HeadlessHost())
      driver.settling = Settling(turnLimit: 10, isBusy: { true }, pause: {})
      return driver
    }
    #expect(
      found.problems.map(\.message) == [
        "the app has not come to rest after 10 turns: it says that it works at something"
      ])
    #expect(found.visits.isEmpty && found.isComplete)
  }
}
