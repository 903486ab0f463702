public import Foundation

extension SQLiteModelPersistence {
  /// How a database is opened and kept.
  public struct Options: Sendable {
    /// How many models are kept at most, of all types; nil for any number.
    ///
    /// Those that were written longest ago go with each write, which then costs O(the limit), too.
    public var limit: Int? {
      didSet { limit = limit.map { max(0, $0) } }
    }

    /// How long a model is kept that is not written again, in seconds; nil for ever.
    ///
    /// Older ones go when the database is opened.
    public var age: TimeInterval?

    /// How long is waited for another process that writes, in seconds.
    public var patience: TimeInterval = 5

    /// Whether the whole file is checked when it is opened, which takes as long as reading it.
    ///
    /// Else damage in its middle is found when a model there is read.
    public var checksWhole = false

    /// Whether what was flushed stays if the power fails, and not only if the process is killed.
    ///
    /// Each write takes longer.
    public var survivesPowerLoss = false

    /// What tells the time at which a model is written.
    public var now: @Sendable () -> Date = { Date() }

    /// The most bytes of a model, below what SQLite itself allows.
    var maximumLength = Int.max

    /// Options with which nothing is limited.
    public init() {}

    var patienceMilliseconds: Int32 { Int32(min(max(0, patience * 1000), 1e9)) }
  }
}
