import Testing
import WeirStreams
import WeirTesting

@Suite struct MaterializeTests {
  @Test func materialize() throws {
    try expect("-a-|", becomes: "-x-(y|)", ["x": "next(a)", "y": "completed"]) { $0.materialize() }
    try expect("-a-#", becomes: "-x-(y|)", ["x": "next(a)", "y": "error(\(MarbleFailure()))"]) { $0.materialize() }
    try expect("-a-b", becomes: "-x", ["x": "next(a)"], disposed: 2) { $0.materialize() }
  }

  @Test func dematerialize() throws {
    try expect("-a-b-|", becomes: "-a-b-|") { $0.materialize().dematerialize() }
    try expect("-a-#", becomes: "-a-#") { $0.materialize().dematerialize() }
    try expect("-a-x-b-|", becomes: "-a-|", subscription: "^--!") {
      $0.map { $0 == "x" ? Event.completed : Event.next($0) }.dematerialize()
    }
    try expect("-a-x-b-|", becomes: "-a-#", subscription: "^--!") {
      $0.map { $0 == "x" ? Event.error(MarbleFailure()) : Event.next($0) }.dematerialize()
    }
    try expect("-a-#", becomes: "-a-#") { $0.map { InfallibleEvent.next($0) }.dematerialize() }
  }
}
