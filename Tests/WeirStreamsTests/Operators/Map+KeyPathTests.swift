import Testing
import WeirStreams
import WeirTesting

@Suite struct MapKeyPathTests {
  private struct Person: Sendable {
    let name: String
    var parents: [String] = []
  }

  @Test func properties() throws {
    try expect("-a-b-|", becomes: "-1-1-|", subscription: "^----!") { $0.map(\.count) }
    try expect("-a-#", becomes: "-1-#") { $0.map(\.count) }
    try expect("-a-b", becomes: "-1", disposed: 2) { $0.map(\.count) }
  }

  @Test func nested() {
    let people = Observable.of(Person(name: "a", parents: ["b", "c"]), Person(name: "d"))
    #expect(people.map(\.name).sentAtOnce().prefix(2) == ["a", "d"])
    #expect(people.map(\.parents.first?.count).sentAtOnce().prefix(2) == ["Optional(1)", "nil"])
    #expect(people.map(\.self).map(\.parents.count).sentAtOnce().prefix(2) == ["2", "0"])
  }
}
