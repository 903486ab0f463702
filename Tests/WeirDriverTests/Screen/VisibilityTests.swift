import Testing
import WeirDriver
import WeirUI

/// What a person cannot see is not in the outline.
@MainActor @Suite struct VisibilityTests {
  @Test func hiddenTransparentAndEmptyViewsAreLeftOut() async throws {
    let (hidden, faint, empty, inHidden, seen) = (
      label("hidden", y: 100), label("faint", y: 130), UILabel(frame: .zero),
      UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 50)), label("seen", y: 300)
    )
    hidden.isHidden = true
    faint.alpha = 0
    empty.text = "empty"
    inHidden.isHidden = true
    inHidden.addSubview(label("in hidden", y: 0))
    let driver = try await driver(showing: hidden, faint, empty, inHidden, seen)
    #expect(driver.outline.text == "text \"seen\"")
  }

  @Test func alphaOfAllAroundCounts() async throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    outer.alpha = 0.05
    let inner = UIView(frame: outer.bounds)
    inner.alpha = 0.1
    inner.addSubview(label("almost", y: 10))
    outer.addSubview(inner)
    outer.addSubview(label("hardly", y: 50))
    let driver = try await driver(showing: outer)
    #expect(driver.outline.text == "text \"hardly\"")
  }

  @Test func whatIsOffTheScreenOrClippedIsLeftOut() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
    box.clipsToBounds = true
    box.addSubview(label("clipped", y: 60))
    box.addSubview(label("inside", y: 10))
    let open = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 50))
    open.addSubview(label("outside but not clipped", y: 60))
    let driver = try await driver(showing: box, open, label("below", y: 2_000))
    #expect(driver.outline.lines == ["text \"inside\"", "text \"outside but not clipped\""])
  }

  @Test func whatIsScrolledAwayIsLeftOutOfAListAndOfAGroup() async throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    list.accessibilityLabel = "List"
    for number in 0..<5 {
      let button = UIButton(frame: CGRect(x: 0, y: CGFloat(number) * 150, width: 100, height: 50))
      button.setTitle("Button \(number)", for: .normal)
      list.addSubview(button)
    }
    list.contentSize = CGSize(width: 300, height: 800)
    list.contentOffset.y = 280
    let driver = try await driver(showing: list)
    #expect(driver.outline.lines == ["group \"List\"", "  button \"Button 2\"", "  button \"Button 3\""])
  }

  @Test func aRowThatIsPartlyScrolledAwayHasItsTextsInTheirOrder() async throws {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let source = TwoLines()
    table.dataSource = source
    table.rowHeight = 100
    let driver = try await driver(showing: table)
    table.contentOffset.y = 60
    try await driver.settle()
    #expect(driver.outline.lines.dropFirst().first == "  row 1 \"above, below\"")
  }

  /// Rows of two texts.
  private final class TwoLines: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      for (text, y) in [("above", 5), ("below", 70)] {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 20))
        label.text = text
        cell.contentView.addSubview(label)
      }
      return cell
    }
  }

  @Test func whatAnOpaqueViewCoversIsLeftOut() async throws {
    let covers = [
      UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 100)),
      UIView(frame: CGRect(x: 0, y: 290, width: 393, height: 100)),
    ]
    covers[0].backgroundColor = .white
    covers[1].backgroundColor = UIColor.black.withAlphaComponent(0.5)
    covers[0].addSubview(label("in front", y: 10))
    let driver = try await driver(showing: label("behind", y: 100), label("dimmed", y: 300), covers[0], covers[1])
    #expect(driver.outline.lines == ["text \"in front\"", "text \"dimmed\""])
  }

  @Test func whatIsPartlyCoveredIsThere() async throws {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    cover.backgroundColor = .white
    let driver = try await driver(showing: label("half", y: 100), cover)
    #expect(driver.outline.lines == ["text \"half\""])
  }

  @Test func backgroundsOfItsOwnDoNotCoverAnElement() async throws {
    let card = UIControl(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    let background = UIView(frame: card.bounds)
    background.backgroundColor = .white
    background.addSubview(label("Title", y: 10))
    card.addSubview(background)
    let driver = try await driver(showing: card)
    #expect(driver.outline.lines == ["control \"Title\""])
  }

  @Test func aWindowInFrontCoversWhatIsBehindAndBothAreNamedWhereBothShow() async throws {
    let driver = try await driver(showing: label("app", y: 400))
    let banner = UIWindow(windowScene: driver.host.windowScene)
    banner.windowLevel = .alert
    banner.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
    banner.rootViewController = UIViewController()
    banner.rootViewController?.view.addSubview(label("banner", y: 10))
    banner.makeKeyAndVisible()
    try await driver.settle()
    #expect(driver.outline.lines == ["window", "  text \"app\"", "window", "  text \"banner\""])
    banner.backgroundColor = .white
    banner.frame = driver.host.windowScene.screen.bounds
    try await driver.settle()
    #expect(driver.outline.lines == ["text \"banner\""])
    banner.isHidden = true
    #expect(driver.outline.lines == ["text \"app\""])
  }

  @Test func whatAccessibilityHidesIsLeftOut() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
    box.addSubview(label("decoration", y: 10))
    box.accessibilityElementsHidden = true
    let driver = try await driver(showing: box, label("text", y: 300))
    #expect(driver.outline.lines == ["text \"text\""])
  }

  @Test func whatIsNotInteractiveIsSeenAllTheSame() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
    box.isUserInteractionEnabled = false
    box.addSubview(button("Locked", y: 0))
    let driver = try await driver(showing: box)
    #expect(driver.outline.lines == ["button \"Locked\""])
    await #expect(throws: DriverError.self) { try await driver.tap("Locked") }
  }

  @Test func duringAHeldTransitionTheScreenIsStillRead() async throws {
    let driver = try await driver(showing: label("first", y: 100))
    driver.host.pace = .held
    let second = UIViewController()
    second.view.addSubview(label("second", y: 100))
    driver.host.windowScene.windows.first?.rootViewController?.present(second, animated: true)
    try await driver.settle()
    #expect(!driver.outline.lines.isEmpty)
    driver.host.transitions.first?.finish()
    try await driver.settle()
    #expect(driver.outline.lines == ["sheet", "  text \"second\""])
  }
}
