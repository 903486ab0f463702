import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct StoryboardParserTests {
  private func parse(_ text: String) throws -> Storyboard { try StoryboardParser.parse(Array(text.utf8)).get() }

  private func failure(_ bytes: [UInt8]) -> TagScanner.Failure? {
    if case .failure(let failure) = StoryboardParser.parse(bytes) { failure } else { nil }
  }

  private func failure(_ text: String) -> TagScanner.Failure? { failure(Array(text.utf8)) }

  @Test func readsControllersOfAllKinds() throws {
    var text = StoryboardText()
    text.initial = "1"
    let elements = [
      "viewController", "tableViewController", "collectionViewController", "tabBarController", "pageViewController",
      "splitViewController", "navigationController", "glkViewController", "avPlayerViewController",
    ]
    for (index, element) in elements.enumerated() {
      text.scene("\(index)", element, identifier: "i\(index)", className: "C\(index)")
    }
    let storyboard = try parse(text.text)
    #expect(storyboard.initial == "1")
    #expect(
      storyboard.scenes
        == Dictionary(
          uniqueKeysWithValues: elements.indices.map {
            ("\($0)", StoryboardScene(className: "C\($0)"))
          }))
    #expect(elements.indices.allSatisfy { storyboard.objects(identifier: "i\($0)") == ["\($0)"] })
    #expect(storyboard.objects(identifier: nil) == ["1"])
    #expect(storyboard.objects(identifier: "none") == [])
  }

  @Test func readsRootsReferencesAndSegues() throws {
    var text = StoryboardText()
    text.navigation("n", root: "a")
    text.scene(
      "a", className: "A", more: StoryboardText.segue("next", to: "b") + StoryboardText.segue("next", to: "c"),
      beside:
        "<tapGestureRecognizer id=\"t\"><connections>\(StoryboardText.segue("tap", to: "n"))</connections></tapGestureRecognizer>"
    )
    text.reference("b", storyboard: "Other", identifier: "x")
    text.reference("c")
    let scenes = try parse(text.text).scenes
    #expect(scenes["n"] == StoryboardScene(root: "a"))
    #expect(scenes["a"] == StoryboardScene(className: "A", segues: ["next": ["b", "c"], "tap": ["n"]]))
    #expect(scenes["b"] == StoryboardScene(reference: .init(storyboard: "Other", identifier: "x")))
    #expect(scenes["c"] == StoryboardScene(reference: .init(storyboard: nil, identifier: nil)))
  }

  @Test func seguesBeforeTheirControllerAreItsOwn() throws {
    let text = """
      <document><scene><objects>\(StoryboardText.segue("s", to: "b"))
      <viewController id="a" sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene></document>
      """
    #expect(try parse(text).scenes == ["a": StoryboardScene(segues: ["s": ["b"]]), "b": StoryboardScene()])
  }

  @Test func viewsAndSeguesWithoutAGoalAreNoScenes() throws {
    let text = """
      <document><scenes><scene><objects>
      <viewController id="a" customClass="A" sceneMemberID="viewController">
        <view customClass="Fancy" id="v"/><segue kind="show" identifier="s" id="x"/><segue destination="b" kind="show"/>
      </viewController>
      <customObject customClass="Helper" id="h"/><exit id="e" sceneMemberID="exit"/>
      </objects></scene></scenes></document>
      """
    #expect(try parse(text).scenes == ["a": StoryboardScene(className: "A")])
  }

  @Test func takesStrangeButReadableFiles() throws {
    let scene =
      #"<scene><objects><viewController sceneMemberID="viewController" id="a" customClass="A"/></objects></scene>"#
    let expected = ["a": StoryboardScene(className: "A")]
    for text in [
      "<document>\(scene)</document>", "\n<?xml version='1.0'?><document>\(scene)</document>",
      "\u{FEFF}<document>\(scene)</document>\n", "<document>\(scene)</document><!-- -->",
      "<document>\r\n\(scene)\r\n</document>",
      "<document>\(scene.replacing("scene>", with: "area>"))</document>",
    ] {
      #expect(try parse(text).scenes == expected, "\(text)")
    }
  }

  @Test func emptyNamesAreNone() throws {
    let text = """
      <document initialViewController=""><scene>
      <viewController id="a" customClass="" storyboardIdentifier="" sceneMemberID="viewController"/>
      </scene><scene><viewController id="" sceneMemberID="viewController"/></scene></document>
      """
    let storyboard = try parse(text)
    #expect(storyboard.initial == nil)
    #expect(storyboard.scenes == ["a": StoryboardScene()])
    #expect(storyboard.objects(identifier: "") == [])
  }

  @Test func theFirstOfTwoObjectsWithOneIdentifierCounts() throws {
    var text = StoryboardText()
    text.scene("a", identifier: "x", className: "A")
    text.scene("a", identifier: "x", className: "B")
    let storyboard = try parse(text.text)
    #expect(storyboard.scenes["a"]?.className == "A")
    #expect(storyboard.objects(identifier: "x") == ["a"])
  }

  @Test func decodesNames() throws {
    var text = StoryboardText()
    text.scene("a", identifier: "Sign In &amp; &#85;p", className: "Größe")
    let storyboard = try parse(text.text)
    #expect(storyboard.objects(identifier: "Sign In & Up") == ["a"])
    #expect(storyboard.objects(rSwiftName: "signInUp") == ["a"])
    #expect(storyboard.scenes["a"]?.className == "Größe")
  }

  @Test func saysWhyAFileIsNoStoryboard() {
    #expect(failure("") == .init(reason: "it holds no document", offset: 0))
    #expect(failure("hello") == .init(reason: "it holds no document", offset: 0))
    #expect(failure("<?xml version='1.0'?><html></html>") == .init(reason: "it holds no document", offset: 21))
    #expect(failure("<document>\n<<<<<<< HEAD\n") == .init(reason: "a tag is malformed", offset: 11))
    #expect(failure("<document><scenes>") == .init(reason: "it ends inside of an element", offset: 18))
    #expect(failure([0x3C, 0x61, 0xFF]) == .init(reason: "this byte is not UTF-8", offset: 2))
    #expect(failure([0xFF, 0xFE, 0x3C, 0x00]) == .init(reason: "this byte is not UTF-8", offset: 0))
  }

  @Test func noCutOffFileIsTaken() {
    var text = StoryboardText()
    text.navigation("n", root: "a")
    text.scene("a", identifier: "x", className: "A")
    let bytes = Array(text.text.utf8)
    for count in 0..<bytes.count - 2 {
      #expect(failure(Array(bytes.prefix(count))) != nil, "\(count) bytes")
    }
    #expect(failure(bytes) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func survivesDamage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var text = StoryboardText()
    text.initial = "n"
    text.navigation("n", root: "a")
    text.scene("a", identifier: "x", className: "A", more: StoryboardText.segue("s", to: "n"))
    var bytes = Array(text.text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...9, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(start..<min(end, bytes.count - 1))
      default: bytes.insert(contentsOf: Array(bytes[start..<end]), at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    if let failure = failure(bytes) { #expect((0...bytes.count).contains(failure.offset), "seed \(seed)") }
  }
}
