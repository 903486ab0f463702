import Testing
import WeirStreams
import WeirTesting

@Suite struct DebugTests {
  @Test func letsAllThrough() throws {
    try expect("-a-b-|", becomes: "-a-b-|", subscription: "^----!") { $0.debug("letters", trimOutput: true) }
    try expect("-a-#", becomes: "-a-#") { $0.debug() }
    try expect("-a-b", becomes: "-a", subscription: "^-!", disposed: 2) { $0.debug() }
  }
}
