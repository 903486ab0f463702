import Testing

@testable import RxTreeKit

@Suite struct TokenScannerRegexTests {
  private func literals(_ source: String) -> [String] {
    ScanSupport.tokens(source).filter { $0.hasPrefix("literal") }.map { String($0.dropFirst("literal ".count)) }
  }

  @Test(arguments: [
    ("let r = /a{2}/", "/a{2}/"), ("f(/[)]/)", "/[)]/"), ("[/{/, 1]", "/{/"), ("return /\\/}/", "/\\/}/"),
    ("x { /}/ }", "/}/"), ("case /a/: b", "/a/"), ("a ? /{/ : b", "/{/"), ("/^{/", "/^{/"), ("try /{/", "/{/"),
    ("try? /{/.x", "/{/"), ("!/{/.matches", "/{/"), ("= /(a)(b)/", "/(a)(b)/"), ("in /\"/", "/\"/"),
    ("a; /{/", "/{/"), ("#if a\n/{/\n#endif", "/{/"),
  ])
  func aSlashWhereAnExpressionIsExpectedStartsARegex(_ source: String, _ regex: String) {
    #expect(literals(source).first == regex)
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "(a)/b/c", "a[0] / b / c", "f(a, /) + g(/)", "x.reduce(1, /)", "1 / 2", "self / b / c",
    "static func / (a: A) {}", "infix operator /", "func /(a: A) {}", "f(/, /)", "a! / b / c", "nil / b / c",
  ])
  func divisionsAndOperatorsAreNone(_ source: String) {
    #expect(!literals(source).contains { $0.contains("/") })
    #expect(ScanSupport.isCertain(source))
  }

  @Test func pathsOfCasesAreNone() {
    #expect(
      ScanSupport.tokens("f(/A.b)") == [
        "identifier f", "openParenthesis (", "prefixOperator /", "identifier A", "period .", "identifier b",
        "closeParenthesis )",
      ])
    // The first slash closes nothing: a group ends that was not opened.
    #expect(literals("f(/A.b), g(/A.c)").isEmpty)
  }

  @Test func aRegexEndsWithItsLine() {
    #expect(literals("f(/a\n/)").isEmpty)
    #expect(literals("= /a\\\n/").isEmpty)
  }

  @Test func aRegexHasNoBlankAtItsEnds() {
    #expect(literals("f(/ a/)").isEmpty)
    #expect(literals("f(/a /)").isEmpty)
    #expect(literals(#"f(/a\ /)"#) == [#"/a\ /"#])
  }

  @Test func anOperatorCanStandBeforeARegex() {
    #expect(ScanSupport.tokens("^^/a/") == ["prefixOperator ^^", "literal /a/"])
  }

  @Test(arguments: ["#/a/#", "#/ a {/#", "##/ a /# b /##", "#/\n  a {\n  (b\n/#", "#/\\/#/#", "#/a\\/b/#"])
  func poundsHoldAnyRegex(_ regex: String) {
    #expect(literals("= \(regex)") == [regex])
    #expect(ScanSupport.isCertain("= \(regex)"))
  }

  @Test(arguments: ["#/a", "#/a\nb/#", "#/\na", "##/a/#"])
  func unfinishedRegexesAreUncertain(_ source: String) {
    #expect(!ScanSupport.isCertain(source))
  }

  @Test func aRegexThatMustBeOneAndHasNoEndIsUncertain() {
    #expect(!ScanSupport.isCertain("let a = / {\n}"))
    #expect(!ScanSupport.isCertain("/ a /"))
  }
}
