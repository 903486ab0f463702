import Testing

@testable import WeirDriver

@Suite struct LineEditorTests {
  private final class FakeTerminal: TerminalPort {
    var bytes: [UInt8]
    var written = ""
    var columns = 80
    var depth = 0
    init(_ text: String) { bytes = Array(text.utf8) }
    func readByte() -> UInt8? { bytes.isEmpty ? nil : bytes.removeFirst() }
    func write(_ text: String) { written += text }
    func withKeys<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return body()
    }
  }

  private let completer = Completer(names: ["Sign in", "Sign up", "Ada"])

  private func read(_ text: String, columns: Int = 80) -> (inputs: [LineEditor.Input], terminal: FakeTerminal) {
    let terminal = FakeTerminal(text)
    terminal.columns = columns
    let editor = LineEditor(terminal)
    var inputs: [LineEditor.Input] = []
    repeat {
      inputs.append(editor.read(prompt: "> ", completer: completer))
    } while inputs.last != .end && inputs.count < 20
    return (inputs, terminal)
  }

  @Test func linesUntilTheEnd() {
    #expect(read("tap a\rback\n\u{4}").inputs == [.line("tap a"), .line("back"), .end])
    #expect(read("half").inputs == [.line("half"), .end])
  }

  @Test func editing() {
    #expect(read("tp\u{1B}[Da\u{5}!\u{7F}\r").inputs.first == .line("tap"))
    #expect(read("x\u{1}tap \u{5}\u{17}Ada\r").inputs.first == .line("tap Ada"))
    #expect(read("abc\u{1B}[H\u{4}\u{1B}[3~\r").inputs.first == .line("c"))
    #expect(read("abc\u{15}d\r").inputs.first == .line("d") && read("abc\u{1}\u{6}\u{B}\r").inputs.first == .line("a"))
  }

  @Test func theHistoryIsGoneBackAndForthIn() {
    #expect(read("one\rtwo\r\u{1B}[A\u{1B}[A\r").inputs == [.line("one"), .line("two"), .line("one"), .end])
    #expect(read("one\rdra\u{1B}[A\u{1B}[Bft\r").inputs == [.line("one"), .line("draft"), .end])
  }

  @Test func completion() {
    #expect(read("und\t\r").inputs.first == .line("undo "))
    #expect(read("tap A\t\r").inputs.first == .line("tap Ada"))
    #expect(read("tap S\t\r").inputs.first == .line("tap Sign "))
    let twice = read("tap S\t\t\tu\t\r")
    #expect(twice.inputs.first == .line("tap Sign up") && twice.terminal.written.contains("Sign in  Sign up\n"))
    #expect(read("zzz\t\r").terminal.written.contains("\u{7}"))
  }

  @Test func ctrlCGivesTheLineUp() {
    #expect(read("abc\u{3}d\r").inputs == [.interrupted, .line("d"), .end])
  }

  @Test func theLineIsDrawnWithTheCursorAtItsPlace() {
    #expect(read("ab\u{1B}[D\r").terminal.written.contains("\r> ab\u{1B}[K\u{1B}[1D"))
    #expect(read("日\u{1B}[D\r").terminal.written.contains("\r> 日\u{1B}[K\u{1B}[2D"))
  }

  @Test func aLongLineIsShownAroundItsCursor() {
    let text = String(repeating: "0123456789", count: 5)
    let terminal = read(text + "\r", columns: 20).terminal
    let drawn = terminal.written.split(separator: "\r").map {
      $0.replacing("\u{1B}[K", with: "").prefix { $0 != "\u{1B}" && $0 != "\n" }
    }
    #expect(drawn.allSatisfy { DisplayWidth.of($0) < 20 } && drawn.contains { $0.hasSuffix("6789") })
    #expect(terminal.depth == 0)
  }

  @Test func pastedEscapesAreNotWrittenBack() {
    let terminal = read("a\u{200F}\r").terminal
    #expect(!terminal.written.unicodeScalars.contains("\u{200F}"))
  }
}
