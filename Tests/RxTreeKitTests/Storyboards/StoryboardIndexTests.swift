import Foundation
import Testing

@testable import RxTreeKit

@Suite struct StoryboardIndexTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private var index: StoryboardIndex { StoryboardIndex.find(directories: [folder.path]) }

  private func write(_ name: String, _ fill: (inout StoryboardText) -> Void) throws {
    var text = StoryboardText()
    fill(&text)
    try folder.write(name, text)
  }

  @Test func givesClassesByIdentifier() throws {
    try write("App/Base.lproj/Main.storyboard") { text in
      text.initial = "a"
      text.scene("a", className: "HomeVC")
      text.scene("b", "tableViewController", identifier: "Login VC", className: "LoginVC")
      text.scene("c", identifier: "plain")
    }
    try write("App/Other.storyboard") { $0.scene("a", identifier: "Login VC", className: "OtherVC") }
    let index = index
    #expect(index.screenClass(storyboard: "Main", identifier: nil) == "HomeVC")
    #expect(index.screenClass(storyboard: "Main", identifier: "Login VC") == "LoginVC")
    #expect(index.screenClass(storyboard: "Other", identifier: "Login VC") == "OtherVC")
    #expect(index.screenClass(storyboard: "Other", identifier: nil) == nil)
    #expect(index.screenClass(storyboard: "Main", identifier: "plain") == nil)
    #expect(index.screenClass(storyboard: "Main", identifier: "b") == nil)
    #expect(index.screenClass(storyboard: "main", identifier: nil) == nil)
    #expect(index.screenClass(storyboard: "Main.storyboard", identifier: nil) == nil)
    #expect(index.diagnostics == [])
  }

  @Test func aPlainContainerGivesItsRoot() throws {
    try write("Main.storyboard") { text in
      text.initial = "n"
      text.navigation("n", root: "m")
      text.navigation("m", root: "a")
      text.scene("a", className: "HomeVC")
      text.navigation("o", root: "a", identifier: "own", className: "OwnNavigation")
      text.navigation("p", root: "gone", identifier: "broken")
      text.navigation("q", root: "q", identifier: "loop")
      text.scene("t", "tabBarController", identifier: "tabs")
    }
    let index = index
    #expect(index.screenClass(storyboard: "Main", identifier: nil) == "HomeVC")
    #expect(index.screenClass(storyboard: "Main", identifier: "own") == "OwnNavigation")
    for identifier in ["broken", "loop", "tabs"] {
      #expect(index.screenClass(storyboard: "Main", identifier: identifier) == nil, "\(identifier)")
    }
  }

  @Test func followsReferencesToOtherStoryboards() throws {
    try write("Main.storyboard") { text in
      text.navigation("n", root: "r", identifier: "start")
      text.reference("r", storyboard: "Other")
      text.scene(
        "a", className: "HomeVC", more: StoryboardText.segue("go", to: "s") + StoryboardText.segue("in", to: "i"))
      text.reference("s", storyboard: "Other", identifier: "detail")
      text.reference("i", identifier: "start")
      text.navigation("l", root: "x", identifier: "loop")
      text.reference("x", storyboard: "Other", identifier: "back")
      text.navigation("g", root: "y", identifier: "gone")
      text.reference("y", storyboard: "Gone")
    }
    try write("Sub/Other.storyboard") { text in
      text.initial = "n"
      text.navigation("n", root: "a")
      text.scene("a", className: "OtherVC")
      text.scene("b", identifier: "detail", className: "DetailVC")
      text.navigation("c", root: "z", identifier: "back")
      text.reference("z", storyboard: "Main", identifier: "loop")
    }
    let index = index
    #expect(index.screenClass(storyboard: "Main", identifier: "start") == "OtherVC")
    #expect(index.segueDestination(screenClass: "HomeVC", segueIdentifier: "go") == "DetailVC")
    #expect(index.segueDestination(screenClass: "HomeVC", segueIdentifier: "in") == "OtherVC")
    #expect(index.screenClass(storyboard: "Main", identifier: "loop") == nil)
    #expect(index.screenClass(storyboard: "Main", identifier: "gone") == nil)
  }

  @Test func knowsTheNamesThatRSwiftGives() throws {
    try write("Set API Key/SetApiKey.storyboard") { text in
      text.initial = "a"
      text.scene("a", identifier: "SetApiKeyViewController", className: "SetApiKeyViewController")
      text.scene("b", identifier: "URLBar", className: "BarVC")
      text.scene("c", identifier: "default", className: "DefaultVC")
    }
    try write("default.storyboard") { $0.scene("a", identifier: "InitialViewController", className: "OwnVC") }
    let index = index
    func ask(_ storyboard: String, _ identifier: String) -> String? {
      index.screenClass(rSwiftStoryboard: storyboard, identifier: identifier)
    }
    #expect(ask("setApiKey", "setApiKeyViewController") == "SetApiKeyViewController")
    #expect(ask("setApiKey", "initialViewController") == "SetApiKeyViewController")
    #expect(ask("setApiKey", "instantiateInitialViewController") == "SetApiKeyViewController")
    #expect(ask("setApiKey", "urlBar") == "BarVC")
    #expect(ask("setApiKey", "uRLBar") == "BarVC")
    #expect(ask("setApiKey", "`default`") == "DefaultVC")
    #expect(ask("`default`", "initialViewController") == "OwnVC")
    #expect(ask("`default`", "instantiateInitialViewController") == nil)
    #expect(ask("SetApiKey", "urlBar") == nil)
    #expect(ask("setApiKey", "URLBar") == nil)
  }

  @Test func givesWhereSeguesLead() throws {
    try write("Main.storyboard") { text in
      let unwind = StoryboardText.segue("close", to: "exit", kind: "unwind")
      text.scene("a", className: "HomeVC", more: StoryboardText.segue("next", to: "n") + unwind)
      text.navigation("n", root: "b")
      text.scene("b", className: "DetailVC", beside: StoryboardText.segue("next", to: "a"))
      text.scene("c", more: StoryboardText.segue("hidden", to: "a"))
      text.scene("d", className: "HomeVC", more: StoryboardText.segue("more", to: "b"))
    }
    let index = index
    #expect(index.segueDestination(screenClass: "HomeVC", segueIdentifier: "next") == "DetailVC")
    #expect(index.segueDestination(screenClass: "DetailVC", segueIdentifier: "next") == "HomeVC")
    #expect(index.segueDestination(screenClass: "HomeVC", segueIdentifier: "more") == "DetailVC")
    #expect(index.segueDestination(screenClass: "HomeVC", segueIdentifier: "close") == nil)
    #expect(index.segueDestination(screenClass: "HomeVC", segueIdentifier: "hidden") == nil)
    #expect(index.segueDestination(screenClass: "None", segueIdentifier: "next") == nil)
  }
}

extension StoryboardIndexTests {
  @Test func translationsAgree() throws {
    for language in ["Base", "de", "ja"] {
      try write("\(language).lproj/Main.storyboard") { text in
        text.initial = "a"
        text.scene("a", identifier: "x", className: language == "ja" ? nil : "HomeVC")
      }
    }
    let index = index
    #expect(index.screenClass(storyboard: "Main", identifier: nil) == "HomeVC")
    #expect(index.screenClass(rSwiftStoryboard: "main", identifier: "x") == "HomeVC")
    #expect(index.diagnostics == [])
  }

  @Test func storyboardsThatDisagreeGiveNothing() throws {
    for (name, className) in ["A/Main": "NewVC", "Old/Main": "OldVC", "Sub/MAIN": "CapitalVC"] {
      try write(name + ".storyboard") { text in
        text.scene("a", identifier: "x", className: className, more: StoryboardText.segue("go", to: "b"))
        text.scene("b", identifier: "y", className: "SameVC")
      }
    }
    let index = index
    #expect(index.screenClass(storyboard: "Main", identifier: "y") == "SameVC")
    #expect(index.diagnostics == [])
    for _ in 0..<2 { #expect(index.screenClass(storyboard: "Main", identifier: "x") == nil) }
    let message =
      "The class of the scene 'x' of 'Main' is not known, as storyboards disagree: "
      + "NewVC in A/Main.storyboard, OldVC in Old/Main.storyboard. Exclude what is not meant."
    let place = SourcePlace(file: "A/Main.storyboard", line: 1, column: 1)
    #expect(index.diagnostics == [Diagnostic(.warning, at: place, message)])
    let narrow = StoryboardIndex.find(directories: [folder.path], exclude: ["Old"])
    #expect(narrow.screenClass(storyboard: "Main", identifier: "x") == "NewVC")
  }

  @Test func namesWhatStoryboardsDisagreeAbout() throws {
    for (name, className) in ["a": "OneVC", "b": "TwoVC"] {
      try write("\(name).lproj/Main.storyboard") { text in
        text.initial = "i"
        text.scene("i", identifier: "x", className: className)
        text.scene("h", className: "HomeVC", more: StoryboardText.segue("go", to: "i"))
      }
    }
    let index = index
    #expect(index.screenClass(storyboard: "Main", identifier: nil) == nil)
    #expect(index.screenClass(rSwiftStoryboard: "main", identifier: "initialViewController") == nil)
    #expect(index.screenClass(rSwiftStoryboard: "main", identifier: "x") == nil)
    #expect(index.segueDestination(screenClass: "HomeVC", segueIdentifier: "go") == nil)
    let tail =
      " is not known, as storyboards disagree: OneVC in a.lproj/Main.storyboard, TwoVC in b.lproj/Main.storyboard."
    #expect(
      index.diagnostics.map(\.message)
        == [
          "The class of the first scene of 'Main'", "The class of the first scene of 'main'",
          "The class of the scene 'x' of 'main'", "The class of what the segue 'go' of 'HomeVC' leads to",
        ].map { $0 + tail + " Exclude what is not meant." })
  }

  @Test func namesOnlySomeOfManyThatDisagree() throws {
    for letter in ["a", "b", "c", "d", "e"] {
      try write("\(letter)/Main.storyboard") { $0.scene("i", identifier: "x", className: "C\(letter)") }
    }
    let index = index
    #expect(index.screenClass(storyboard: "Main", identifier: "x") == nil)
    let names = ["a", "b", "c"].map { "C\($0) in \($0)/Main.storyboard" }.joined(separator: ", ") + ", and 2 more"
    #expect(index.diagnostics.map { $0.message.contains(": \(names). ") } == [true])
  }

  @Test func tellsWhatIsWrongOnceSomeoneAsks() throws {
    try folder.write("Bad.storyboard", "<document>\n  <scenes>\n <<<<<<< HEAD\n")
    try folder.write(
      "Bomb.storyboard", "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"b\">]><document x=\"&a;\"/>")
    try folder.write("Empty.storyboard")
    try folder.write("Large.storyboard", bytes: [UInt8](repeating: 0x20, count: 16 << 20 + 1))
    try folder.write("Latin.storyboard", bytes: Array("<document>\n".utf8) + [0xE9])
    try write("Good.storyboard") { $0.scene("a", identifier: "x", className: "GoodVC") }
    let index = index
    #expect(index.diagnostics == [])
    #expect(index.screenClass(storyboard: "Good", identifier: "x") == "GoodVC")
    let start = "warning: This storyboard is not taken into account: "
    #expect(
      index.diagnostics.map(\.description) == [
        "Bad.storyboard:3:2: \(start)a tag is malformed.",
        "Bomb.storyboard:2:1: \(start)it declares its own kind of document, which Interface Builder never does.",
        "Empty.storyboard:1:1: \(start)it holds no document.",
        "Large.storyboard:1:1: \(start)it is larger than 16 MB.",
        "Latin.storyboard:2:1: \(start)this byte is not UTF-8.",
      ])
  }

  @Test func readsWhenSomeoneFirstAsks() throws {
    let index = index
    try write("Main.storyboard") { $0.scene("a", identifier: "x", className: "LateVC") }
    #expect(index.screenClass(storyboard: "Main", identifier: "x") == "LateVC")
    try write("Main.storyboard") { $0.scene("a", identifier: "x", className: "LaterVC") }
    #expect(index.screenClass(storyboard: "Main", identifier: "x") == "LateVC")
  }

  @Test func severalDirectoriesAreNamedInPlaces() throws {
    try folder.write("App/Main.storyboard", "x")
    try folder.write("Lib/Main.storyboard", "x")
    let directories = ["App", "Lib"].map(folder.at)
    let index = StoryboardIndex.find(directories: directories)
    #expect(index.screenClass(storyboard: "Main", identifier: nil) == nil)
    #expect(index.diagnostics.map { $0.place?.file } == directories.map { $0 + "/Main.storyboard" })
  }

  @Test func nothingIsFoundInNothing() {
    let index = StoryboardIndex.find(directories: [folder.at("gone"), ""])
    #expect(index.screenClass(storyboard: "Main", identifier: nil) == nil)
    #expect(index.segueDestination(screenClass: "", segueIdentifier: "") == nil)
    #expect(index.screenClass(rSwiftStoryboard: "", identifier: "") == nil)
    #expect(index.diagnostics == [])
  }

  @Test func manyReferencesInACircleAreFollowedOnce() throws {
    try write("Main.storyboard") { text in
      for number in 0..<1000 { text.reference("r\(number)", storyboard: "Main", identifier: "n\((number + 1) % 1000)") }
      for number in 0..<1000 { text.navigation("n\(number)", root: "r\(number)", identifier: "n\(number)") }
    }
    #expect(index.screenClass(storyboard: "Main", identifier: "n0") == nil)
  }

  @Test func canBeAskedFromSeveralThreads() async throws {
    try write("Main.storyboard") { $0.scene("a", identifier: "x", className: "HomeVC") }
    let index = index
    let answers = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<20 { group.addTask { index.screenClass(storyboard: "Main", identifier: "x") } }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(answers == ["HomeVC"])
  }
}
