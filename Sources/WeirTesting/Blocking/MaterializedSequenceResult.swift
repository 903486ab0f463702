/// All that a stream has sent, and how it ended.
@frozen
public enum MaterializedSequenceResult<T> {
  /// It completed.
  case completed(elements: [T])

  /// It ended with an error, or took too long.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}
