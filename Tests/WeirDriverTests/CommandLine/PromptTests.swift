#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  @testable import WeirDriver

  /// The prompt at a real terminal, whose other end the test holds.
  @MainActor @Suite struct PromptTests {
    /// What a person sees who types this, and what the program wrote.
    private func session(_ typed: String, hasColor: Bool = false) async throws -> (screen: String, written: Written) {
      var (outer, inner): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&outer, &inner, nil, nil, &size) == 0)
      defer { for end in [outer, inner] { close(end) } }
      // What is typed before the program asks must not be echoed by the terminal, nor Ctrl-C end the tests.
      var settings = termios()
      tcgetattr(inner, &settings)
      cfmakeraw(&settings)
      tcsetattr(inner, TCSANOW, &settings)
      FileOutput.write(typed, to: outer)
      let written = Written()
      let code = await DriverCommandLine(name: "shop").run(
        [], console: { _ in written.console(hasColor: hasColor) },
        lines: { LineSource(terminal: StandardTerminal(input: inner, output: inner)) }
      ) { _ in ShopApp().makeDriver() }
      #expect(code == 0)
      _ = fcntl(outer, F_SETFL, O_NONBLOCK)
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = max(read(outer, &bytes, bytes.count), 0)
      return (String(decoding: bytes[..<count], as: UTF8.self), written)
    }

    @Test func commandsAreCompletedAndRepeated() async throws {
      let (screen, written) = try await session("type Nam\t \"ada\"\r\u{1B}[A\r\u{4}")
      #expect(screen.contains("shop> type Name \"ada\""))
      #expect(written.out.hasPrefix("shop: help lists the commands, tab completes.\nnavigation bar \"Welcome\"\n"))
      #expect(written.out.components(separatedBy: "field \"Name\" = \"ada\" (editing)").count == 3)
      #expect(written.error.isEmpty)
    }

    @Test func aFaultIsMarkedBelowItsPlace() async throws {
      let (_, written) = try await session("  tpa Name\rquit\r")
      #expect(written.error == "        ^\nerror: there is no command \"tpa\"; did you mean tap?\n")
    }

    @Test func ctrlCGivesALineUpAndGoesOn() async throws {
      let (_, written) = try await session("nonsense\u{3}route\rquit\r")
      #expect(written.out.hasSuffix("/sign-in\n") && written.error.isEmpty)
    }

    @Test func anExpectedScreenIsReadUpToABlankLine() async throws {
      let (screen, written) = try await session("expect screen:\r  text \"nothing\"\r\rquit\r")
      #expect(screen.contains("… ") && written.error.contains("- text \"nothing\"\n"))
    }

    @Test func coloursOnlyWhereTheyAreWanted() async throws {
      let plain = try await session("nonsense\rquit\r").written
      #expect(!(plain.out + plain.error).contains("\u{1B}"))
      let colored = try await session("nonsense\rquit\r", hasColor: true).written
      #expect(colored.error.contains("\u{1B}[31merror: ") && colored.out.hasPrefix("\u{1B}[1mshop\u{1B}[0m"))
    }
  }
#endif
