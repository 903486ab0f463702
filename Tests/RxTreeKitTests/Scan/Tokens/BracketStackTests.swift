import Testing

@testable import RxTreeKit

@Suite struct BracketStackTests {
  @Test func givesBackWhatWasOpenedLast() {
    var stack = BracketStack()
    stack.push(.init(kind: .parenthesis, token: 1))
    stack.push(.init(kind: .bracket, token: 2))
    #expect(stack.top?.token == 2)
    #expect(stack.pop()?.kind == .bracket)
    #expect(stack.pop()?.kind == .parenthesis)
    #expect(stack.pop() == nil)
    #expect(stack.top == nil)
  }

  @Test func knowsWhetherABraceIsOpenBelow() {
    var stack = BracketStack()
    #expect(!stack.hasBrace)
    stack.push(.init(kind: .brace, token: 0))
    stack.push(.init(kind: .parenthesis, token: 1))
    #expect(stack.hasBrace)
    _ = stack.pop()
    #expect(stack.hasBrace)
    _ = stack.pop()
    #expect(!stack.hasBrace)
  }

  @Test func knowsWhetherAStringOfOneLineIsOpenBelow() {
    var stack = BracketStack()
    stack.push(.init(kind: .string, token: 0, pounds: 0, isMultiline: true))
    #expect(!stack.isInSingleLineString)
    stack.push(.init(kind: .string, token: 1))
    stack.push(.init(kind: .interpolation, token: 2))
    #expect(stack.isInSingleLineString)
    _ = stack.pop()
    _ = stack.pop()
    #expect(!stack.isInSingleLineString)
  }
}
