import Foundation
import WeirNavigation

/// One case: its name, and what does it a number of times.
struct Case: Sendable {
  let name: String
  /// How many times a round does it.
  let count: Int
  /// Makes what is needed, and hands back what does it once.
  let prepare: @MainActor @Sendable () async -> @MainActor () async -> Void

  /// The processor time of one time, in microseconds.
  @MainActor func time(_ count: Int) async -> Double {
    let body = await prepare()
    let start = clock()
    for _ in 0..<count { await body() }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e6 / Double(count)
  }

  /// A step that pushes a screen, and one that pops it: through stepper, flow, router, host and lifecycle.
  static let pushAndPop = Case(name: "push and pop", count: 2_000) {
    let app = BenchmarkApp()
    await app.host.settle()
    return {
      app.send(.push)
      await app.host.settle()
      app.send(.pop)
      await app.host.settle()
    }
  }

  /// A flow with its screen that begins on the stack, and ends when that is popped.
  static let childFlow = Case(name: "a flow that comes and goes", count: 2_000) {
    let app = BenchmarkApp()
    await app.host.settle()
    return {
      app.send(.child)
      await app.host.settle()
      app.send(.pop)
      await app.host.settle()
    }
  }

  /// A step that does nothing.
  static let step = Case(name: "a step", count: 20_000) {
    let app = BenchmarkApp()
    await app.host.settle()
    return { app.send(.nothing) }
  }

  /// The same in a tree of a thousand other flows that live.
  static let stepAmongThousand = Case(name: "a step among 1,000 flows", count: 20_000) {
    let app = BenchmarkApp(otherFlows: 1_000)
    await app.host.settle()
    return { app.send(.nothing) }
  }

  /// A push and a pop in a tree of a thousand other flows that live.
  static let pushAmongThousand = Case(name: "push and pop among 1,000", count: 2_000) {
    let app = BenchmarkApp(otherFlows: 1_000)
    await app.host.settle()
    return {
      app.send(.push)
      await app.host.settle()
      app.send(.pop)
      await app.host.settle()
    }
  }

  /// A cold start to a link of four hops.
  static let coldLink = Case(name: "a cold link of four hops", count: 300) {
    return {
      let links = DeepLinks(router: Router())
      let app = BenchmarkApp(router: Router())
      links.open(["one", "two", "three", "four"])
      links.start(app.coordinator)
      while links.followedRoute != nil || links.waitingRoute != nil {
        await app.host.settle()
        // Following is asynchronous, and goes on between the turns of the host.
        await Task.yield()
      }
    }
  }

  static let all =
    [pushAndPop, childFlow, step, stepAmongThousand, pushAmongThousand, coldLink] + coordinators + catalog
}
