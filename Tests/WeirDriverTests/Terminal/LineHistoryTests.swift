import Testing

@testable import WeirDriver

@Suite struct LineHistoryTests {
  @Test func backAndForthWithTheDraftKept() {
    var history = LineHistory()
    #expect(history.previous(from: "x") == nil && history.next() == nil)
    for line in ["one", "two", "two", "  ", "three"] { history.add(line) }
    #expect(history.previous(from: "draft") == "three" && history.previous(from: "three") == "two")
    #expect(history.previous(from: "two") == "one" && history.previous(from: "one") == nil)
    #expect(history.next() == "two" && history.next() == "three" && history.next() == "draft" && history.next() == nil)
  }

  @Test func theOldestLinesGo() {
    var history = LineHistory(limit: 2)
    for line in ["one", "two", "three"] { history.add(line) }
    #expect(
      history.previous(from: "") == "three" && history.previous(from: "") == "two" && history.previous(from: "") == nil)
  }
}
