#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a program that a driver runs writes to.
struct Console {
  /// Standard output.
  var out: (String) -> Void
  /// Standard error.
  var error: (String) -> Void
  /// Whether escapes for colours may be written.
  var hasColor: Bool

  /// The process's own.
  static func standard(_ color: DriverOptions.Color, environment: [String: String]) -> Console {
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    let hasColor =
      switch color {
      case .always: true
      case .never: false
      case .auto: isatty(1) == 1 && isatty(2) == 1 && !isPlain
      }
    return Console(
      out: { FileOutput.write($0, to: 1) }, error: { FileOutput.write($0, to: 2) }, hasColor: hasColor)
  }

  /// The terminal at both ends, where there is one that can move its cursor.
  static func terminal(environment: [String: String]) -> StandardTerminal? {
    isatty(0) == 1 && isatty(1) == 1 && environment["TERM"] != "dumb" ? StandardTerminal() : nil
  }

  func bold(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func red(_ text: String) -> String { hasColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
}
