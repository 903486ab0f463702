import Testing

@testable import WeirDriver

@Suite struct PlainLinesTests {
  private func all(_ bytes: [UInt8]) -> [LineEditor.Input] {
    let lines = plainLines(bytes)
    var inputs: [LineEditor.Input] = []
    repeat { inputs.append(lines.read()) } while inputs.last != .end && inputs.last != .tooLong
    return inputs
  }

  @Test func linesWithAllKindsOfEnds() {
    #expect(all(Array("a\nb\r\n\nc".utf8)) == [.line("a"), .line("b"), .line(""), .line("c"), .end])
    #expect(all([]) == [.end] && all(Array("\n".utf8)) == [.line(""), .end])
  }

  @Test func manyLinesOverManyReads() {
    let lines = (0..<30_000).map { "line \($0)" }
    #expect(all(Array(lines.joined(separator: "\n").utf8)) == lines.map { .line($0) } + [.end])
  }

  @Test func brokenBytesAreReplaced() { #expect(all([0x61, 0xFF, 0x0A]) == [.line("a\u{FFFD}"), .end]) }

  @Test func whatNeverEndsIsGivenUp() {
    #expect(all([UInt8](repeating: 0x61, count: 2_000_000)) == [.tooLong])
  }
}
