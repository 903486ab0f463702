extension Changeset: CustomDebugStringConvertible {
  /// The final sections and every kind of change that there is, one a line.
  public var debugDescription: String {
    let lines =
      ["final sections: \(finalSections)"]
      + Self.line("inserted sections", insertedSections.map { "\($0)" })
      + Self.line("deleted sections", deletedSections.map { "\($0)" })
      + Self.line("moved sections", movedSections.map { "\($0.from) → \($0.to)" })
      + Self.line("updated sections", updatedSections.map { "\($0)" })
      + Self.line("inserted items", insertedItems.map { "\($0)" })
      + Self.line("deleted items", deletedItems.map { "\($0)" })
      + Self.line("moved items", movedItems.map { "\($0.from) → \($0.to)" })
      + Self.line("updated items", updatedItems.map { "\($0)" })
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ changes: [String]) -> [String] {
    changes.isEmpty ? [] : ["\(name): \(changes.joined(separator: ", "))"]
  }
}
