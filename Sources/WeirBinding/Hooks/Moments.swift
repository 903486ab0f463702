/// What an object tells those that watch it, as a stream; kept with the object.
final class Moments<Moment>: Sendable {
  private let subject = PublishSubject<Moment>()

  init() {}

  /// Sends a moment.
  func tell(_ moment: Moment) { subject.onNext(moment) }

  /// Those moments of an object that a closure picks.
  ///
  /// The object is watched when the first one subscribes. The stream completes when it goes.
  /// - Parameter watch: Sees to it that the object tells its moments; called once an object.
  static func of<Object: AnyObject & Sendable, Element>(
    _ object: Object, _ watch: @escaping @MainActor @Sendable (Object, Moments<Moment>) -> Void,
    pick: @escaping @Sendable (Moment) -> Element?
  ) -> ControlEvent<Element> {
    let events = Observable<Element>.onMain(object) { object, observer in
      let moments = Attached.object(Moments<Moment>.self, of: object) {
        let moments = Moments<Moment>()
        watch(object, moments)
        return moments
      }
      return moments?.subject.compactMap(pick).subscribe(observer) ?? Disposables.create()
    }
    return ControlEvent(events: events)
  }
}
