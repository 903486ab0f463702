/// What a view controller is told, as a stream; it lives as long as the controller.
final class ControllerEvents: Sendable {
  private let moments = PublishSubject<ControllerMoment>()

  init() {}

  func tell(_ moment: ControllerMoment) { moments.onNext(moment) }

  /// Those moments of a controller that a closure picks.
  ///
  /// It completes when the controller goes.
  static func moments<Element>(
    of controller: UIViewController, _ pick: @escaping @Sendable (ControllerMoment) -> Element?
  ) -> ControlEvent<Element> {
    let events = Observable<Element>.onMain(controller) { controller, observer in
      ControllerEvents.of(controller).moments.compactMap(pick).subscribe(observer)
    }
    return ControlEvent(events: events)
  }
}

#if !canImport(UIKit)
  extension ControllerEvents: ControllerWatcher {
    func controller(_ controller: UIViewController, did moment: ControllerMoment) { tell(moment) }

    /// The events of a controller, which is watched from now on.
    @MainActor
    static func of(_ controller: UIViewController) -> ControllerEvents {
      if let events = controller.watcher as? ControllerEvents { return events }
      let events = ControllerEvents()
      controller.watcher = events
      return events
    }
  }
#endif
