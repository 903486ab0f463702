/// Whom a transaction has to tell of what, each of them once.
final class TransactionPlan {
  private(set) var turns: [Turning] = []
  private var messages: [ObjectIdentifier: Message] = [:]
  // What is released when the locks are free.
  private var garbage: [Any] = []

  /// What one observer is told.
  private class Message {
    func send() {}
  }

  private final class Steps<Model: StoredModel>: Message {
    let watch: Watch<Model>
    var steps: [Step<Model>] = []

    init(_ watch: Watch<Model>) {
      self.watch = watch
    }

    override func send() { watch.append(.many(steps)) }
  }

  func keep<Model>(_ aftermath: Shard<Model>.Aftermath) { garbage.append(aftermath) }

  func add<Model>(_ step: Step<Model>, for watch: Watch<Model>) {
    let key = ObjectIdentifier(watch)
    if messages[key] == nil {
      messages[key] = Steps(watch)
      turns.append(watch)
    }
    // It was made for this very watch.
    if let message = messages[key] { unsafeDowncast(message, to: Steps<Model>.self).steps.append(step) }
  }

  /// Appends to each observer what it is told; only while all shards are locked.
  func send() {
    for message in messages.values { message.send() }
  }
}
