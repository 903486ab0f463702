extension Observable {
  /// Subscribes closures that run on the main actor: those of `drive` and `emit`.
  ///
  /// The source sends no errors; one that comes nevertheless is reported.
  func subscribeOnMainActor(
    onNext: (@MainActor @Sendable (Element) -> Void)?, onCompleted: (@MainActor @Sendable () -> Void)?,
    onDisposed: (@MainActor @Sendable () -> Void)?
  ) -> any Disposable {
    let lifetime = Lifetime()
    let disposed = onDisposed.map { onDisposed in
      let door = MainActorDoor()
      return Disposables.create { door.run(()) { onDisposed() } }
    }
    let sink = MainActorSink<Element>(lifetime, onNext: { onNext?($0) }) { error in
      if let error { BindingFault.report(error) } else { onCompleted?() }
      disposed?.dispose()
    }
    start(sink, lifetime)
    // After what the sources hold, so that it is told last.
    if let disposed { lifetime.add(disposed) }
    return lifetime
  }
}
