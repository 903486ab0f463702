extension ChangesetBuilder {
  /// A section made by the model's own initialiser, which must do as it is told.
  @inlinable
  static func section(_ original: Section, _ items: [Section.Item]) throws -> Section {
    let section = Section(original: original, items: items)
    if section.items != items || section.identity != original.identity {
      throw Diff.Error.invalidInitializerImplementation(
        section: section, expectedItems: items, expectedIdentifier: original.identity)
    }
    return section
  }

  /// The sections after the first batch or the second.
  @inlinable
  func sections(_ slots: [UpdatePlan.Slot]) throws -> [Section] {
    try slots.map { slot in
      if slot.new >= 0, plan.isSettled[slot.new] { return matcher.new[slot.new] }
      if slot.old < 0 { return try Self.section(matcher.new[slot.new], added(slot.new)) }
      return try Self.section(slot.new >= 0 ? matcher.new[slot.new] : matcher.old[slot.old], lasting(slot))
    }
  }

  /// What is left of a section that goes late when its items have moved.
  @inlinable
  func rest(_ slot: UpdatePlan.Slot) throws -> Section {
    let start = plan.map.old.range(slot.old).lowerBound
    let items = matcher.oldItems[slot.old].enumerated().filter { plan.map.old.items[start + $0.offset] < 0 }
    return try Self.section(matcher.old[slot.old], items.map { $0.element })
  }

  /// The items with which a new section comes.
  @inlinable
  func added(_ section: Int) -> [Section.Item] {
    let start = plan.map.new.range(section).lowerBound
    let items = matcher.newItems[section].enumerated().filter { plan.map.new.items[start + $0.offset] < 0 }
    return items.map { $0.element }
  }

  /// The items of an old section that last, in their old order, each with its newest value.
  ///
  /// A section that goes late keeps the others too.
  @inlinable
  func lasting(_ slot: UpdatePlan.Slot) -> [Section.Item] {
    let old = matcher.oldItems[slot.old]
    let range = plan.map.old.range(slot.old)
    var items: [Section.Item] = []
    items.reserveCapacity(range.count)
    var hint = slot.new
    for item in range {
      let match = Int(plan.map.old.items[item])
      if match >= 0 {
        hint = plan.map.new.section(of: match, hint: hint)
        items.append(matcher.newItems[hint][match - Int(plan.map.new.offsets[hint])])
      } else if slot.new < 0 {
        items.append(old[item - range.lowerBound])
      }
    }
    return items
  }
}
