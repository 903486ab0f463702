import Testing

@testable import WeirDriver

@Suite struct CompleterTests {
  private let completer = Completer(
    names: ["Sign in", "Sign up", "say \"hi\"", "Sign in", "Ada"], tabs: ["Things", "Settings"])

  @Test func commands() {
    #expect(completer.complete("ta") == Completer.Result(start: 0, candidates: ["tap ", "tab "]))
    #expect(completer.complete("  und") == Completer.Result(start: 2, candidates: ["undo "]))
    #expect(
      completer.complete("").candidates.count == CommandPage.all.count && completer.complete("x").candidates.isEmpty)
  }

  @Test func namesOfWhatIsOnTheScreen() {
    #expect(completer.complete("tap si") == Completer.Result(start: 4, candidates: ["Sign in", "Sign up"]))
    #expect(completer.complete("tap  \"Sign i") == Completer.Result(start: 5, candidates: ["\"Sign in\""]))
    #expect(completer.complete("tap say").candidates == ["\"say \\\"hi\\\"\""])
    #expect(completer.complete("expect no A").candidates == ["no Ada"])
    #expect(completer.complete("expect s").candidates.first == "screen:")
  }

  @Test func tabsDirectionsAndPages() {
    #expect(
      completer.complete("tab S").candidates == ["Settings"] && completer.complete("swipe l").candidates == ["left"])
    #expect(completer.complete("help ex").candidates == ["expect"] && completer.complete("back x").candidates.isEmpty)
  }

  @Test func whatCandidatesHaveInCommon() {
    #expect(Completer.Result(start: 0, candidates: ["Sign in", "Sign up"]).common == "Sign ")
    #expect(
      Completer.Result(start: 0, candidates: []).common == ""
        && Completer.Result(start: 0, candidates: ["a", "b"]).common == "")
  }
}
