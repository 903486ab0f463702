/// A marble diagram, read: what happens in which frame.
///
/// Each character takes a frame of time. `-` is a frame without an event, `|` the completion, `#` an error, `^` and `!` the
/// begin and the end of a subscription; `(ab|)` puts several events into the frame of the parenthesis, and takes as many
/// frames as it has characters. White space is ignored. Any other character is an element.
struct MarbleDiagram {
  /// A character that means something, and where it is.
  struct Mark {
    let character: Character
    let column: Int
    let frame: Int
  }

  let text: String
  private(set) var marks: [Mark] = []
  private var frame = 0
  private var group: (column: Int, frame: Int)?

  init(_ text: String) throws {
    self.text = text
    for (index, character) in text.enumerated() where !character.isWhitespace {
      try read(character, at: index + 1)
      frame += 1
    }
    if let group { throw fault("this \"(\" is never closed", at: group.column) }
  }

  /// A fault at a column.
  func fault(_ message: String, at column: Int) -> MarbleError {
    MarbleError(diagram: text, column: column, message: message)
  }

  private mutating func read(_ character: Character, at column: Int) throws {
    switch character {
    case "-":
      if group != nil { throw fault("no time passes inside of \"(…)\"", at: column) }
    case "(":
      if group != nil { throw fault("a \"(\" inside of \"(…)\"", at: column) }
      group = (column, frame)
    case ")":
      if group == nil { throw fault("no \"(\" before this \")\"", at: column) }
      group = nil
    default:
      marks.append(Mark(character: character, column: column, frame: group?.frame ?? frame))
    }
  }
}
