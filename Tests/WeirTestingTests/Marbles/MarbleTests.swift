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

extension MarbleTests {
  private func events(_ marbles: String, origin: Int = 0, frame: Int = 1) throws -> [String] {
    try TestScheduler(initialClock: 0).createHotObservable(marbles: marbles, origin: origin, frame: frame)
      .recordedEvents.map { "\($0.time) \($0.value)" }
  }

  @Test func reading() throws {
    let error = "error(MarbleFailure())"
    let rows: [(String, [String])] = [
      ("", []), ("---", []), ("a", ["0 next(a)"]), ("-a-b", ["1 next(a)", "3 next(b)"]), ("|", ["0 completed"]),
      ("-#", ["1 \(error)"]), ("(ab|)", ["0 next(a)", "0 next(b)", "0 completed"]),
      ("-(ab)-c", ["1 next(a)", "1 next(b)", "6 next(c)"]), ("- a -\nb |", ["1 next(a)", "3 next(b)", "4 completed"]),
      ("--^-a", ["2 next(a)"]), ("a-^", ["-2 next(a)"]), ("-é-🙂|", ["1 next(é)", "3 next(🙂)", "4 completed"]),
      ("()", []), ("1", ["0 next(1)"]),
    ]
    for (marbles, expected) in rows { #expect(try events(marbles) == expected) }
    #expect(try events("-a-(b|)", origin: 100, frame: 10) == ["110 next(a)", "130 next(b)", "130 completed"])
    #expect(try events("a^a", origin: 100, frame: 10) == ["90 next(a)", "110 next(a)"])
  }

  @Test func ownErrorsAndValues() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = try scheduler.createHotObservable(marbles: "-a#", values: ["a": [1, 2]], error: RxError.timeout)
    #expect(hot.recordedEvents == [.next(201, [1, 2]), .error(202, RxError.timeout)])
    let cold = try scheduler.createColdObservable(marbles: "-a#", error: RxError.overflow, frame: 5)
    #expect(cold.recordedEvents == [.next(5, "a"), .error(10, RxError.overflow)])
    let result = scheduler.start { hot }
    #expect(try result.mismatch(with: "-a#", values: ["a": [1, 2]], error: RxError.timeout) == nil)
    #expect(try result.mismatch(with: "-a#", values: ["a": [1, 2]]) != nil)
    #expect(try result.mismatch(with: "-a#", values: ["a": [2, 1]], error: RxError.timeout) != nil)
    #expect(MarbleFailure() == MarbleFailure())
  }

  @Test func subscriptionDiagrams() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(5, 1), .completed(6)])
    for (start, end) in [(200, 203), (205, 300)] {
      let slot = SerialDisposable()
      scheduler.scheduleAt(start) { slot.disposable = source.asObservable().subscribe() }
      scheduler.scheduleAt(end) { slot.dispose() }
    }
    scheduler.start()
    #expect(try source.subscriptionMismatch(with: "^--!", "-----^-----!") == nil)
    #expect(try source.subscriptionMismatch(with: "^--!") != nil)
    #expect(try source.subscriptionMismatch(with: "-----^-----!", "^--!") != nil)
    #expect(try source.subscriptionMismatch(with: "^--!", "-----^") != nil)
    #expect(try source.subscriptionMismatch(with: "^!", "^!", origin: 100, frame: 100) != nil)
    // A diagram without a subscription stands for none.
    #expect(try source.subscriptionMismatch(with: "^--!", "---", "-----^-----!") == nil)
  }

  /// What came is drawn where a diagram can show it, and else only listed.
  @Test func drawings() throws {
    func drawing(_ events: [Recorded<Event<String>>], frame: Int = 1) throws -> String? {
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.createObserver(String.self)
      for event in events { scheduler.scheduleAt(event.time) { observer.on(event.value) } }
      scheduler.start()
      let mismatch = try observer.mismatch(with: "z", origin: 0, frame: frame)
      let line = mismatch?.description.split(separator: "\n").first { $0.hasPrefix("    came ") }
      return line.map { String($0.dropFirst(9)) }
    }
    #expect(try drawing([.next(1, "a"), .completed(3)]) == "-a-|")
    #expect(try drawing([.next(1, "a"), .next(1, "b"), .next(5, "c")]) == "-(ab)c")
    #expect(try drawing([.next(0, "a"), .error(2, MarbleFailure())]) == "a-#")
    #expect(try drawing([.next(10, "a"), .next(30, "b")], frame: 10) == "-a-b")
    #expect(try drawing([]) == "")
    // A value that is no character, one in the middle of a group, and one between two frames.
    #expect(try drawing([.next(1, "long")]) == nil)
    #expect(try drawing([.next(1, "a"), .next(1, "b"), .next(2, "c")]) == nil)
    #expect(try drawing([.next(15, "a")], frame: 10) == nil)
  }

  @Test func differences() {
    func lines(_ came: [Recorded<Event<Int>>], _ expected: [Recorded<Event<Int>>]) -> [String]? {
      came.mismatch(with: expected)?.description.split(separator: "\n").dropFirst().map(String.init)
    }
    let (one, two, three): (Recorded<Event<Int>>, Recorded<Event<Int>>, Recorded<Event<Int>>) = (
      .next(1, 1), .next(2, 2), .completed(3)
    )
    #expect(lines([one, two], [one, two]) == nil && lines([], []) == nil)
    #expect(lines([], [one]) == ["- 1: next(1)"])
    #expect(lines([one], []) == ["+ 1: next(1)"])
    #expect(lines([one, three], [one, two, three]) == ["  1: next(1)", "- 2: next(2)", "  3: completed"])
    #expect(lines([one, two, three], [one, three]) == ["  1: next(1)", "+ 2: next(2)", "  3: completed"])
    #expect(lines([two, three], [one, three]) == ["- 1: next(1)", "+ 2: next(2)", "  3: completed"])
    #expect(lines([two, one], [one, two])?.count == 3)
  }

  @Test(arguments: [("^!x", 3), ("^-|", 3), ("-#", 2), ("!^", 1), ("^!^", 3), ("(^", 1), ("^)", 2)])
  func moreFaultsOfSubscriptionDiagrams(diagram: String, column: Int) throws {
    let source = TestScheduler(initialClock: 0).createColdObservable([.next(1, 1)])
    let error = #expect(throws: MarbleError.self) { try source.subscriptionMismatch(with: diagram) }
    #expect(error?.column == column && error?.diagram == diagram)
  }

  @Test func faultsOfExpectations() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.just("a") }
    #expect(throws: MarbleError.self) { try result.mismatch(with: "(a|") }
    #expect(throws: MarbleError.self) { try result.mismatch(with: "ab", values: ["a": "a"]) }
  }

  /// A frame that takes no time, or that lies beyond the times that there are, is a fault in the input, and no trap.
  @Test(arguments: [
    (0, 0, 1, "a frame must take time, 1 or more, and not 0"),
    (0, -1, 1, "a frame must take time, 1 or more, and not -1"),
    (0, .min, 1, "a frame must take time, 1 or more, and not \(Int.min)"),
    (0, .max, 4, "virtual time does not reach so far"), (.max, 1, 2, "virtual time does not reach so far"),
  ])
  func framesThatMakeNoSense(origin: Int, frame: Int, column: Int, message: String) throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = try scheduler.createColdObservable(marbles: "a|")
    let result = scheduler.start { source }
    func expectFault(_ body: () throws -> Any?) {
      let error = #expect(throws: MarbleError.self) { _ = try body() }
      #expect(error?.column == column && error?.message == message)
    }
    expectFault { try result.mismatch(with: "-a-b", origin: origin, frame: frame) }
    expectFault { try result.mismatch(with: "-a-b", values: ["a": "a", "b": "b"], origin: origin, frame: frame) }
    expectFault { try scheduler.createHotObservable(marbles: "-a-b", origin: origin, frame: frame) }
    expectFault {
      try scheduler.createHotObservable(marbles: "-a-b", values: ["a": 1, "b": 2], origin: origin, frame: frame)
    }
    expectFault { try source.subscriptionMismatch(with: "-^-!", origin: origin, frame: frame) }
    if origin != 0 { return }
    expectFault { try scheduler.createColdObservable(marbles: "-a-b", frame: frame) }
    expectFault { try scheduler.createColdObservable(marbles: "-a-b", values: ["a": 1, "b": 2], frame: frame) }
  }

  /// What came is compared at whatever time it came; it is only not drawn.
  @Test func timesThatCannotBeDrawn() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = try scheduler.createColdObservable(marbles: "a|")
    let result = scheduler.start { source }
    let lines = { (origin: Int, frame: Int) in
      try result.mismatch(with: "|", origin: origin, frame: frame)?.description.split(separator: "\n").prefix(2)
    }
    #expect(try lines(.min, 1) == ["expected |", "- expected, + came:"])
    #expect(try lines(-1_000_000, 1) == ["expected |", "- expected, + came:"])
    #expect(try lines(0, 2) == ["expected |", "- expected, + came:"])
    #expect(try lines(200, 1) == ["expected |", "    came a|"])
  }
}
