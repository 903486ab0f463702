public import WeirStreams

extension Recorded {
  /// An element at a time.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// The completion at a time.
  public static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// An error at a time.
  public static func error<T>(
    _ time: TestTime, _ error: any Swift.Error, _ type: T.Type = T.self
  ) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// Events as an array, where the compiler cannot tell their type.
  public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    recordedEvents
  }

  /// Events as an array, where the compiler cannot tell their type.
  public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    recordedEvents
  }
}
