import WeirReporting

/// Reads the roots of flows one after the other, each as the type that is asked for.
@MainActor
struct RootReader {
  struct Missing: Error {}

  private let flows: [any Flow]
  private var index = 0
  private var isWrong = false
  private var wanted: [String] = []

  init(_ flows: [any Flow]) {
    self.flows = flows
  }

  /// The next root, or nil where there is none of the type.
  mutating func next<Root>(_ type: Root.Type) -> Root? {
    wanted.append("\(type)")
    defer { index += 1 }
    guard index < flows.count, let root = flows[index].root as? Root else {
      isWrong = true
      return nil
    }
    return root
  }

  mutating func required<Root>(_ type: Root.Type) throws -> Root {
    guard let root = next(type) else { throw Missing() }
    return root
  }

  /// Whether each flow was read, and each had the type.
  var isComplete: Bool { !isWrong && index == flows.count }

  func report() {
    let found = flows.map { "\(type(of: $0.root)) of \(type(of: $0))" }.joined(separator: ", ")
    WeirDiagnostics.report(
      "Flows", rule: "the closure of use takes the roots of the flows",
      value: "it takes \(wanted.joined(separator: ", ")), and the roots are \(found)",
      remedy: "give the closure one parameter a flow, of the type of its root")
  }
}
