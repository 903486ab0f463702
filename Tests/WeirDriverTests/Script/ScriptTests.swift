import Testing

@testable import WeirDriver

@Suite struct ScriptTests {
  @Test func linesCommentsAndBlocks() throws {
    let script = try Script(
      """
      # signing in
      tap Sign in

        expect screen:
          navigation bar "A"

            button "B"   
          # a comment
          …
      back
      """, file: "a.weir")
    #expect(
      script.statements.map(\.command) == [
        .tap("Sign in"), .expect(.screen(["navigation bar \"A\"", "  button \"B\"", "…"])), .back,
      ])
    #expect(script.statements.map(\.place.description) == ["a.weir:2:1", "a.weir:4:3", "a.weir:10:1"])
    #expect(script.statements[1].source == "expect screen:")
  }

  @Test func aBlockMayBeEmptyAndStandAtTheEnd() throws {
    #expect(try Script("expect screen:").statements.map(\.command) == [.expect(.screen([]))])
    #expect(try Script("expect screen:\nback").statements.map(\.command) == [.expect(.screen([])), .back])
    #expect(
      try Script("expect screen:\n  text \"a\"\n\n").statements.map(\.command) == [.expect(.screen(["text \"a\""]))])
  }

  @Test func linesMayEndAsOnWindows() throws {
    #expect(try Script("back\r\nback\r\n").statements.map(\.place.line) == [1, 2])
    #expect(try Script("\n\n").statements.isEmpty && Script("").statements.isEmpty)
  }

  @Test func theFirstFaultIsToldWithItsPlaceBeforeAnythingIsDone() {
    let error = #expect(throws: ScriptFailure.self) { try Script("back\n  tpa x\nback", file: "x/y.weir") }
    #expect(error?.description.hasPrefix("x/y.weir:2:3: error: there is no command \"tpa\"") == true)
  }
}
