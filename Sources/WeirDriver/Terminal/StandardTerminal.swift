#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal at standard input and output.
///
/// The toolchain's libraries are all that Weir needs, and no library for editing lines is among them; so it sets the
/// terminal itself, and only while a line is read.
final class StandardTerminal: TerminalPort {
  private let input: Int32
  private let output: Int32

  /// Takes two ends that are terminals.
  init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
  }

  func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(input, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  func write(_ text: String) { FileOutput.write(text, to: output) }

  var columns: Int {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  func withKeys<Result>(_ body: () -> Result) -> Result {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return body() }
    let before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(input, TCSADRAIN, &settings)
    defer {
      var before = before
      tcsetattr(input, TCSADRAIN, &before)
    }
    return TerminalRescue.with(before, of: input, body)
  }
}
