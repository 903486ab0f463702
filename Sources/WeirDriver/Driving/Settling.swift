/// How the driver waits for an app to come to rest after each act.
///
/// On the main actor. Each turn lets everything that waits on the main actor run once. What an app does elsewhere, such
/// as a request, the driver cannot see: say so by ``isBusy``.
@MainActor
public struct Settling {
  /// After how many turns the driver gives up.
  public var turnLimit: Int
  /// How many turns in a row have to pass without anything to do.
  public var quietTurns: Int
  /// Whether the app works at something that the driver should wait for.
  public var isBusy: (() -> Bool)?
  /// Called in each turn; the place to move a virtual clock on, which timers and slow transitions wait for.
  public var advance: (() async -> Void)?
  /// Called in turns in which only time can help; it lets a millisecond pass unless set.
  public var pause: () async -> Void

  /// Makes a way to wait.
  public init(
    turnLimit: Int = 10_000, quietTurns: Int = 3, isBusy: (() -> Bool)? = nil, advance: (() async -> Void)? = nil,
    pause: @escaping () async -> Void = { try? await Task.sleep(for: .milliseconds(1)) }
  ) {
    self.turnLimit = turnLimit
    self.quietTurns = quietTurns
    self.isBusy = isBusy
    self.advance = advance
    self.pause = pause
  }

  /// Lets what waits on the main actor have its turn.
  static func othersHaveTheirTurn() async {
    await withUnsafeContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }
}
