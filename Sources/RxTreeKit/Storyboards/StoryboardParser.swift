/// Parses storyboards as Interface Builder writes them.
struct StoryboardParser {
  private var scanner: TagScanner
  private var storyboard = Storyboard()
  private var scene = StoryboardScene()
  private var object: String?
  private var identifier: String?
  private var isInDocument = false

  /// Parses a whole file; linear time.
  static func parse(_ bytes: [UInt8]) -> Result<Storyboard, TagScanner.Failure> {
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      return .failure(TagScanner.Failure(reason: "this byte is not UTF-8", offset: offset))
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var parser = StoryboardParser(scanner: TagScanner(bytes))
      do throws(TagScanner.Failure) {
        return .success(try parser.parseFile())
      } catch {
        return .failure(error)
      }
    }
  }

  private init(scanner: TagScanner) { self.scanner = scanner }

  private mutating func parseFile() throws(TagScanner.Failure) -> Storyboard {
    while let tag = try scanner.next() {
      if tag != .end { try take() } else if scanner.isNamed("scene") { finishScene() }
    }
    finishScene()
    guard isInDocument else { throw TagScanner.Failure(reason: "it holds no document", offset: 0) }
    return storyboard
  }

  /// Takes the tag with which an element begins.
  private mutating func take() throws(TagScanner.Failure) {
    if !isInDocument {
      guard scanner.isNamed("document") else { throw scanner.failure("it holds no document") }
      isInDocument = true
      storyboard.initial = scanner.attribute("initialViewController")
    } else if scanner.isNamed("scene") {
      finishScene()
    } else if scanner.isNamed("segue") {
      takeSegue()
    } else if scanner.hasAttribute("sceneMemberID", "viewController") {
      takeController()
    }
  }

  private mutating func takeController() {
    // Interface Builder writes one controller a scene.
    if object != nil { finishScene() }
    object = scanner.attribute("id")
    if scanner.isNamed("viewControllerPlaceholder") {
      scene.reference = StoryboardScene.Reference(
        storyboard: scanner.attribute("storyboardName"), identifier: scanner.attribute("referencedIdentifier"))
    } else {
      scene.className = scanner.attribute("customClass")
      identifier = scanner.attribute("storyboardIdentifier")
    }
  }

  private mutating func takeSegue() {
    guard let destination = scanner.attribute("destination") else { return }
    if let identifier = scanner.attribute("identifier") {
      scene.segues[identifier, default: []].append(destination)
    } else if scanner.hasAttribute("relationship", "rootViewController") {
      scene.root = destination
    }
  }

  /// Segues may lie beside the controller, so that a scene is known when it ends.
  private mutating func finishScene() {
    if let object { storyboard.add(scene, object: object, identifier: identifier) }
    scene = StoryboardScene()
    object = nil
    identifier = nil
  }
}
