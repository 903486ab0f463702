import WeirBinding

extension TableModel {
  /// The rows of each old section after the changes to items: what stays fills the places that nothing comes to.
  func rowsAfter(_ batch: Changeset<Part>) throws -> [[Cell]] {
    if batch.insertedItems.isEmpty, batch.movedItems.isEmpty { return staying(batch) }
    // Only batches that leave the sections alone come here, as the rules have shown.
    var coming: [ItemPath: Cell] = [:]
    for path in batch.insertedItems {
      coming[path] = Cell(batch.finalSections[path.sectionIndex].items[path.itemIndex])
    }
    for (from, to) in batch.movedItems { coming[to] = sections[from.sectionIndex][from.itemIndex] }
    return try staying(batch).enumerated().map { section, rows in
      try fill(rows, count: batch.finalSections[section].items.count) { place in
        coming[ItemPath(sectionIndex: section, itemIndex: place)]
      }
    }
  }

  /// The rows that neither go nor move, reloaded where the batch says so.
  ///
  /// Where anything is updated nothing comes, so that the k-th row that stays is the k-th of the model after.
  private func staying(_ batch: Changeset<Part>) -> [[Cell]] {
    let going = Set(batch.deletedItems + batch.movedItems.map(\.from))
    let updated = Set(batch.updatedItems)
    var final = batch.finalSections[...]
    return sections.enumerated().map { section, rows in
      let later = batch.deletedSections.contains(section) ? nil : final.popFirst()
      var stayed: [Cell] = []
      for (place, cell) in rows.enumerated() {
        let path = ItemPath(sectionIndex: section, itemIndex: place)
        if going.contains(path) { continue }
        let newest = later.flatMap { $0.items.indices.contains(stayed.count) ? $0.items[stayed.count] : nil }
        stayed.append(updated.contains(path) ? newest.map(Cell.init) ?? cell : cell)
      }
      return stayed
    }
  }

  /// The sections after the batch: what stays fills the places that nothing comes to.
  func sectionsAfter(_ batch: Changeset<Part>, _ rows: [[Cell]]) throws -> ([Header], [[Cell]]) {
    let going = Set(batch.deletedSections + batch.movedSections.map(\.from))
    var coming: [Int: (Header, [Cell])] = [:]
    for place in batch.insertedSections {
      coming[place] = (Header(batch.finalSections[place]), batch.finalSections[place].items.map(Cell.init))
    }
    for (from, to) in batch.movedSections { coming[to] = (headers[from], rows[from]) }
    var staying: [(Header, [Cell])] = []
    for place in headers.indices where !going.contains(place) {
      let reloaded = batch.updatedSections.contains(place)
      let part = reloaded ? batch.finalSections[place] : nil
      staying.append(part.map { (Header($0), $0.items.map(Cell.init)) } ?? (headers[place], rows[place]))
    }
    let all = try fill(staying, count: batch.finalSections.count) { coming[$0] }
    return (all.map(\.0), all.map(\.1))
  }

  private func fill<Value>(_ staying: [Value], count: Int, coming: (Int) -> Value?) throws -> [Value] {
    var rest = staying[...]
    let all = try (0..<count).map { place -> Value in
      if let value = coming(place) { return value }
      guard let value = rest.popFirst() else { throw Broken(description: "too few for place \(place)") }
      return value
    }
    try require(rest.isEmpty, "\(rest.count) too many")
    return all
  }
}
