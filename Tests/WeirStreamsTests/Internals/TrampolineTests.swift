import Testing

@testable import WeirStreams

/// Writes its name, as often as it is told to.
private final class Item: TrampolineItem {
  let name: String
  let log: Log
  var rounds: Int
  var isOver = false

  init(_ name: String, _ log: Log, rounds: Int = 1) {
    self.name = name
    self.log = log
    self.rounds = rounds
  }

  override var isCancelled: Bool { isOver }

  override func step(_ trampoline: Trampoline) {
    log(name)
    rounds -= 1
    if rounds > 0 { trampoline.enqueue(self) }
  }
}

@Suite struct TrampolineTests {
  @Test func itemsTakeTurnsAfterTheBody() {
    let log = Log()
    Trampoline.run { trampoline in
      #expect(!Trampoline.isScheduleRequired)
      trampoline.enqueue(Item("a", log, rounds: 3))
      trampoline.enqueue(Item("b", log, rounds: 2))
      log("body")
    }
    #expect(log.lines == ["body", "a", "b", "a", "b", "a"])
    #expect(Trampoline.isScheduleRequired)
  }

  @Test func nestedRunsDoNotDrain() {
    let log = Log()
    Trampoline.run { _ in
      Trampoline.run { $0.enqueue(Item("a", log)) }
      log("body")
    }
    #expect(log.lines == ["body", "a"])
  }

  @Test func cancelledItemsDoNotRun() {
    let log = Log()
    let item = Item("a", log)
    Trampoline.run { trampoline in
      trampoline.enqueue(item)
      item.isOver = true
      #expect(!trampoline.isEmpty)
    }
    #expect(log.lines == [])
  }

  @Test func manyItemsAreFreedAsTheyRun() {
    let log = Log()
    Trampoline.run { trampoline in
      for number in 0..<10_000 { trampoline.enqueue(Item("\(number)", log)) }
    }
    #expect(log.lines == (0..<10_000).map { "\($0)" })
  }

  @Test func eachThreadHasItsOwn() {
    let log = Log()
    Trampoline.run { trampoline in
      trampoline.enqueue(Item("late", log))
      onThreads({ Trampoline.run { $0.enqueue(Item("other", log)) } })
      log("body")
    }
    #expect(log.lines == ["other", "body", "late"])
  }
}
