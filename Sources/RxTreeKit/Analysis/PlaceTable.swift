/// Turns positions in the program into places that a person can find.
final class PlaceTable {
  private let scanned: [ScannedFile]
  private var tables: [Int: LineTable] = [:]

  init(_ scanned: [ScannedFile]) { self.scanned = scanned }

  /// The place of a position.
  func place(_ position: Position) -> SourcePlace {
    let file = scanned[position.file]
    var table = tables[position.file] ?? LineTable(file.bytes)
    let (line, column) = table.position(at: Int(position.offset))
    tables[position.file] = table
    return SourcePlace(file: file.file.path, line: line, column: column)
  }
}
