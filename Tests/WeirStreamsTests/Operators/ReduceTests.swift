import Testing
import WeirStreams
import WeirTesting

@Suite struct ReduceTests {
  @Test func result() throws {
    try expect("-a-b-|", becomes: "-----(x|)", ["x": "0ab"], subscription: "^----!") { $0.reduce("0") { $0 + $1 } }
    try expect("-a-b-|", becomes: "-----(3|)") { $0.reduce("0", accumulator: { $0 + $1 }, mapResult: \.count) }
    try expect("---|", becomes: "---(0|)") { $0.reduce("0") { $0 + $1 } }
    try expect("-a-#", becomes: "---#") { $0.reduce("0") { $0 + $1 } }
    try expect("-a-#", becomes: "---#") { $0.reduce("0", accumulator: { $0 + $1 }, mapResult: \.count) }
    try expect("-a-b-|", becomes: "-", subscription: "^---!", disposed: 4) { $0.reduce("0") { $0 + $1 } }
  }

  @Test func throwing() throws {
    try expect("-a-b-|", becomes: "-#", subscription: "^!") { $0.reduce(0) { _, _ in throw MarbleFailure() } }
    try expect("-a-|", becomes: "---#") {
      $0.reduce(0, accumulator: { count, _ in count }, mapResult: { _ in throw MarbleFailure() })
    }
    // The result is not asked for where the source has failed.
    try expect("-a-#", becomes: "---#") {
      $0.reduce(0, accumulator: { count, _ in count }, mapResult: { _ in throw Failure.second })
    }
  }
}
