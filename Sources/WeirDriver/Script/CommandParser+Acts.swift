extension CommandParser {
  func type(_ tokens: [Token]) throws(SyntaxError) -> Command {
    guard let text = tokens.last else { throw missing("a name") }
    guard text.isQuoted, text.ordinal == nil else {
      throw SyntaxError(
        column: text.column, message: "the text has to stand between quotes, as in type Email \"ada@example.com\"")
    }
    guard tokens.count > 1 else { throw SyntaxError(column: text.column, message: "the name of the field is missing") }
    return .type(text.text, into: try name(Array(tokens.dropLast())))
  }

  func set(_ tokens: [Token]) throws(SyntaxError) -> Command {
    guard let last = tokens.last else { throw missing("a name") }
    guard let value = Double(last.text), value.isFinite else {
      throw SyntaxError(column: last.column, message: "\(QuotedText.quote(last.text)) is no number")
    }
    guard tokens.count > 1 else { throw SyntaxError(column: last.column, message: "the name is missing") }
    return .set(try name(Array(tokens.dropLast())), value)
  }

  func choice(_ tokens: [Token]) throws(SyntaxError) -> RowChoice {
    guard let first = tokens.first, !first.isQuoted, let number = Int(first.text) else {
      return .text(try name(tokens))
    }
    guard number > 0 else { throw SyntaxError(column: first.column, message: "rows are counted from 1") }
    if tokens.count == 1 { return .number(number, in: nil) }
    guard tokens[1].text == "in", !tokens[1].isQuoted else { return .text(try name(tokens)) }
    return .number(number, in: try name(Array(tokens.dropFirst(2))))
  }

  func swipe(_ tokens: [Token]) throws(SyntaxError) -> Command {
    guard let first = tokens.first else { throw missing("a direction") }
    if !first.isQuoted, let direction = SwipeDirection(rawValue: first.text) {
      return .swipe(direction, try optionalName(Array(tokens.dropFirst())))
    }
    if first.text == "back", tokens.count == 1 { return .swipe(.right, nil) }
    guard tokens.count > 1, let action = tokens.last else {
      throw SyntaxError(
        column: first.column, message: "a direction (up, down, left, right), or a row and an action, is expected")
    }
    return .swipeRow(try name(Array(tokens.dropLast())), action: action.text)
  }

  func scroll(_ tokens: [Token]) throws(SyntaxError) -> Command {
    guard let first = tokens.first else { throw missing("a direction") }
    guard !first.isQuoted, let direction = SwipeDirection(rawValue: first.text) else {
      throw SyntaxError(column: first.column, message: "a direction is expected: up, down, left or right")
    }
    return .scroll(direction, try optionalName(Array(tokens.dropFirst())))
  }

  // MARK: Expectations

  func expectation(_ tokens: [Token]) throws(SyntaxError) -> Expectation {
    guard let first = tokens.first else { throw missing("what is expected") }
    let bare = first.isQuoted ? "" : first.text
    if bare == "screen:" {
      if tokens.count > 1 {
        throw SyntaxError(column: tokens[1].column, message: "the outline begins in the next line")
      }
      return .screen([])
    }
    if bare == "route", tokens.count == 2 { return .route(tokens[1].text) }
    if bare == "no", tokens.count > 1 { return .absent(try name(Array(tokens.dropFirst()))) }
    if let sign = tokens.firstIndex(where: { $0.text == "=" && !$0.isQuoted }) { return try value(tokens, sign) }
    if let state = try state(tokens) { return state }
    return .present(try name(tokens))
  }

  private func value(_ tokens: [Token], _ sign: Int) throws(SyntaxError) -> Expectation {
    let value = try one(Array(tokens[(sign + 1)...]), "a value")
    guard sign > 0 else { throw SyntaxError(column: tokens[sign].column, message: "the name before = is missing") }
    return .value(try name(Array(tokens[..<sign])), value.text)
  }

  private func state(_ tokens: [Token]) throws(SyntaxError) -> Expectation? {
    guard let word = tokens.lastIndex(where: { $0.text == "is" && !$0.isQuoted }), word > 0 else { return nil }
    var rest = tokens[(word + 1)...]
    let isNegated = rest.first?.text == "not" && rest.first?.isQuoted == false && rest.count > 1
    if isNegated { rest = rest.dropFirst() }
    guard rest.count == 1, let last = rest.first, !last.isQuoted, let state = OutlineState(rawValue: last.text) else {
      return nil
    }
    return .state(try name(Array(tokens[..<word])), state, !isNegated)
  }
}
