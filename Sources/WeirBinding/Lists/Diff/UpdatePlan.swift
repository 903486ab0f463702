/// The batches that lead from one model to another, made from a correspondence alone.
///
/// Places before the first batch are those of the old model. Two more states lie between the batches: `remaining`, after
/// the first, and `arranged`, whose sections are in the order of the new model; a section that is to go, but from which
/// items move elsewhere, lasts until they have moved. So no batch moves anything out of or into a section that it deletes,
/// inserts or moves.
@usableFromInline
struct UpdatePlan {
  /// A section between the batches.
  @usableFromInline
  struct Slot {
    /// Its place in the old model, or -1 if it is inserted.
    @usableFromInline let old: Int
    /// Its place in the new model, or -1 if it goes once its items have moved.
    @usableFromInline let new: Int
  }

  @usableFromInline let map: Correspondence

  /// First batch: what goes, and what is reloaded.
  @usableFromInline var deletedSections: [Int] = []
  @usableFromInline var deletedItems: [ItemPath] = []
  @usableFromInline var updatedItems: [ItemPath] = []
  /// Second batch: sections that come and move.
  @usableFromInline var insertedSections: [Int] = []
  @usableFromInline var movedSections: [(from: Int, to: Int)] = []
  /// Third batch: items that come and move.
  @usableFromInline var insertedItems: [ItemPath] = []
  @usableFromInline var movedItems: [(from: ItemPath, to: ItemPath)] = []
  /// Fourth batch: sections whose items have moved elsewhere.
  @usableFromInline var emptiedSections: [Int] = []
  /// Last batch: sections whose headers changed.
  @usableFromInline var updatedSections: [Int] = []

  /// The sections after the first batch.
  @usableFromInline var remaining: [Slot] = []
  /// The sections after the second batch and the third.
  @usableFromInline var arranged: [Slot] = []
  /// Whether what the first batch leaves of a new section is already all that it holds at the end.
  @usableFromInline var isSettled: [Bool]

  /// The place, in its section after the first batch, of every old item that lasts and may move.
  var ranks: [Int32]
  /// The place of each new section in `arranged`.
  var arrangedPlaces: [Int]
  /// The place in `arranged` of each old section that goes late, or -1.
  var latePlaces: [Int]

  @usableFromInline
  init(_ map: Correspondence) {
    self.map = map
    isSettled = Array(repeating: true, count: map.new.sections.count)
    let mayMove = map.old.sections.indices.contains { !map.oldMiddle($0).isEmpty }
    ranks = Array(repeating: 0, count: mayMove ? map.old.items.count : 0)
    arrangedPlaces = Array(map.new.sections.indices)
    latePlaces = Array(repeating: -1, count: map.old.sections.count)
    planFirst()
    planSections()
    for section in map.new.sections.indices { planItems(of: section) }
    emptiedSections = arranged.indices.filter { arranged[$0].new < 0 }
    updatedSections = map.updatedSections.indices.filter { map.updatedSections[$0] }
  }
}
