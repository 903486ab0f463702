import WeirBinding

/// What a table view does with batches of changes, and the rules that it would enforce by an exception.
///
/// Rows are their identities and what was loaded of them; a batch changes them by its indices alone.
struct TableModel {
  /// A row on screen: which it is, and the text that it was loaded with.
  struct Cell: Equatable {
    var identity: Int
    var text: String
  }

  struct Header: Equatable {
    var identity: Int
    var title: String
  }

  struct Broken: Error, CustomStringConvertible {
    var description: String
  }

  var headers: [Header]
  var sections: [[Cell]]

  init(_ parts: [Part]) {
    headers = parts.map(Header.init)
    sections = parts.map { $0.items.map(Cell.init) }
  }

  /// Applies one batch, or says which rule it breaks.
  mutating func apply(_ batch: Changeset<Part>) throws {
    try require(batch.reloadData == false, "a batch that reloads everything")
    try require(batch.originalSections.map(\.identity) == headers.map(\.identity), "a batch of another model")
    try checkSections(batch)
    try checkItems(batch)
    let rows = try rowsAfter(batch)
    let (newHeaders, newSections) = try sectionsAfter(batch, rows)
    (headers, sections) = (newHeaders, newSections)
    let counts = batch.finalSections.map(\.items.count)
    try require(counts == sections.map(\.count), "counts \(sections.map(\.count)) where the model has \(counts)")
  }

  func require(_ condition: Bool, _ rule: @autoclosure () -> String) throws {
    if !condition { throw Broken(description: rule()) }
  }
}

extension TableModel.Cell {
  init(_ row: Row) { self.init(identity: row.identity, text: row.text) }
}

extension TableModel.Header {
  init(_ part: Part) { self.init(identity: part.identity, title: part.title) }
}
