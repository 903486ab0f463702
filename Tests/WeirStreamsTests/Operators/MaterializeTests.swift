import Testing
import WeirStreams
import WeirTesting

@Suite struct MaterializeTests {
  @Test func eventsAsElements() throws {
    try expect("-a-|", becomes: "-x-(y|)", ["x": "next(a)", "y": "completed"], subscription: "^--!") {
      $0.materialize()
    }
    try expect("-a-#", becomes: "-x-(y|)", ["x": "next(a)", "y": "error(\(MarbleFailure()))"], subscription: "^--!") {
      $0.materialize()
    }
    try expect("-a-b", becomes: "-x", ["x": "next(a)"], subscription: "^-!", disposed: 2) { $0.materialize() }
  }

  /// Who has enough with the last event is not told of the end twice.
  @Test func takingTheEnd() {
    #expect(Observable<Int>.empty().materialize().take(1).sentAtOnce() == ["completed", "completed", "disposed"])
    #expect(Observable<Int>.error(Failure.first).materialize().map(\.isStopEvent).sentAtOnce().first == "true")
  }
}
