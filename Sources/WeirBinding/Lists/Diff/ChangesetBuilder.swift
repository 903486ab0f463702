/// Makes changesets, with the models between them, from a plan.
@usableFromInline
struct ChangesetBuilder<Section: AnimatableSectionModelType> {
  @usableFromInline let matcher: SectionMatcher<Section>
  @usableFromInline let plan: UpdatePlan
  @usableFromInline var built: [Changeset<Section>] = []

  @inlinable
  init(_ matcher: SectionMatcher<Section>) {
    self.matcher = matcher
    plan = UpdatePlan(matcher.map)
  }

  /// The batches in their order.
  ///
  /// An initialiser that does not keep the items that it is given is found even if nothing changed.
  @inlinable
  consuming func changesets() throws -> [Changeset<Section>] {
    if let section = matcher.new.first ?? matcher.old.first { _ = try Self.section(section, section.items) }
    try addFirst()
    try addSections()
    try addItems()
    addLast()
    return built
  }

  /// The model before the next batch.
  @inlinable var current: [Section] { built.last?.finalSections ?? matcher.old }

  @inlinable
  mutating func addFirst() throws {
    if plan.deletedSections.isEmpty, plan.deletedItems.isEmpty, plan.updatedItems.isEmpty { return }
    built.append(
      Changeset(
        originalSections: current, finalSections: try sections(plan.remaining),
        deletedSections: plan.deletedSections, deletedItems: plan.deletedItems, updatedItems: plan.updatedItems))
  }

  @inlinable
  mutating func addSections() throws {
    if plan.insertedSections.isEmpty, plan.movedSections.isEmpty { return }
    built.append(
      Changeset(
        originalSections: current, finalSections: try sections(plan.arranged),
        insertedSections: plan.insertedSections, movedSections: plan.movedSections))
  }

  @inlinable
  mutating func addItems() throws {
    if plan.insertedItems.isEmpty, plan.movedItems.isEmpty { return }
    let sections = try plan.arranged.map { slot in
      slot.new < 0 ? try rest(slot) : matcher.new[slot.new]
    }
    built.append(
      Changeset(
        originalSections: current, finalSections: sections,
        insertedItems: plan.insertedItems, movedItems: plan.movedItems))
  }

  @inlinable
  mutating func addLast() {
    if !plan.emptiedSections.isEmpty {
      built.append(
        Changeset(
          originalSections: current, finalSections: matcher.new, deletedSections: plan.emptiedSections))
    }
    if !plan.updatedSections.isEmpty {
      built.append(
        Changeset(
          originalSections: current, finalSections: matcher.new, updatedSections: plan.updatedSections))
    }
  }
}
