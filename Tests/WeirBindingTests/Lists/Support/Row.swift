import WeirBinding

/// A row that is equal by its text, and carries a mark that equality does not see.
struct Row: IdentifiableType, Equatable, CustomStringConvertible {
  var identity: Int
  var text = ""
  var mark = 0

  static func == (left: Row, right: Row) -> Bool { left.identity == right.identity && left.text == right.text }

  var description: String { "\(identity)\(text)" }
}

/// A section of rows whose equality sees its title.
struct Part: AnimatableSectionModelType, Equatable, CustomStringConvertible {
  var identity: Int
  var title = ""
  var items: [Row]

  init(_ identity: Int, _ items: [Row], title: String = "") {
    self.identity = identity
    self.title = title
    self.items = items
  }

  init(original: Part, items: [Row]) {
    self = original
    self.items = items
  }

  var description: String { "\(identity)\(title)\(items)" }
}

/// A section of rows without texts.
func part(_ identity: Int, _ rows: Int...) -> Part { Part(identity, rows.map { Row(identity: $0) }) }

extension Array where Element == Part {
  /// Everything that the sections hold, with the marks that equality does not see.
  var contents: [String] {
    map { "\($0.identity)\($0.title) " + $0.items.map { "\($0.identity)\($0.text)#\($0.mark)" }.joined(separator: " ") }
  }
}
