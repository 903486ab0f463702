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

  /// The line of the source at a position, without the blanks around it, and cut where it is long.
  func line(_ position: Position) -> String {
    let bytes = scanned[position.file].bytes
    let offset = min(Int(position.offset), bytes.count)
    let start = bytes[..<offset].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    let text = String(decoding: bytes[start..<min(end, start + 400)].drop { $0 == 32 || $0 == 9 }, as: UTF8.self)
    return text.count > 60 ? text.prefix(57) + "..." : text
  }
}
