/// The models of an app, one of each id: whoever shows a model observes it here, and sees what others change.
///
/// A model is found by its type and its id. Any number of types can be in one store.
///
/// **Threads.** Everything may be called on any thread. Each type's models are spread over parts with a lock each; a lock is
/// held for a look-up and a few assignments, so that nobody waits long, and nothing of yours runs meanwhile but `hash` and
/// `==` of ids.
///
/// **Order.** Changes of one key happen one after the other, and each of its observers gets each of them once, in that order,
/// and never two at once. A change that an observer makes is in the store when its call returns; its observers are called
/// after those who already wait on that thread, first in first out. A change that comes from another thread while an
/// observer is busy is delivered on the thread where it is busy.
///
/// Changes that leave an `Equatable` model equal are not told.
public final class ModelStore: Sendable {
  @usableFromInline let tables: ModelTables
  @usableFromInline let idle: IdleList

  /// Makes an empty store.
  /// - Parameter idlePolicy: What becomes of models that nobody retains.
  public init(keeping idlePolicy: IdlePolicy = .whileRetained) {
    idle = IdleList(idlePolicy)
    tables = ModelTables()
  }

  deinit {
    for table in tables.all { table.abandon() }
  }

  /// How many models there are, of all types.
  ///
  /// O(n), part by part: while others change the store it is an estimate.
  public var count: Int { tables.all.reduce(0) { $0 + $1.count } }

  /// Whether there is nothing: no model, no retained key, and no observer of one.
  public var isEmpty: Bool { tables.all.allSatisfy(\.isEmpty) }

  @inlinable
  func table<Model>(of type: Model.Type) -> ModelTable<Model> { tables.table(of: type, idle) }
}
