/// All storyboards of some directories.
struct StoryboardLibrary {
  /// Where to look for a class.
  enum Target: Hashable {
    case named(String, identifier: String?)
    case scene(storyboard: Int, identifier: String?)
    case object(storyboard: Int, String)
  }

  /// What was wrong with storyboards, and where they disagree about what was asked for.
  private(set) var diagnostics: Set<Diagnostic>
  private var storyboards: [Storyboard] = []
  private var files: [StoryboardFinder.File] = []
  private var byName: [String: [Int]] = [:]
  private var byRSwiftName: [String: [Int]] = [:]
  private var scenesByClass: [String: [(storyboard: Int, object: String)]] = [:]

  private static let largestFile = 16 << 20
  private static let mostNamed = 3

  /// Finds and reads the storyboards; linear in the number of entries and in the size of the storyboards.
  init(directories: [String], exclude: [String]) {
    let finder = StoryboardFinder(directories: directories, exclude: exclude)
    diagnostics = Set(finder.diagnostics)
    for file in finder.files { read(file) }
  }

  /// The one class of the scene with an identifier, or of the initial one.
  mutating func screenClass(storyboard: String, identifier: String?) -> String? {
    onlyClass(at: [.named(storyboard, identifier: identifier)], asked: Self.scene(identifier, of: storyboard))
  }

  /// The one class of the scene that R.swift names so.
  mutating func screenClass(rSwiftStoryboard: String, identifier: String) -> String? {
    let identifier = RSwiftName.unquoted(identifier)
    let named = byRSwiftName[RSwiftName.unquoted(rSwiftStoryboard)] ?? []
    let targets = named.flatMap { index in
      storyboards[index].objects(rSwiftName: identifier).map { Target.object(storyboard: index, $0) }
    }
    if targets.isEmpty && RSwiftName.initialNames.contains(identifier) {
      let initial = named.map { Target.scene(storyboard: $0, identifier: nil) }
      return onlyClass(at: initial, asked: Self.scene(nil, of: rSwiftStoryboard))
    }
    return onlyClass(at: targets, asked: Self.scene(identifier, of: rSwiftStoryboard))
  }

  /// The one class that segues with an identifier lead to, from scenes of a class.
  mutating func segueDestination(from screenClass: String, identifier: String) -> String? {
    let scenes = scenesByClass[screenClass] ?? []
    let targets = scenes.flatMap { index, object in
      (storyboards[index].scenes[object]?.segues[identifier] ?? []).map { Target.object(storyboard: index, $0) }
    }
    return onlyClass(at: targets, asked: "what the segue '\(identifier)' of '\(screenClass)' leads to")
  }

  private static func scene(_ identifier: String?, of storyboard: String) -> String {
    (identifier.map { "the scene '\($0)'" } ?? "the first scene") + " of '\(storyboard)'"
  }

  /// Looks at every target once, so that storyboards that refer to each other do no harm.
  private mutating func onlyClass(at targets: [Target], asked: @autoclosure () -> String) -> String? {
    var places: [String: Int] = [:]
    var pending = targets
    var seen = Set(targets)
    while let target = pending.popLast() {
      if case .object(let index, let object) = target, let name = storyboards[index].scenes[object]?.className {
        places[name] = min(places[name] ?? index, index)
        continue
      }
      pending += next(after: target).filter { seen.insert($0).inserted }
    }
    if places.count > 1 { warn(places, asked()) }
    return places.count == 1 ? places.first?.key : nil
  }

  /// Where a target leads that has no class of its own.
  private func next(after target: Target) -> [Target] {
    switch target {
    case .named(let name, let identifier):
      return (byName[name] ?? []).map { .scene(storyboard: $0, identifier: identifier) }
    case .scene(let index, let identifier):
      return storyboards[index].objects(identifier: identifier).map { .object(storyboard: index, $0) }
    case .object(let index, let object):
      guard let scene = storyboards[index].scenes[object] else { return [] }
      if let root = scene.root { return [.object(storyboard: index, root)] }
      guard let reference = scene.reference else { return [] }
      guard let name = reference.storyboard else {
        return [.scene(storyboard: index, identifier: reference.identifier)]
      }
      return [.named(name, identifier: reference.identifier)]
    }
  }

  private mutating func warn(_ places: [String: Int], _ asked: String) {
    let sorted = places.sorted { ByteOrder.precedes($0.key, $1.key) }
    guard let first = places.values.min() else { return }
    var names = sorted.prefix(Self.mostNamed).map { "\($0.key) in \(files[$0.value].displayPath)" }
    if sorted.count > names.count { names.append("and \(sorted.count - names.count) more") }
    let message =
      "The class of \(asked) is not known, as storyboards disagree: "
      + "\(names.joined(separator: ", ")). Exclude what is not meant."
    diagnostics.insert(Diagnostic(.warning, at: place(files[first], (1, 1)), message))
  }
}

extension StoryboardLibrary {
  private mutating func read(_ file: StoryboardFinder.File) {
    switch FileBytes.read(file.path, atMost: Self.largestFile) {
    case .success(let bytes):
      switch StoryboardParser.parse(bytes) {
      case .success(let storyboard): add(storyboard, file)
      case .failure(let failure):
        var lines = LineTable(bytes)
        ignore(file, lines.position(at: failure.offset), failure.reason)
      }
    case .failure(.notRegular): ignore(file, (1, 1), "it is not a regular file")
    case .failure(.tooLarge): ignore(file, (1, 1), "it is larger than \(Self.largestFile >> 20) MB")
    case .failure(.system(let error)): ignore(file, (1, 1), "it cannot be read: \(error.reason)")
    }
  }

  private mutating func add(_ storyboard: Storyboard, _ file: StoryboardFinder.File) {
    let index = storyboards.count
    storyboards.append(storyboard)
    files.append(file)
    byName[file.name, default: []].append(index)
    for name in RSwiftName.names(of: file.name) { byRSwiftName[name, default: []].append(index) }
    for (object, scene) in storyboard.scenes {
      guard let name = scene.className else { continue }
      scenesByClass[name, default: []].append((index, object))
    }
  }

  private mutating func ignore(_ file: StoryboardFinder.File, _ at: (line: Int, column: Int), _ reason: String) {
    diagnostics.insert(
      Diagnostic(.warning, at: place(file, at), "This storyboard is not taken into account: \(reason)."))
  }

  private func place(_ file: StoryboardFinder.File, _ at: (line: Int, column: Int)) -> SourcePlace {
    SourcePlace(file: file.displayPath, line: at.line, column: at.column)
  }
}
