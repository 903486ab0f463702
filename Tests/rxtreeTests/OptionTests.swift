import CommandSupport
import Foundation
import Testing

@Suite struct OptionTests {
  static let mistakes: [(arguments: [String], message: String, command: String)] = [
    (["--formt", "json"], "There is no option --formt. Did you mean --format?", "tree"),
    (["--dri=."], "There is no option --dri. Did you mean --dir?", "tree"),
    (["--something-else"], "There is no option --something-else.", "tree"),
    (["-x"], "There is no option -x.", "tree"),
    (["list", "--expand"], "rxtree list has no option --expand; rxtree tree has.", "list"),
    (["--expand", "list"], "rxtree list has no option --expand; rxtree tree has.", "list"),
    (["--dir"], "--dir needs a value: a folder.", "tree"),
    (["--dir", "--strict"], "--dir needs a value: a folder.", "tree"),
    (["--dir="], "--dir cannot be '': it needs a folder.", "tree"),
    (["--from", ""], "--from cannot be '': it needs a GLOB.", "tree"),
    (["--strict=yes"], "--strict takes no value.", "tree"),
    (["--format", "xml"], "--format cannot be 'xml': it needs text, edges, json, mermaid or dot.", "tree"),
    (["who", "A", "--format", "dot"], "--format cannot be 'dot': it needs text or json.", "who"),
    (["--color=blue"], "--color cannot be 'blue': it needs auto, always or never.", "tree"),
    (["--only", "views"], "--only cannot be 'views': it needs flows or screens.", "tree"),
    (["--depth", "deep"], "--depth cannot be 'deep': it needs a whole number from 0 to 1000000.", "tree"),
    (["--max-levels", "-3"], "--max-levels cannot be '-3': it needs a whole number from 0 to 1000000.", "tree"),
    (["--jobs", "0"], "--jobs cannot be '0': it needs a whole number from 1 to 256.", "tree"),
    (
      ["--jobs", "99999999999999999999"],
      "--jobs cannot be '99999999999999999999': it needs a whole number from 1 to 256.", "tree"
    ),
    (["--format", "json", "--format=json"], "--format can be given only once.", "tree"),
    (
      ["--depth", "1", "--maxLevels", "1"],
      "--maxLevels can be given only once (it is also written --max-levels and --depth).", "tree"
    ),
    (["path", "A"], "rxtree path needs A and B.", "path"),
    (["path"], "rxtree path needs A and B.", "path"),
    (["path", "A", "B", "C"], "'C' is one argument too many for rxtree path.", "path"),
    (["who"], "rxtree who needs X.", "who"),
    (["list", "A"], "'A' is one argument too many for rxtree list.", "list"),
    (["tree", ""], "ROOT cannot be empty.", "tree"),
    (["completions"], "rxtree completions needs SHELL.", "completions"),
    (["completions", "tcsh"], "SHELL cannot be 'tcsh': it needs bash, zsh or fish.", "completions"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsExplained(_ mistake: (arguments: [String], message: String, command: String)) async throws {
    let result = try await Rxtree.command(mistake.arguments).result()
    #expect(result.output == "")
    #expect(result.error == "rxtree: error: \(mistake.message)\nSee: rxtree \(mistake.command) --help\n")
    #expect(result.exitCode == 64)
  }

  @Test func twoHyphensEndTheOptions() async throws {
    let app = try SmallApp.shop()
    let named = try await Rxtree.run("-q", "--", "ShopFlow", in: app.folder.path)
    #expect(named.output == SmallApp.shopTree)
    let command = try await Rxtree.run("--", "list", in: app.folder.path)
    #expect(command.error.contains("named 'list'"))
    let option = try await Rxtree.run("--", "--strict", in: app.folder.path)
    #expect(option.error.contains("named '--strict'"))
    #expect([named.exitCode, command.exitCode, option.exitCode] == [0, 1, 1])
  }

  @Test func optionsMayStandAnywhere() async throws {
    let app = try SmallApp.shop()
    let expected = try await Rxtree.run("list", "--format", "json", "--dir", app.folder.path)
    #expect(try await Rxtree.run("--dir", app.folder.path, "list", "--format=json") == expected)
    #expect(try await Rxtree.run("--format=json", "--dir=\(app.folder.path)", "list", "--quiet") == expected)
  }

  @Test func aFlagMayBeRepeated() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("-q", "--quiet", "-q", in: app.folder.path)
    #expect(result == CommandResult(output: SmallApp.shopTree))
  }

  @Test func controlCharactersOfAnOptionAreEscaped() async throws {
    let result = try await Rxtree.run("--\u{1B}[31mred\n")
    #expect(result.error.contains("There is no option --\\u{1B}[31mred\\u{A}."))
    #expect(!result.error.contains("\u{1B}"))
    #expect(result.exitCode == 64)
  }

  @Test(arguments: [["list"], ["who", "CartFlow"], ["path", "ShopFlow", "CartFlow"]])
  func strictLooksAtUnreachableFlows(_ arguments: [String]) async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let plain = try await Rxtree.command(arguments, in: app.folder.path).result()
    #expect(plain.error == "")
    #expect(plain.exitCode == 0)
    let strict = try await Rxtree.command(arguments + ["--strict"], in: app.folder.path).result()
    #expect(strict.output == plain.output)
    #expect(strict.error.contains("note: No root leads to LostFlow.\n"))
    #expect(strict.error.hasSuffix("rxtree: error: --strict: 1 flow that no root leads to.\n"))
    #expect(strict.exitCode == 1)
  }

  @Test func aHomeThatDoesNotExistIsNotMade() async throws {
    let app = try SmallApp.shop()
    let home = app.folder.path + "/home"
    let result = try await Rxtree.run("list", "-q", in: app.folder.path, environment: ["HOME": home])
    #expect(result.exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: home))
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    _ = try await Rxtree.run("list", "-q", in: app.folder.path, environment: ["HOME": home])
    #expect(try !FileManager.default.contentsOfDirectory(atPath: home).isEmpty)
  }
}
