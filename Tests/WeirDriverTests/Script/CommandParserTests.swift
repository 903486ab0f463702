import Testing

@testable import WeirDriver

@Suite struct CommandParserTests {
  @Test(arguments: [
    ("tap Sign in", Command.tap("Sign in")), ("tap  Sign   in", .tap("Sign in")),
    ("tap \"Sign in\"", .tap(ElementName(exactly: "Sign in"))),
    ("tap button \"Save\":2", .tap(ElementName(exactly: "Save", ordinal: 2, role: .button))),
    ("tap back button \"Home\"", .tap(ElementName(exactly: "Home", role: .backButton))), ("tap outside", .tapOutside),
    ("tap \"outside\"", .tap(ElementName(exactly: "outside"))), ("type Email \"a\\nb\"", .type("a\nb", into: "Email")),
    ("type \"My notes\" \"\"", .type("", into: ElementName(exactly: "My notes"))), ("clear Email", .clear("Email")),
    ("return", .pressReturn(nil)), ("return Search", .pressReturn("Search")), ("set Volume 0.5", .set("Volume", 0.5)),
    ("increase Copies", .increase("Copies")), ("decrease Copies", .decrease("Copies")),
    ("choose 3", .choose(.number(3, in: nil))),
    ("choose 3 in My friends", .choose(.number(3, in: "My friends"))), ("choose Ada", .choose(.text("Ada"))),
    ("choose \"3\"", .choose(.text(ElementName(exactly: "3")))), ("choose 3 men", .choose(.text("3 men"))),
    ("back", .back),
    ("swipe down", .swipe(.down, nil)), ("swipe back", .swipe(.right, nil)), ("swipe left Card", .swipe(.left, "Card")),
    ("swipe Ada Delete", .swipeRow("Ada", action: "Delete")), ("scroll up", .scroll(.up, nil)),
    ("scroll down List", .scroll(.down, "List")),
    ("refresh", .refresh(nil)), ("tab Settings", .tab("Settings")),
    ("open shop://things/7?x=1#y", .open("shop://things/7?x=1#y")),
    ("route", .route), ("tree", .tree), ("steps", .steps), ("undo", .undo), ("redo", .redo), ("save", .save),
    ("outline", .outline),
    ("help", .help(nil)), ("help tap", .help("tap")), ("quit # now", .quit),
    ("expect Welcome", .expect(.present("Welcome"))),
    ("expect no Error", .expect(.absent("Error"))), ("expect \"no\"", .expect(.present(ElementName(exactly: "no")))),
    ("expect Email = \"a b\"", .expect(.value("Email", "a b"))),
    ("expect switch Wi-Fi = on", .expect(.value("switch Wi-Fi", "on"))),
    ("expect Save is disabled", .expect(.state("Save", .disabled, true))),
    ("expect Save is not disabled", .expect(.state("Save", .disabled, false))),
    ("expect This is it", .expect(.present("This is it"))), ("expect route /a/b", .expect(.route("/a/b"))),
    ("expect screen:", .expect(.screen([]))), ("expect no", .expect(.present("no"))),
    ("expect route", .expect(.present("route"))),
  ])
  func commands(_ line: String, _ command: Command) throws {
    #expect(try CommandParser.parse(line) == command)
  }

  @Test func blankLinesAndCommentsAreNoCommands() throws {
    for line in ["", "   ", "# tap Save", "\t# x"] { #expect(try CommandParser.parse(line) == nil) }
  }

  @Test(arguments: [
    ("tpa Save", 1, "there is no command \"tpa\"; did you mean tap?"),
    ("\"tap\" Save", 1, "there is no command \"tap\""),
    ("tap", 4, "a name is missing; it is written tap NAME or tap ROLE NAME or tap outside"),
    ("back home", 6, "back takes nothing more"), ("type Email ada", 12, "the text has to stand between quotes"),
    ("type \"ada\"", 6, "the name of the field is missing"), ("set Volume loud", 12, "\"loud\" is no number"),
    ("set Volume nan", 12, "\"nan\" is no number"), ("set 0.5", 5, "the name is missing"),
    ("choose 0", 8, "rows are counted from 1"),
    ("choose -1", 8, "rows are counted from 1"), ("swipe sideways", 7, "a direction (up, down, left, right)"),
    ("swipe", 6, "a direction is missing"),
    ("scroll \"down\"", 8, "a direction is expected"), ("tap \"a\" \"b\"", 9, "only one name is expected here"),
    ("tap \"a\" b", 9, "only one name is expected here"),
    ("tap buton \"Save\"", 5, "\"buton\" is no role of an element; did you mean button?"),
    ("open", 5, "a URL is missing"), ("open a b", 8, "only a URL is expected here"),
    ("expect", 7, "what is expected is missing"),
    ("expect = 3", 8, "the name before = is missing"), ("expect a =", 11, "a value is missing"),
    ("expect a = b c", 14, "only a value is expected here"),
    ("expect screen: x", 16, "the outline begins in the next line"),
    ("help tap tab", 10, "only a command is expected here"),
  ])
  func faultsHaveTheirColumnAndSayWhatIsRight(_ line: String, _ column: Int, _ message: String) {
    let error = #expect(throws: SyntaxError.self) { try CommandParser.parse(line) }
    #expect(
      error?.column == column && error?.message.hasPrefix(message) == true,
      "\(error.map { "\($0.column): \($0)" } ?? "")")
  }

  @Test func everyCommandHasAPageAndIsKnownByTheParser() {
    for page in CommandPage.all {
      #expect(page.usages.allSatisfy { $0.hasPrefix(page.name) } && !page.summary.isEmpty)
      do { _ = try CommandParser.parse(page.name) } catch {
        #expect(!error.message.contains("there is no command"), "\(page.name)")
      }
    }
    #expect(CommandPage.overview.split(separator: "\n").count == CommandPage.all.count)
    #expect(CommandPage.named("tap")?.text.contains("NAME:2") == true && CommandPage.named("no") == nil)
  }
}
