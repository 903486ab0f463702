import Foundation

extension ObservableType {
  /// Prints what happens: the subscription, each event and the disposal, with the time.
  /// - Parameters:
  ///   - identifier: What the lines begin with; the place in the source unless given.
  ///   - trimOutput: Whether to print only the two ends of long events.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    return Debug(asObservable(), DebugLog(identifier ?? place, trimOutput))
  }
}

final class Debug<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let log: DebugLog

  init(_ source: Observable<Element>, _ log: DebugLog) {
    self.source = source
    self.log = log
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    log.write("subscribed")
    source.run(DebugSink(sink, lifetime, log), lifetime)
    lifetime.add(Disposables.create { [log] in log.write("isDisposed") })
  }
}

private final class DebugSink<Element>: Sink<Element>, @unchecked Sendable {
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  private let log: DebugLog
  // Only the sender touches it.
  @exclusivity(unchecked) private var isEnded = false

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ log: DebugLog) {
    self.sink = sink
    self.lifetime = lifetime
    self.log = log
  }

  override func next(_ element: Element) {
    log.write(Event.next(element))
    sink.next(element)
  }

  override func end(_ error: (any Error)?) {
    if isEnded || lifetime.isDisposed { return }
    isEnded = true
    log.write(error.map(Event<Element>.error) ?? .completed)
    sink.end(error)
  }
}

/// Prints the lines of a `debug`.
struct DebugLog: Sendable {
  private static let maximumLength = 40

  let identifier: String
  let trimsEvents: Bool
  private let show: @Sendable (String) -> Void

  /// - Parameter show: Takes a line; what prints it, unless told otherwise.
  init(_ identifier: String, _ trimsEvents: Bool, show: @escaping @Sendable (String) -> Void = { print($0) }) {
    self.identifier = identifier
    self.trimsEvents = trimsEvents
    self.show = show
  }

  func write(_ text: String) { show("\(time()): \(identifier) -> \(text)") }

  func write<Element>(_ event: Event<Element>) {
    let text = "\(event)"
    let isTrimmed = trimsEvents && text.count > Self.maximumLength
    let half = Self.maximumLength / 2
    write("Event " + (isTrimmed ? "\(text.prefix(half))...\(text.suffix(half))" : text))
  }

  private func time() -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: Date())
  }
}
