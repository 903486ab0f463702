#if !canImport(UIKit)
  import Synchronization
  import WeirReporting

  /// Goes through an app by taking every way from every screen, the shortest ways first.
  ///
  /// Each way is gone from the start in a fresh app, so that it does not depend on those before.
  ///
  ///     let found = try await Explorer(limit: 200, inputs: ["Name": "ada"]).explore { ShopApp().makeDriver() }
  ///     #expect(found.problems.isEmpty)
  ///
  /// On the main actor. The order is the same for the same seed. The faults are those that are reported by the task that
  /// explores and by the tasks that it starts, so that others may run meanwhile.
  @MainActor
  public struct Explorer {
    /// How many ways are tried at most.
    public var limit: Int
    /// What is typed into fields, by their names, before anything is tapped on a screen.
    public var inputs: [String: String]
    /// What is not tapped, by name.
    public var avoided: Set<String>
    /// How many rows of a list are tapped.
    public var rowsOfAList = 2
    /// What decides in which order the ways from a screen are tried; in reading order where it is nil.
    public var seed: UInt64?

    /// Makes an explorer.
    public init(limit: Int, inputs: [String: String] = [:], avoiding avoided: Set<String> = [], seed: UInt64? = nil) {
      self.limit = limit
      self.inputs = inputs
      self.avoided = avoided
      self.seed = seed
    }

    /// Explores an app.
    /// - Parameter makeDriver: Starts the app anew; called once for each way.
    /// - Throws: What `makeDriver` throws.
    public func explore(_ makeDriver: () async throws -> AppDriver) async throws -> Exploration {
      var (found, seen) = (Exploration(), Set<[String]>())
      var waiting: [[Command]] = [[]]
      var next = 0
      var generator = Order(state: seed ?? 0)
      while next < waiting.count {
        guard found.tries < limit else {
          found.isComplete = false
          break
        }
        let path = waiting[next]
        next += 1
        found.tries += 1
        guard let driver = try await follow(path, makeDriver, &found) else { continue }
        guard seen.insert(Self.shape(of: driver.outline)).inserted else { continue }
        found.visits.append(Exploration.Visit(path: path, outline: driver.outline))
        var ways = self.ways(from: driver)
        if seed != nil { ways.shuffle(using: &generator) }
        waiting += ways.map { path + $0 }
      }
      return found
    }

    /// Goes a way in a fresh app; nil where it cannot be gone to its end.
    private func follow(
      _ path: [Command], _ makeDriver: () async throws -> AppDriver, _ found: inout Exploration
    ) async throws -> AppDriver? {
      let faults = FaultList()
      defer { found.problems += faults.all.map { Exploration.Problem(path: path, message: $0) } }
      return try await WeirDiagnostics.$handlerOfTask.withValue({ faults.add("\($0)") }) {
        let driver = try await makeDriver()
        do throws(DriverError) {
          try await driver.settle()
          for command in path { try await driver.perform(command) }
          return driver
        } catch {
          found.problems.append(Exploration.Problem(path: path, message: error.message))
          return nil
        }
      }
    }

    /// What an outline consists of, without what its elements hold.
    private static func shape(of outline: Outline) -> [String] {
      func lines(_ element: OutlineElement, _ depth: Int) -> [String] {
        let states = element.states.contains(.disabled) ? " disabled" : ""
        return ["\(depth) \(element.role.rawValue) \(element.name ?? "")\(states)"]
          + element.children.flatMap { lines($0, depth + 1) }
      }
      return outline.elements.flatMap { lines($0, 0) }
    }

    // MARK: Ways

    /// What a person can do on a screen: first of all fill its fields in.
    private func ways(from driver: AppDriver) -> [[Command]] {
      let elements = driver.finder.elements
      let fields = elements.filter(\.takesText).compactMap { element -> Command? in
        guard let name = element.names.first(where: { inputs[$0] != nil }), let text = inputs[name] else { return nil }
        return element.outline.value == text ? nil : .type(text, into: ElementName(exactly: name))
      }
      var ways: [[Command]] = fields.isEmpty ? [] : [fields]
      var rows = 0
      for (index, element) in elements.enumerated() where element.takesTaps && !element.takesText {
        if element.outline.states.contains(.disabled) || element.names.contains(where: avoided.contains) { continue }
        if element.outline.role == .row { rows += 1 }
        if element.outline.role == .row, rows > rowsOfAList { continue }
        if let command = Self.tap(element, at: index, of: elements) { ways.append([command]) }
      }
      if elements.contains(where: { $0.outline.role == .sheet }) { ways.append([.swipe(.down, nil)]) }
      return ways
    }

    /// A command that taps just this element.
    private static func tap(_ element: ScreenElement, at index: Int, of elements: [ScreenElement]) -> Command? {
      let role = element.outline.role
      if role == .backButton { return .back }
      if role == .row, let number = element.outline.number {
        return .tap(ElementName(exactly: "\(number)", role: .row))
      }
      guard let name = element.outline.name else { return nil }
      let same = elements.indices.filter { elements[$0].outline.role == role && elements[$0].names.contains(name) }
      guard let place = same.firstIndex(of: index) else { return nil }
      return .tap(ElementName(exactly: name, ordinal: same.count > 1 ? place + 1 : nil, role: role))
    }
  }

  /// Faults that come from any thread.
  private final class FaultList: Sendable {
    private let faults = Mutex<[String]>([])

    var all: [String] { faults.withLock { $0 } }

    func add(_ fault: String) { faults.withLock { $0.append(fault) } }
  }

  /// Random numbers that are the same for the same seed (SplitMix64).
  private struct Order: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
#endif
