/// What a transport says of a request.
public enum TransportEvent: Sendable {
  /// Bytes have gone or come.
  case progress(TransferProgress)

  /// It is over.
  case finished(TransportOutcome)
}

/// How many bytes have gone or come.
public struct TransferProgress: Hashable, Sendable {
  /// Which way they go.
  public enum Direction: Sendable {
    /// To the server.
    case upload
    /// From the server.
    case download
  }

  /// Which way they go.
  public let direction: Direction

  /// How many there were up to now.
  public let completed: Int64

  /// How many there will be; nil where nobody knows.
  public let total: Int64?

  /// Makes one.
  public init(_ direction: Direction, completed: Int64, total: Int64?) {
    self.direction = direction
    self.completed = completed
    self.total = total
  }

  /// The same for Foundation.
  var progress: Progress {
    let progress = Progress(totalUnitCount: total ?? -1)
    progress.completedUnitCount = completed
    return progress
  }
}
