import Foundation
import Testing
import WeirNavigation
import WeirState
import WeirTesting
import WeirUI

@testable import WeirDriver

/// What the guide "WeirDriver" shows: its script is run from the guide itself, and its Swift is here, line by line.
@MainActor @Suite struct GuideTests {
  private static let guideFile = "Sources/WeirDriver/WeirDriver.docc/WeirDriver.md"

  private func guideText(_ path: String = guideFile) throws -> String {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func guide(_ path: String = guideFile) throws -> [(language: String, lines: [String])] {
    var blocks: [(language: String, lines: [String])] = []
    var isInside = false
    for line in try guideText(path).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append((String(line.dropFirst(3)), [])) }
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  @Test func theSwiftOfTheGuideIsTheSwiftOfThisFile() throws {
    let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let readme = try guide("README.md").filter { $0.lines.contains { $0.contains("AppDriver") } }
    let snippets = try guide().filter { $0.language == "swift" } + readme
    #expect(snippets.count == 7)
    for snippet in snippets {
      // A test bundle cannot have a main of its own.
      let wanted = snippet.lines.map {
        $0.replacingOccurrences(of: "@main ", with: "").trimmingCharacters(in: .whitespaces)
      }
      let isThere = own.indices.contains { own[$0...].starts(with: wanted) }
      #expect(isThere, "\(snippet.lines.joined(separator: "\n"))")
    }
  }

  @Test func inATest() async throws {
    let shop = ShopApp()
    let window = shop.window
    let driver = AppDriver(window: window)
    try await driver.type("ada", into: "Name")
    try await driver.type("secret", into: "Password")
    try await driver.tap("button Sign in")
    try driver.expect("Things", is: .selected)
    try await driver.choose("Thing 3")
    try driver.expect(
      screen: """
        navigation bar "Thing 3"
          back button "Things"
        …
        tab bar
          tab "Things" (selected)
          tab "Settings"
        """)
    try await driver.back()
    try driver.expect("Sort")
  }

  @Test func theScriptOfTheGuideHolds() async throws {
    let scripts = try guide().filter { $0.language == "weir" }
    #expect(scripts.count == 1)
    for script in scripts {
      try await ShopApp().makeDriver().run(Script(script.lines.joined(separator: "\n"), file: "WeirDriver.md"))
    }
  }

  @Test func theOutlineOfTheGuideIsTheOneOfTheApp() async throws {
    let driver = ShopApp().makeDriver()
    try await driver.settle()
    let outlines = try guide().filter { $0.language.isEmpty && $0.lines.first?.hasPrefix("navigation bar") == true }
    #expect(outlines.map(\.lines) == [driver.outline.lines])
  }

  @Test func theAmbiguityOfTheGuideIsWhatIsSaid() async throws {
    let driver = try await driver(showing: button("Edit", y: 100), button("Edit", y: 150))
    var error = try #require(await #expect(throws: DriverError.self) { try await driver.tap("Edit") })
    error.location = nil
    let shown = try guide().filter { $0.lines.first?.contains("is ambiguous") == true }
    #expect(shown.map { $0.lines.joined(separator: "\n") } == ["\(error)"])
  }

  @Test func theTableOfTheGuideHasAllCommands() throws {
    let text = try guideText()
    for page in CommandPage.all {
      #expect(text.contains("| `\(page.name)") || text.contains(", `\(page.name)"), "\(page.name)")
    }
  }

  @Test func whatTheAppOffers() async throws {
    let store = Store(initialState: 0, reducer: Counting())
    let (history, coordinator, links, host) = (History(store), FlowCoordinator(), DeepLinks(), HeadlessHost())
    host.show(UIViewController())
    var app = AppUnderDriver(name: "shop")
    app.use(history: history)
    app.use(flowCoordinator: coordinator)
    app.use(links: links)
    app.save = { "nothing to keep" }
    let driver = AppDriver(host: host, app: app)
    #expect(try await driver.perform(.save) == "nothing to keep")
    #expect(try driver.tree() == "")
  }

  private struct Counting: Reducer {
    func handleAction(_ action: any Action, state: Int) -> Int { state + 1 }
  }

  @Test func exploring() async throws {
    let explorer = Explorer(limit: 400, inputs: ["Name": "ada", "Password": "secret"])
    let found = try await explorer.explore { ShopApp().makeDriver() }
    #expect(found.isComplete && found.visits.count > 5)
  }

  @Test func comingToRest() async throws {
    let (clock, requests) = (VirtualClock(), 0)
    let driver = try await driver(showing: label("a", y: 100))
    driver.settling.advance = { await clock.advance(by: .milliseconds(100)) }
    driver.settling.isBusy = { requests > 0 }
    try await driver.settle()
    #expect(clock.now.offset >= .milliseconds(100))
  }
}

/// The program of the guide; nothing calls it here.
private enum Guide {
  @MainActor struct Shop {
    static func main() async {
      let program = DriverCommandLine(name: "shop", version: "1.0")
      exit(await program.run { ShopApp().makeDriver() })
    }
  }

  @MainActor static func runWithAnOption() async {
    let state = DriverOption("--state", value: "FILE", "keep the state in FILE")
    let program = DriverCommandLine(name: "shop", version: "1.0", options: [state])
    let code = await program.run { given in ShopApp(file: given[state]).makeDriver() }
    exit(code)
  }
}
