/// What the terminal of this run can show.
enum Terminal {
  /// Whether text is coloured: always, never, or (`auto`, nil) on a terminal that can and wants to.
  static func wantsColor(_ option: String?) -> Bool {
    switch option {
    case "always": true
    case "never": false
    default: System.isTerminal(.output) && !isDumb && System.environment("NO_COLOR") == nil
    }
  }

  /// Whether a line on standard error can be drawn again and again.
  static var canRedraw: Bool { System.isTerminal(.error) && !isDumb }

  private static var isDumb: Bool { System.environment("TERM") == "dumb" }
}
