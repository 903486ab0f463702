import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct GlobTests {
  private func matches(_ pattern: String, _ path: String, isFolder: Bool = false) throws -> Bool {
    try Glob(pattern).matches(path, isFolder: isFolder)
  }

  @Test(arguments: [
    ("Generated", "Generated/A.swift"), ("Generated", "App/Generated/A.swift"), ("Generated", "App/Generated"),
    ("*.generated.swift", "App/A.generated.swift"), ("A.swift", "A.swift"), ("?.swift", "x/é.swift"),
    ("[A-C]x", "Bx"), ("[!A-C]x", "Dx"), ("[^A-C]x", "Dx"), ("[]]", "]"), ("[a-]", "-"), ("[\\]a]", "]"),
    ("{A,B}.swift", "x/B.swift"), ("{A,{B,C}D}", "CD"), ("{,x}A", "A"), ("{,x}A", "xA"), ("a**b", "axxb"),
    ("\\*", "*"), ("a\\{b", "a{b"), ("a,b", "a,b"), ("**", "any/thing"), ("*", "x"),
  ])
  func aPatternWithoutSlashMatchesAnyPart(pattern: String, path: String) throws {
    #expect(try matches(pattern, path))
  }

  @Test(arguments: [
    ("Generated", "GeneratedX/A.swift"), ("Generated", "XGenerated"), ("*.swift", "a.swiftx"), ("?", "ab"), ("?", ""),
    ("a?b", "a/b"), ("a*b", "a/b"), ("a**b", "a/b"), ("[A-C]", "D"), ("[!A-C]", "A"), ("a[!b]c", "a/c"),
    ("{A,B}", "C"), ("{A,B}", ""), ("\\*", "x"), ("a", "A"),
  ])
  func aPatternWithoutSlashMatchesNothingElse(pattern: String, path: String) throws {
    #expect(try !matches(pattern, path))
  }

  @Test(arguments: [
    ("App/Old", "App/Old/A.swift"), ("/App", "App/A.swift"), ("./App", "App/A.swift"), (".//App/x", "App/x"),
    ("App//Old", "App/Old"), ("App/*/x", "App/a/x"), ("App/**/x", "App/x"), ("App/**/x", "App/a/b/x"),
    ("**/x.swift", "x.swift"), ("**/x.swift", "a/b/x.swift"), ("App/**", "App/a/b"), ("{App,Lib}/x", "Lib/x"),
    ("{App/a,Lib}/x", "App/a/x"), ("{**/x,y}/z", "a/x/z"), ("{y,**/x}/z", "a/b/x/z"), ("App/**/*.swift", "App/A.swift"),
    ("**/a/**/b", "q/a/r/s/b"),
    ("a/***/b", "a/q/r/b"),
  ])
  func aPatternWithSlashIsAnchored(pattern: String, path: String) throws {
    #expect(try matches(pattern, path))
  }

  @Test(arguments: [
    ("App/Old", "X/App/Old"), ("/App", "X/App"), ("App/*/x", "App/a/b/x"), ("App/**/x", "App/ax"), ("App/**", "Apps/a"),
    ("**/x", "ax"), ("{App/a,Lib}/x", "App/x"), ("App/**b/x", "App/a/b/x"),
  ])
  func anAnchoredPatternMatchesNothingElse(pattern: String, path: String) throws {
    #expect(try !matches(pattern, path))
  }

  @Test func aSlashAtTheEndMatchesFoldersOnly() throws {
    #expect(try matches("Old/", "App/Old/A.swift"))
    #expect(try matches("Old/", "Old", isFolder: true))
    #expect(try !matches("Old/", "Old"))
    #expect(try matches("App/Old//", "App/Old/A.swift"))
    #expect(try !matches("App/Old/", "X/App/Old/A.swift"))
  }

  @Test func takesBothFormsOfAnAccentedLetter() throws {
    #expect(try matches("Caf\u{E9}", "Cafe\u{301}"))
    #expect(try matches("Cafe\u{301}/x", "Caf\u{E9}/x"))
    #expect(try matches("Caf?", "Cafe\u{301}"))
    #expect(try matches("Caf[e-\u{EA}]", "Cafe\u{301}"))
    #expect(try !matches("Caf[a-z]", "Cafe\u{301}"))
    #expect(try matches("Cafe", "Cafe") && !matches("Cafe", "Cafe\u{301}"))
  }

  @Test func signsMeanTheSameBeforeAnAccent() throws {
    #expect(try matches("a/\u{301}b", "a/\u{301}b"))
    #expect(try matches("a/*", "a/\u{301}b"))
    #expect(try matches("*\u{301}b", "\u{301}b"))
    #expect(try !matches("a?b", "a/\u{301}b"))
    #expect(try matches("\\*\u{301}", "*\u{301}"))
  }

  @Test(arguments: [
    ("", "it names nothing"), ("/", "it names nothing"), ("///", "it names nothing"),
    ("a[bc", "'[' at character 2 is not closed"), ("[]", "'[' at character 1 is not closed"),
    ("[!]", "'[' at character 1 is not closed"), ("a/{b,c", "'{' at character 3 is not closed"),
    ("{a,{b}", "'{' at character 1 is not closed"), ("ab}", "'}' at character 3 closes nothing"),
    ("ab\\", "'\\' at character 3 escapes nothing"), ("[z-a]", "the range 'z-a' at character 2 is empty"),
    ("a/../b", "'..' at character 3 cannot be a part of it"), ("..", "'..' at character 1 cannot be a part of it"),
    ("a/.", "'.' at character 3 cannot be a part of it"), ("[a/b]", "'/' at character 3 cannot be in a set"),
    (String(repeating: "{", count: 40), "'{' at character 33 is nested too deeply"),
    (String(repeating: "a", count: 5000), "it is longer than 4096 characters"),
  ])
  func saysWhatIsWrongAndWhere(pattern: String, reason: String) {
    #expect(throws: AnalysisError.badGlob(pattern, reason: reason)) { try Glob(pattern) }
  }

  @Test func takesNoLongerForPatternsThatMakeOthersGoBack() throws {
    let text = String(repeating: "a", count: 800)
    let stars = String(repeating: "*a", count: 150) + "b"
    #expect(try !matches(stars, text))
    #expect(try !matches(String(repeating: "{a,aa}", count: 100) + "b", text))
    let parts = String(repeating: "**/", count: 60) + "b"
    #expect(try !matches(parts, String(repeating: "a/", count: 400) + "a"))
  }

  @Test func nothingRandomMakesItTrap() {
    let alphabet = Array("ab/*?[]{},!^-\\.é")
    for seed in UInt64(0)..<3000 {
      var random = SeededGenerator(seed: seed)
      let pattern = String(random.several(0...14, of: alphabet))
      let path = String(random.several(0...10, of: alphabet))
      do {
        let glob = try Glob(pattern)
        let isFile = glob.matches(path)
        #expect(!isFile || glob.matches(path, isFolder: true), "seed \(seed)")
        #expect(!isFile || path.hasSuffix("/") || glob.matches(path + "/b"), "seed \(seed): \(pattern) \(path)")
      } catch {
        #expect(error.description.contains("malformed"), "seed \(seed)")
      }
    }
  }

  @Test func agreesWithASlowMatcherOnRandomPatterns() throws {
    for seed in UInt64(0)..<3000 {
      var random = SeededGenerator(seed: seed)
      let parts = (0...random.pick([0, 1, 2])).map { _ in String(random.several(1...3, of: Array("ab?*"))) }
      let path = (0...random.pick([0, 1, 2, 3])).map { _ in String(random.several(1...3, of: Array("ab"))) }
      let glob = try Glob("/" + parts.joined(separator: "/"))
      let expected = (1...path.count).contains { slowMatch(parts[...], path.prefix($0)) }
      #expect(glob.matches(path.joined(separator: "/")) == expected, "seed \(seed): \(parts) \(path)")
    }
  }

  /// Matches part by part, with going back: right by its simplicity.
  private func slowMatch(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first.count > 1, first.allSatisfy({ $0 == "*" }) {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return !path.isEmpty }
      return path.indices.contains { slowMatch(rest, path[$0...]) }
    }
    guard let name = path.first, slowMatch(first[...], name[...]) else { return false }
    return slowMatch(pattern.dropFirst(), path.dropFirst())
  }

  private func slowMatch(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return slowMatch(pattern.dropFirst(), name) || (!name.isEmpty && slowMatch(pattern, name.dropFirst()))
    }
    guard let character = name.first, first == "?" || first == character else { return false }
    return slowMatch(pattern.dropFirst(), name.dropFirst())
  }
}
