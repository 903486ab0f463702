/// A terminal, as a line editor needs it.
protocol TerminalPort: AnyObject {
  /// Waits for a byte; nil at the end of input.
  func readByte() -> UInt8?
  /// Writes.
  func write(_ text: String)
  /// How many columns it has.
  var columns: Int { get }
  /// Hands keys over as they are pressed, and does not show them, until the closure returns.
  func withKeys<Result>(_ body: () -> Result) -> Result
}
