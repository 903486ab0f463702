#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  @testable import WeirDriver

  /// The line editor at a real terminal, whose other end the test holds.
  @Suite struct StandardTerminalTests {
    /// Both ends of a terminal.
    private struct Ends {
      var outer: Int32 = -1
      var inner: Int32 = -1

      init() {
        var size = winsize(ws_row: 24, ws_col: 60, ws_xpixel: 0, ws_ypixel: 0)
        if openpty(&outer, &inner, nil, nil, &size) != 0 { (outer, inner) = (-1, -1) }
      }

      func type(_ text: String) { FileOutput.write(text, to: outer) }

      func close() { for end in [outer, inner] { _ = Glibc.close(end) } }
    }

    private func flags(_ descriptor: Int32) -> tcflag_t {
      var settings = termios()
      tcgetattr(descriptor, &settings)
      return settings.c_lflag
    }

    @Test func keysComeAsTheyArePressedAndTheTerminalIsAsBefore() throws {
      let ends = Ends()
      try #require(ends.outer >= 0)
      defer { ends.close() }
      let terminal = StandardTerminal(input: ends.inner, output: ends.inner)
      #expect(terminal.columns == 60)
      let before = flags(ends.inner)
      ends.type("tpa\u{7F}\u{7F}ap Ad\t\r")
      let input = LineEditor(terminal).read(prompt: "shop> ", completer: Completer(names: ["Ada"]))
      #expect(input == .line("tap Ada"))
      #expect(flags(ends.inner) == before)
      terminal.withKeys { #expect(flags(ends.inner) & tcflag_t(ICANON | ECHO) == 0) }
      #expect(flags(ends.inner) == before)
    }

    @Test func aTerminalThatGoesAwayIsTheEndOfInput() throws {
      let ends = Ends()
      try #require(ends.outer >= 0)
      let terminal = StandardTerminal(input: ends.inner, output: ends.inner)
      _ = Glibc.close(ends.outer)
      #expect(terminal.readByte() == nil)
      #expect(LineEditor(terminal).read(prompt: "> ", completer: Completer(names: [])) == .end)
      _ = Glibc.close(ends.inner)
    }

    @Test func whatIsNoTerminalHasEightyColumns() {
      let descriptor = open("/dev/null", O_RDWR)
      defer { _ = Glibc.close(descriptor) }
      let terminal = StandardTerminal(input: descriptor, output: descriptor)
      #expect(terminal.columns == 80 && terminal.readByte() == nil)
      #expect(terminal.withKeys { 7 } == 7)
    }
  }
#endif
