import WeirStreams

/// Observes the changes of all models of several types, and tells those of a transaction together, whatever their
/// types.
///
/// `@unchecked Sendable`: what it holds belongs to whoever delivers; the types do not change once it is open.
final class RecordWatch: Watch, @unchecked Sendable {
  @exclusivity(unchecked) private var write: (([AnyStep]) -> Void)?
  @exclusivity(unchecked) private var detachments: [() -> Void] = []

  /// - Parameter write: Gets the steps of one change, one at a time.
  init(_ write: @escaping ([AnyStep]) -> Void) {
    self.write = write
  }

  /// Lets it hear of a type; only before it is open.
  func attach<Model: StoredModel>(to table: ModelTable<Model>) {
    for shard in table.shards {
      shard.lock.withLock { if !shard.isAbandoned { shard.queries.append(self) } }
    }
    detachments.append { [unowned self] in
      for shard in table.shards {
        shard.lock.withLock { shard.queries.remove(self) }
      }
    }
  }

  /// Tells nothing more.
  func detach() {
    end()
    for detach in detachments { detach() }
  }

  // What comes before it is open is a change like any other.
  override func absorb(_ group: AnyStep) { write?(group.all) }

  override func deliver(_ group: AnyStep) { write?(group.all) }

  override func close() { write = nil }
}
