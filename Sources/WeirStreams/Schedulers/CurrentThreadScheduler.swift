/// Runs actions on the current thread, one after the other: one that is scheduled from within another follows it.
///
/// Sources that send at once do so here, so that those of one subscription take turns. Each thread has its own queue.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The scheduler; there is one, as it has no state of its own.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether no action is running on the current thread, so that the next one runs at once.
  public static var isScheduleRequired: Bool { Trampoline.isScheduleRequired }

  /// Runs an action as soon as it can.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if Trampoline.isScheduleRequired {
      var result: any Disposable = Disposables.create()
      Trampoline.run { _ in result = action(state) }
      return result
    }
    let item = ScheduledItem(state, action)
    Trampoline.run { $0.enqueue(item) }
    return item.lifetime
  }
}

private final class ScheduledItem<StateType>: TrampolineItem {
  let lifetime = Lifetime()
  private let state: StateType
  private let action: (StateType) -> any Disposable

  init(_ state: StateType, _ action: @escaping (StateType) -> any Disposable) {
    self.state = state
    self.action = action
  }

  override var isCancelled: Bool { lifetime.isDisposed }

  override func step(_ trampoline: Trampoline) { lifetime.add(action(state)) }
}
