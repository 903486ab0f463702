/// Reads lines from a terminal, with a cursor, a history and completion.
///
/// On the one thread that reads.
final class LineEditor {
  /// What a person enters.
  enum Input: Sendable, Equatable {
    /// A line.
    case line(String)
    /// Ctrl-C: what was being written is given up.
    case interrupted
    /// Ctrl-D in an empty line, or the end of input.
    case end
    /// A line that is longer than any command.
    case tooLong
  }

  private let terminal: any TerminalPort
  private var history = LineHistory()
  private var decoder = KeyDecoder()
  private var buffer = LineBuffer()
  private var prompt = ""
  private var completer = Completer(names: [])
  /// Whether the last key asked for completion and there was more than one.
  private var hasOfferedNothing = false

  init(_ terminal: any TerminalPort) { self.terminal = terminal }

  /// Reads a line.
  func read(prompt: String, completer: Completer) -> Input {
    (self.prompt, self.completer, buffer) = (prompt, completer, LineBuffer())
    return terminal.withKeys {
      draw()
      while let byte = terminal.readByte() {
        guard let key = decoder.take(byte) else { continue }
        if let input = handle(key) { return input }
      }
      terminal.write("\n")
      return buffer.isEmpty ? .end : .line(buffer.text)
    }
  }

  private func handle(_ key: Key) -> Input? {
    switch key {
    case .enter:
      terminal.write("\n")
      history.add(buffer.text)
      return .line(buffer.text)
    case .interrupt:
      terminal.write("^C\n")
      return .interrupted
    case .endOfInput where buffer.isEmpty:
      terminal.write("\n")
      return .end
    case .tab: complete()
    default:
      hasOfferedNothing = false
      edit(key)
    }
    draw()
    return nil
  }

  private func edit(_ key: Key) {
    switch key {
    case .character(let character): if buffer.characters.count < Self.longestLine { buffer.insert(character) }
    case .backspace: buffer.deleteBefore()
    case .delete, .endOfInput: buffer.deleteAfter()
    case .left: buffer.move(by: -1)
    case .right: buffer.move(by: 1)
    case .home: buffer.moveToStart()
    case .end: buffer.moveToEnd()
    case .wordLeft: buffer.moveWordLeft()
    case .wordRight: buffer.moveWordRight()
    case .killToEnd: buffer.killToEnd()
    case .killToStart: buffer.killToStart()
    case .killWord: buffer.killWord()
    case .up: if let line = history.previous(from: buffer.text) { buffer = LineBuffer(line) }
    case .down: if let line = history.next() { buffer = LineBuffer(line) }
    case .clearScreen: terminal.write("\u{1B}[H\u{1B}[2J")
    case .enter, .tab, .interrupt: break
    }
  }

  static let longestLine = 100_000

  /// Completes as far as it is clear; where it is not, tab a second time lists what could stand there.
  private func complete() {
    let before = buffer.textBeforeCursor
    let result = completer.complete(before)
    let present = String(Array(before)[min(result.start, before.count)...])
    if result.candidates.count == 1 || result.common.count > present.count {
      buffer.replace(from: result.start, by: result.common)
      hasOfferedNothing = false
    } else if result.candidates.count > 1, hasOfferedNothing {
      terminal.write("\n" + result.candidates.map { QuotedText.plain($0) }.joined(separator: "  ") + "\n")
      hasOfferedNothing = false
    } else {
      hasOfferedNothing = !result.candidates.isEmpty
      terminal.write("\u{7}")
    }
  }

  /// Draws the line anew; of one that is too long, the part around the cursor.
  private func draw() {
    let room = max(terminal.columns - DisplayWidth.of(prompt) - 1, 8)
    var (start, end) = (0, buffer.characters.count)
    while start < buffer.cursor, DisplayWidth.of(buffer.characters[start..<buffer.cursor]) >= room { start += 1 }
    while end > buffer.cursor, DisplayWidth.of(buffer.characters[start..<end]) > room { end -= 1 }
    let shown = QuotedText.plain(String(buffer.characters[start..<end]))
    let behind = DisplayWidth.of(buffer.characters[buffer.cursor..<end])
    terminal.write("\r\(prompt)\(shown)\u{1B}[K" + (behind > 0 ? "\u{1B}[\(behind)D" : ""))
  }
}
