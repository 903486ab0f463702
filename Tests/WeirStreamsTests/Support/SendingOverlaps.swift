import WeirStreams

/// Notices events that overlap, or that come after the end.
final class SendingOverlaps: Sendable {
  private let isInside = BooleanFlag()
  private let elements = Tally()
  private let ends = Tally()
  private let faults = Collected<String>()

  /// The faults seen so far; none is right.
  var seen: [String] { faults.values }

  var elementCount: Int { elements.value }

  var endCount: Int { ends.value }

  func watch<Element>(_ stream: some ObservableConvertibleType<Element>) -> any Disposable {
    stream.asObservable().subscribe { [self] event in
      if isInside.exchange(true) { faults.add("overlap") }
      if ends.value > 0 { faults.add("event after the end") }
      if event.isStopEvent { ends.increment() } else { elements.increment() }
      if !isInside.exchange(false) { faults.add("overlap") }
    }
  }
}
