import WeirBinding

/// Models written in short: "A: 1 2u | B t: 3" is a section A of rows 1 and 2, the latter with the text "u", and a section
/// B with the title "t" of a row 3.
func parts(_ text: String) -> [Part] {
  if text.isEmpty { return [] }
  return text.split(separator: "|").map { section in
    let halves = section.split(separator: ":", omittingEmptySubsequences: false)
    let head = halves[0].split(separator: " ")
    let rows = halves.count > 1 ? halves[1].split(separator: " ") : []
    let identity = Int(head.first?.unicodeScalars.first?.value ?? 0)
    return Part(identity, rows.map(row), title: head.dropFirst().joined())
  }
}

private func row(_ text: Substring) -> Row {
  let digits = text.prefix { $0.isNumber }
  return Row(identity: Int(digits) ?? 0, text: String(text.dropFirst(digits.count)))
}

/// A batch in short: what it does, in the order in which views are told, without its models.
func short(_ batch: Changeset<Part>) -> String {
  var words: [String] = []
  words += batch.deletedSections.map { "-S\($0)" }
  words += batch.updatedSections.map { "~S\($0)" }
  words += batch.insertedSections.map { "+S\($0)" }
  words += batch.movedSections.map { "S\($0.from)>\($0.to)" }
  words += batch.deletedItems.map { "-\(short($0))" }
  words += batch.updatedItems.map { "~\(short($0))" }
  words += batch.insertedItems.map { "+\(short($0))" }
  words += batch.movedItems.map { "\(short($0.from))>\(short($0.to))" }
  return words.joined(separator: " ")
}

private func short(_ path: ItemPath) -> String { "\(path.sectionIndex).\(path.itemIndex)" }
