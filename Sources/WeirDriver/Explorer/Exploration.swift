/// What an explorer has found out about an app.
public struct Exploration: Sendable {
  /// A screen, and how to get there.
  public struct Visit: Sendable, Hashable {
    /// The commands that lead there from the start, the shortest way that was found.
    public let path: [Command]
    /// What is on the screen.
    public let outline: Outline
  }

  /// Something that went wrong, and how to get there.
  public struct Problem: Sendable, Hashable {
    /// The commands that lead there from the start, the last of which made it happen.
    public let path: [Command]
    /// What was reported, or the error of the driver.
    public let message: String
  }

  /// The screens, in the order in which they were found.
  ///
  /// Two that differ only in what their elements hold count as one.
  public internal(set) var visits: [Visit] = []
  /// The broken rules that were reported, and the acts that were refused or did not come to rest.
  public internal(set) var problems: [Problem] = []
  /// How many ways were tried.
  public internal(set) var tries = 0
  /// Whether all that can be reached was tried, within the limit.
  public internal(set) var isComplete = true
}
