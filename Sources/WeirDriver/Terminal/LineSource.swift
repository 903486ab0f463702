import Dispatch

/// Hands lines to the main actor, and waits for them elsewhere, so that the app goes on meanwhile.
final class LineSource: @unchecked Sendable {
  // Sendable: the editor and the lines are touched on this queue only.
  private let queue = DispatchQueue(label: "weir.driver.lines")
  private let editor: LineEditor?
  private let lines: PlainLines

  /// Whether a person sits there, who sees a prompt.
  let isTerminal: Bool

  /// Reads from a terminal, or from what is none where there is no terminal.
  init(terminal: sending (any TerminalPort)?, lines: sending PlainLines = PlainLines()) {
    isTerminal = terminal != nil
    editor = terminal.map { LineEditor($0) }
    self.lines = lines
  }

  /// The next line.
  func next(prompt: String, completer: Completer) async -> LineEditor.Input {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        continuation.resume(returning: editor?.read(prompt: prompt, completer: completer) ?? lines.read())
      }
    }
  }
}
