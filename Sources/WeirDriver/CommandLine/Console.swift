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
  /// What has kept standard output from being written; nil while it was.
  var failure: () -> String?

  /// The process's own.
  static func standard(_ color: DriverOptions.Color, environment: [String: String]) -> Console {
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    let hasColor =
      switch color {
      case .always: true
      case .never: false
      case .auto: isatty(1) == 1 && isatty(2) == 1 && !isPlain
      }
    return Console(output: 1, error: 2, hasColor: hasColor)
  }

  /// Writes to file descriptors.
  init(output: Int32, error: Int32, hasColor: Bool) {
    var failure: Int32?
    self.init(
      out: { text in failure = FileOutput.write(text, to: output) ?? failure },
      error: { FileOutput.write($0, to: error) }, hasColor: hasColor,
      failure: { failure.map { String(cString: strerror($0)) } })
  }

  init(
    out: @escaping (String) -> Void, error: @escaping (String) -> Void, hasColor: Bool,
    failure: @escaping () -> String? = { nil }
  ) {
    self.out = out
    self.error = error
    self.hasColor = hasColor
    self.failure = failure
  }

  /// The terminal at both ends, where there is one that can move its cursor.
  static func terminal(environment: [String: String]) -> StandardTerminal? {
    isatty(0) == 1 && isatty(1) == 1 && environment["TERM"] != "dumb" ? StandardTerminal() : nil
  }

  func bold(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func red(_ text: String) -> String { hasColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
}
