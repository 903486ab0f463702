/// What is wrong with a recording.
public struct RecordingFault: LocalizedError, CustomStringConvertible, Equatable {
  /// The file.
  public let file: String

  /// The line, from 1 on.
  public let line: Int

  /// What is wrong with it.
  public let reason: String

  /// The place, and what is wrong.
  public var description: String { "\(file):\(line): \(reason)" }

  /// The description.
  public var errorDescription: String? { description }
}

/// A request that a recording does not have.
public struct ReplayFault: LocalizedError, CustomStringConvertible, Equatable {
  /// The request's method and URL.
  public let request: String

  /// Those that the recording has.
  public let known: [String]

  /// The request, and those that there are.
  public var description: String {
    "\(request) with this body was not recorded; recorded are: "
      + (known.isEmpty ? "none" : known.joined(separator: ", "))
  }

  /// The description.
  public var errorDescription: String? { description }
}
