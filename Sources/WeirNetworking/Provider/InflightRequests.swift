/// The requests that are under way and that others may join.
final class InflightRequests: Sendable {
  private let runs = Guarded<[RequestKey: RequestRun]>([:])

  var count: Int { runs.withLock { $0.count } }

  /// Lets a caller join an equal request, or a new one.
  func join(
    _ key: RequestKey, _ caller: RequestCaller, make: () -> RequestRun
  ) -> (run: RequestRun, isNew: Bool) {
    runs.withLock { runs in
      if let run = runs[key], run.add(caller) { return (run, false) }
      let run = make()
      _ = run.add(caller)
      run.onEnd { [weak self, weak run] in self?.remove(key, run) }
      runs[key] = run
      return (run, true)
    }
  }

  private func remove(_ key: RequestKey, _ run: RequestRun?) {
    runs.withLock { runs in
      if let current = runs[key], current === run { runs[key] = nil }
    }
  }
}
