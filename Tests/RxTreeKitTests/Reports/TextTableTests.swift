import Testing

@testable import RxTreeKit

@Suite struct TextTableTests {
  private func text(_ rows: [[String]], style: TextStyle = .plain) -> String {
    var table = TextTable()
    for row in rows { table.add(row.map { style.cell($0, .step) }) }
    var result = ""
    table.write(indent: "  ", to: &result)
    return result
  }

  @Test func alignsColumnsWithoutBlanksAtTheEnd() {
    #expect(text([["a", "bb", "c"], ["aaa", "", "c"], ["a", "b"]]) == "  a    bb  c\n  aaa      c\n  a    b\n")
  }

  @Test func leavesOutEmptyColumns() {
    #expect(text([["a", "", "c"], ["b", "", "c"]]) == "  a  c\n  b  c\n")
    #expect(text([]) == "")
  }

  @Test func widthsCountWhatIsSeen() {
    #expect(
      text([["a", "c"], ["é", "c"], ["数据", "c"]], style: .ansi) == """
          \u{1B}[2ma\u{1B}[0m   \u{1B}[2mc\u{1B}[0m
          \u{1B}[2mé\u{1B}[0m   \u{1B}[2mc\u{1B}[0m
          \u{1B}[2m数据\u{1B}[0m  \u{1B}[2mc\u{1B}[0m

        """)
  }

  @Test func aVeryWideCellDoesNotWidenItsColumn() {
    let wide = String(repeating: "x", count: 1_000)
    #expect(text([[wide, "c"], ["a", "c"]]) == "  \(wide)  c\n  a" + String(repeating: " ", count: 61) + "c\n")
  }
}
