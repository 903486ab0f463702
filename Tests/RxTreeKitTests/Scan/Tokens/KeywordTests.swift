import Testing

@testable import RxTreeKit

@Suite struct KeywordTests {
  private func find(_ word: String) -> Keyword? { Array(word.utf8).withUnsafeBufferPointer { Keyword.find($0) } }

  @Test func findsEveryKeywordByItsSpelling() {
    for keyword in Keyword.allCases { #expect(find(keyword.rawValue) == keyword) }
  }

  @Test(arguments: ["", "Class", "classes", "fun", "funcs", "vars", "__consumin", "present", "Init"])
  func findsNoOtherWord(_ word: String) {
    #expect(find(word) == nil)
  }

  @Test(arguments: ["return", "in", "case", "if", "else", "throw", "try", "where", "init"])
  func anExpressionCanFollow(_ word: String) {
    #expect(find(word)?.comesBeforeExpression == true)
  }

  @Test(arguments: ["self", "Self", "super", "nil", "true", "false", "Any", "async", "get", "open", "await"])
  func noExpressionFollows(_ word: String) {
    #expect(find(word)?.comesBeforeExpression == false)
  }
}
