/// The works of a reactor's actions that are under way.
@MainActor
final class Works: Disposable {
  private let running = CompositeDisposable()
  private let door = MainActorDoor()
  private var kinds: [AnyHashable: (number: Int, work: any Disposable)] = [:]
  private var lastNumber = 0

  nonisolated init() {}

  /// Whether any is under way.
  var isBusy: Bool { running.count > 0 }

  /// Cancels all; may be called on any thread.
  nonisolated func dispose() { running.dispose() }

  /// Starts a work, as its policy has it.
  func run<Element>(
    _ policy: EffectPolicy, _ make: () -> Observable<Element>, onNext subject: PublishSubject<Element>,
    onError: @escaping @MainActor (any Error) -> Void
  ) {
    if policy.rule == .first, kinds[policy.kind] != nil { return }
    if policy.rule == .latest { kinds.removeValue(forKey: policy.kind)?.work.dispose() }
    lastNumber += 1
    let number = lastNumber
    let slot = SingleAssignmentDisposable()
    if policy.rule != .concurrent { kinds[policy.kind] = (number, slot) }
    let key = running.insert(slot)
    slot.setDisposable(start(make(), subject, onError) { [self] in end(number, policy, key) })
  }

  private func start<Element>(
    _ work: Observable<Element>, _ subject: PublishSubject<Element>,
    _ onError: @escaping @MainActor (any Error) -> Void, _ onEnd: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let door = door
    nonisolated(unsafe) let pass: (Element) -> Void = { subject.onNext($0) }
    nonisolated(unsafe) let fail = MainActorDoor.unchecked(onError)
    return work.subscribe(
      onNext: { door.runUnchecked($0, pass) }, onError: { door.runUnchecked($0, fail) }, onDisposed: onEnd)
  }

  /// May be called on any thread.
  nonisolated private func end(_ number: Int, _ policy: EffectPolicy, _ key: CompositeDisposable.DisposeKey?) {
    if let key { running.remove(for: key) }
    if policy.rule == .concurrent { return }
    let forget: @MainActor (Int) -> Void = { [self] number in
      if kinds[policy.kind]?.number == number { kinds[policy.kind] = nil }
    }
    MainActorDoor().run(number, forget)
  }
}
