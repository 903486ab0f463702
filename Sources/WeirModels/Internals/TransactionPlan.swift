/// Whom a transaction has to tell of what, each of them once.
final class TransactionPlan {
  private var messages: [(watch: Watch, steps: [AnyStep])] = []
  private var places: [ObjectIdentifier: Int] = [:]
  // What is released when the locks are free.
  private var garbage: [Aftermath] = []

  /// Whom it tells, in the order of the changes.
  var turns: WatchList { messages.reduce(into: WatchList()) { $0.append($1.watch) } }

  func keep(_ aftermath: Aftermath) { garbage.append(aftermath) }

  func add(_ step: AnyStep, for watch: Watch) {
    if let place = places[ObjectIdentifier(watch)] {
      messages[place].steps.append(step)
    } else {
      places[ObjectIdentifier(watch)] = messages.count
      messages.append((watch, [step]))
    }
  }

  /// Appends to each observer what it is told; only while all shards are locked.
  func send() {
    for (watch, steps) in messages { watch.append(StepGroup(steps)) }
  }
}
