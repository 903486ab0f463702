/// A meeting whose senders send different things, and that sends its end to a sink.
final class SinkMeeting<Element>: Meeting, @unchecked Sendable {
  private let sink: Sink<Element>

  init(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    self.sink = sink
    super.init(lifetime)
  }

  override func passEnd(_ error: (any Error)?) { sink.end(error) }
}
