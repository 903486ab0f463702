import Testing
import WeirStreams
import WeirTesting

@Suite struct MarbleTests {
  @Test func hotAndCold() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = try scheduler.createHotObservable(marbles: "-a^-b -(cd)- #")
    #expect(
      hot.recordedEvents == [
        .next(199, "a"), .next(202, "b"), .next(204, "c"), .next(204, "d"), .error(209, MarbleFailure()),
      ])
    let cold = try scheduler.createColdObservable(marbles: "x-(y|)", values: ["x": 1, "y": 2], frame: 10)
    #expect(cold.recordedEvents == [.next(0, 1), .next(20, 2), .completed(20)])
  }

  @Test func whatFitsIsNoMismatch() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = try scheduler.createHotObservable(marbles: "-^-1-2|", values: ["1": 1, "2": 2])
    let result = scheduler.start { source.map { $0 * 10 } }
    #expect(try result.mismatch(with: "--a-b|", values: ["a": 10, "b": 20]) == nil)
    #expect(try source.subscriptionMismatch(with: "^----!") == nil)
    #expect(result.events.mismatch(with: [.next(202, 10), .next(204, 20), .completed(205)]) == nil)
  }

  @Test func mismatchIsReadable() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = try scheduler.createHotObservable(marbles: "-a--(bc)|")
    let result = scheduler.start { source }
    #expect(
      try result.mismatch(with: "-a-b----|")?.description == """
        expected -a-b----|
            came -a--(bc)|
        - expected, + came:
          201: next(a)
        - 203: next(b)
        + 204: next(b)
        + 204: next(c)
          208: completed
        """)
    #expect(
      try source.subscriptionMismatch(with: "^--!", "-^")?.description == """
        expected ^--!
        expected -^
        - expected, + came:
        - (200: 203)
        - (201: Infinity)
        + (200: 208)
        """)
  }

  @Test(arguments: [
    ("-a-(b", 4, "this \"(\" is never closed"), ("-a)", 3, "no \"(\" before this \")\""),
    ("(a(b))", 3, "a \"(\" inside of \"(…)\""), ("(a-b)", 3, "no time passes inside of \"(…)\""),
    ("-|-a", 4, "nothing comes after the end"), ("^-^", 3, "a second \"^\""),
    ("a-!", 3, "\"!\" belongs to diagrams of subscriptions"), ("a z", 3, "no value for \"z\""),
  ])
  func faultsHaveTheirColumn(diagram: String, column: Int, message: String) {
    let scheduler = TestScheduler(initialClock: 0)
    let error = #expect(throws: MarbleError.self) {
      try scheduler.createHotObservable(marbles: diagram, values: ["a": 1, "b": 2])
    }
    #expect(error?.column == column)
    #expect(error?.message == message)
    #expect(error?.description.hasSuffix("\n  \(diagram)\n\(String(repeating: " ", count: column + 1))^") == true)
  }

  @Test(arguments: [("^-^", 3), ("-!", 2), ("^!!", 3), ("^a", 2)])
  func faultsOfSubscriptionDiagrams(diagram: String, column: Int) throws {
    let source = TestScheduler(initialClock: 0).createColdObservable([.next(1, 1)])
    let error = #expect(throws: MarbleError.self) { try source.subscriptionMismatch(with: diagram) }
    #expect(error?.column == column)
  }
}
