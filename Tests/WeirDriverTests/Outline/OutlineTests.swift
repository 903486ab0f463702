import Testing
import WeirDriver

@Suite struct OutlineTests {
  @Test func eachElementIsALineAndWhatIsInItIsIndented() {
    let row = OutlineElement(
      .row, "Ada, 36", number: 1, states: [.selected, .checked], children: [OutlineElement(.button, "Call")])
    let outline = Outline([
      OutlineElement(.navigationBar, "People", children: [OutlineElement(.backButton, "Home")]),
      OutlineElement(.table, children: [row]), OutlineElement(.field, "Search", value: ""),
    ])
    #expect(
      outline.text == """
        navigation bar "People"
          back button "Home"
        table
          row 1 "Ada, 36" (selected, checked)
            button "Call"
        field "Search" = ""
        """)
    #expect(outline.lines.count == 6 && "\(outline)" == outline.text && "\(row)" == row.line)
  }

  @Test func nothingOnTheScreenIsNoLine() {
    #expect(Outline([]).text.isEmpty && Outline([]).lines.isEmpty)
  }

  @Test func quotesAndControlCharactersOfNamesAreEscaped() {
    let element = OutlineElement(.text, "say \"hi\"\n\u{1B}[31mred\u{7}\t\\ \u{202E}abc\u{9B}1m", value: "a\rb\u{2028}")
    #expect(
      element.line
        == #"text "say \"hi\"\n\u{1B}[31mred\u{7}\t\\ \u{202E}abc\u{9B}1m" = "a\rb\u{2028}""#)
  }

  @Test func otherCharactersStayAsTheyAre() {
    let element = OutlineElement(.text, "Zoë 👩‍👩‍👧 日本 ‘x’ #1")
    #expect(element.line == "text \"Zoë 👩‍👩‍👧 日本 ‘x’ #1\"")
  }

  @Test func rolesAndStatesHaveWordsOfTheirOwn() {
    let words = OutlineRole.allCases.map(\.rawValue)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == " " } })
    #expect(OutlineState.allCases.map(\.rawValue).allSatisfy { !$0.contains(" ") && !$0.contains(",") })
  }
}
