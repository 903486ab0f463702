/// Says where a download is to go; it gets the place where it is at first, and the response.
///
/// It is called on a thread of the transport. A destination equal to the first place leaves it there.
public typealias DownloadDestination =
  @Sendable (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (destinationURL: URL, options: DownloadOptions)

/// What may be done to put a download at its destination.
public struct DownloadOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Folders that do not exist are made.
  public static let createIntermediateDirectories = DownloadOptions(rawValue: 1)

  /// A file that is there already is removed.
  public static let removePreviousFile = DownloadOptions(rawValue: 2)
}
