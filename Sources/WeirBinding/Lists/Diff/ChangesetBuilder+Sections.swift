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
    let range = plan.map.old.range(slot.old)
    let (old, firstNew) = (matcher.oldItems[slot.old], max(0, slot.new))
    return Array(unsafeUninitializedCapacity: range.count) { items, count in
      plan.map.old.items.withUnsafeBufferPointer { matches in
        var (hint, source) = (firstNew, matcher.newItems.isEmpty ? [] : matcher.newItems[firstNew])
        var start = matcher.newItems.isEmpty ? 0 : plan.map.new.range(firstNew).lowerBound
        for number in range {
          let match = Int(matches[number])
          if match < 0 {
            if slot.new >= 0 { continue }
            items.initializeElement(at: count, to: old[number - range.lowerBound])
          } else {
            let section = plan.map.new.section(of: match, hint: hint)
            if section != hint {
              (hint, source, start) = (section, matcher.newItems[section], plan.map.new.range(section).lowerBound)
            }
            items.initializeElement(at: count, to: source[match - start])
          }
          count += 1
        }
      }
    }
  }
}
