import Testing
import WeirNavigation

@Suite @MainActor struct RouteErrorTests {
  private enum Segment: String { case a, b }

  @Test func descriptions() {
    let unknown = RouteError(.unknownSegment, at: 1, of: ["a", "b"], coordinator: "App")
    #expect("\(unknown)" == "segment 'b' (number 2 of a/b) is not known to App")
    #expect(unknown.segment == "b")
    let whole = RouteError(.notReached(actual: ["a", "c"], transitions: []), at: 1, of: ["a"], coordinator: "App")
    #expect(whole.segment == nil)
    #expect("\(whole)" == "route a was not reached: App shows a/c")
    let lost = RouteError(.lost(actual: []), at: 0, of: ["a"], coordinator: "App")
    #expect(
      "\(lost)" == "segment 'a' (number 1 of a) was given up: a completion handler was not called, and App shows ")
    #expect("\(RouteError(.notHandled, at: 1, of: ["a"], coordinator: ""))" == "route a was not handled")
  }

  @Test func placesInLongerRoutes() {
    let error = RouteError(.unknownSegment, at: 0, of: ["x"], coordinator: "Stack").below(["a", "b"])
    #expect(error == RouteError(.unknownSegment, at: 2, of: ["a", "b", "x"], coordinator: "Stack"))
    #expect(error.segment == "x")
  }

  @Test func enumsAsSegments() {
    let probe = ProbeCoordinator()
    #expect(throws: Never.self) { try probe.check(["a", "b"], against: Segment.self) }
    #expect(throws: RouteError(.unknownSegment, at: 1, of: ["a", "c"], coordinator: "ProbeCoordinator")) {
      try probe.check(["a", "c"], against: Segment.self)
    }
    #expect(throws: Never.self) { try probe.check(["anything"], in: RoutePlan()) }
  }

  @Test func plansKeepWhatWasMade() {
    let (plan, owner, other) = (RoutePlan(), ProbeCoordinator(), ProbeCoordinator())
    var made = 0
    func make() -> Int {
      made += 1
      return made
    }
    #expect(plan.value(for: ["a"], of: owner, make: make) == 1)
    #expect(plan.value(for: ["a"], of: owner, make: make) == 1)
    #expect(plan.value(for: ["a"], of: other, make: make) == 2)
    #expect(plan.value(for: ["b"], of: owner, make: make) == 3)
    #expect(plan.take(Int.self, for: ["a"], of: owner) == 1)
    #expect(plan.take(Int.self, for: ["a"], of: owner) == nil, "it is used once")
    #expect(plan.take(Int.self, for: ["z"], of: owner) == nil)
  }

  @Test func plansSayWhereBelow() {
    let stack = StackCoordinator(store: RouteWorld().store)
    #expect(throws: RouteError(.unknownSegment, at: 2, of: ["a", "b", "x"], coordinator: "StackCoordinator")) {
      try RoutePlan().check(["b", "x"], with: stack, after: ["a"])
    }
  }
}
