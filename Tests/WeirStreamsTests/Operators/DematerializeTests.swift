import Testing
import WeirStreams
import WeirTesting

@Suite struct DematerializeTests {
  @Test func backToEvents() throws {
    try expect("-a-b-|", becomes: "-a-b-|") { $0.materialize().dematerialize() }
    try expect("-a-#", becomes: "-a-#") { $0.materialize().dematerialize() }
    try expect("-a-#", becomes: "-a-#") { $0.map { InfallibleEvent.next($0) }.dematerialize() }
    try expect("-a-|", becomes: "-a-|") { $0.map { Event.next($0) }.dematerialize() }
    try expect("-a-b", becomes: "-a", subscription: "^-!", disposed: 2) { $0.map { Event.next($0) }.dematerialize() }
  }

  @Test func endsInTheMiddle() throws {
    try expect("-a-x-b-|", becomes: "-a-|", subscription: "^--!") {
      $0.map { $0 == "x" ? Event.completed : Event.next($0) }.dematerialize()
    }
    try expect("-a-x-b-|", becomes: "-a-#", subscription: "^--!") {
      $0.map { $0 == "x" ? Event.error(MarbleFailure()) : Event.next($0) }.dematerialize()
    }
    let sent = Observable.of(Event.next(1), .completed, .next(2), .error(Failure.first)).dematerialize().sentAtOnce()
    #expect(sent == ["1", "completed", "disposed"])
  }
}
