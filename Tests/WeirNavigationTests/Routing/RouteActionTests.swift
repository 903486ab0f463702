import TestSupport
import Testing
import WeirNavigation

@Suite struct RouteActionTests {
  @Test(
    arguments: [
      ("goto", .goto(["x"]), ["x"]),
      ("goto nothing", .goto([]), []),
      ("push", .push(["x", "y"]), ["a", "b", "x", "y"]),
      ("pop", .pop(["b"]), ["a"]),
      ("pop all", .pop(["a", "b"]), []),
      ("pop nothing", .pop([]), ["a", "b"]),
      ("pop what is not at the end", .pop(["a"]), ["a", "b"]),
      ("pop more than there is", .pop(["z", "a", "b"]), ["a", "b"]),
      ("replace", .replace(["b"], ["x"]), ["a", "x"]),
      ("replace what is not at the end", .replace(["a"], ["x"]), ["a", "b", "x"]),
    ] as [(String, RouteAction<Route>, Route)])
  func reduces(name: String, action: RouteAction<Route>, expected: Route) {
    #expect((["a", "b"] as Route).reduce(action) == expected)
  }

  @Test func takesWhatStandsForARoute() {
    enum Scene: String, RouteConvertible { case one, two }
    #expect(Route("one").reduce(.replace(Scene.one, .two)) == ["two"])
    #expect(Route().reduce(.push("a/b")) == ["a/b"])
  }

  /// Law: pushing and then popping changes nothing.
  @Test func popUndoesPush() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let start = Route((0..<Int.random(in: 0...3, using: &random)).map { _ in random.text() })
      let segment = Route((0..<Int.random(in: 0...3, using: &random)).map { _ in random.text() })
      #expect(start.reduce(.push(segment)).reduce(.pop(segment)) == start, "seed \(seed)")
      #expect(start.reduce(.goto(segment)) == segment, "seed \(seed)")
    }
  }

  @Test func eventsReadAsLines() {
    #expect("\(RouteEvent.set(["a", "b"]))" == "route set: a/b")
    #expect("\(RouteEvent.store(["a"]))" == "route by the store: a")
    #expect("\(RouteEvent.reducer([]))" == "route by a reducer: ")
  }
}
