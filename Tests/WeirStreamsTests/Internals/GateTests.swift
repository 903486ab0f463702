import Testing

@testable import WeirStreams

/// A gate with a name, as it cannot be captured itself.
private final class Door: Sendable {
  let gate: Gate

  init(watched: Bool = false) {
    gate = Gate(watched ? OverlapWatch("Door", of: Int.self) : nil)
  }

  func enter() -> Bool { gate.enter() }
}

@Suite struct GateTests {
  @Test func letsOneInAndQueuesTheOthers() {
    let door = Door()
    let log = Log()
    #expect(door.enter())
    #expect(!door.enter())
    door.gate.perform { log("a") }
    door.gate.post { log("b") }
    #expect(log.lines == [])
    door.gate.leave()
    #expect(log.lines == ["a", "b"])
    #expect(door.enter())
    door.gate.leave()
  }

  @Test func whatIsSentMeanwhileFollows() {
    let door = Door()
    let log = Log()
    door.gate.perform {
      log("a begins")
      door.gate.perform {
        log("b")
        door.gate.perform { log("c") }
      }
      log("a ends")
    }
    #expect(log.lines == ["a begins", "a ends", "b", "c"])
  }

  @Test func anOpenGateDoesPostedWorkAtOnce() {
    let door = Door()
    let log = Log()
    door.gate.post { log("a") }
    #expect(log.lines == ["a"])
  }

  @Test func endlessPingPongDoesNotGrowTheStack() {
    let door = Door()
    let count = Collected<Int>()
    @Sendable func next(_ number: Int) {
      door.gate.perform { if number < 100_000 { next(number + 1) } else { count.add(number) } }
    }
    next(0)
    #expect(count.values == [100_000])
  }

  @Test func threadsNeverMeetInside() {
    let door = Door()
    let inside = BooleanFlag()
    let done = Collected<Bool>()
    let work: @Sendable () -> Void = {
      for _ in 0..<5000 {
        door.gate.perform {
          done.add(inside.exchange(true))
          _ = inside.exchange(false)
        }
      }
    }
    onThreads(work, work, work)
    #expect(done.values.count == 15_000)
    #expect(!done.values.contains(true))
    #expect(door.enter())
    door.gate.leave()
  }

  @Test func aThreadsWorkKeepsItsOrder() {
    let door = Door()
    let done = Collected<Int>()
    onThreads(
      { for number in 0..<5000 { door.gate.perform { done.add(number) } } },
      { for number in 0..<5000 { door.gate.perform { done.add(-1 - number) } } })
    #expect(done.values.filter { $0 >= 0 } == Array(0..<5000))
    #expect(done.values.filter { $0 < 0 } == (0..<5000).map { -1 - $0 })
  }

  @Test func aWatchedGateIsNeverEnteredButDoesItsWork() {
    let door = Door(watched: true)
    let log = Log()
    #expect(!door.enter())
    door.gate.perform {
      log("a begins")
      door.gate.post { log("b") }
      log("a ends")
    }
    #expect(!door.enter())
    door.gate.performEvent { log("c") }
    #expect(log.lines == ["a begins", "a ends", "b", "c"])
    #expect(door.gate.enqueue { log("d") })
    #expect(!door.gate.enqueue { log("e") })
    door.gate.drain()
    #expect(log.lines == ["a begins", "a ends", "b", "c", "d", "e"])
  }
}
