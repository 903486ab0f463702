/// Follows what functions do with screens, flows and coordinators, without running them.
///
/// An abstract interpretation: every branch is taken, loops run once, what is not known is `unknown`. Calls into the
/// program are followed with the values of their arguments; the outcome of a function is kept for each set of arguments,
/// and a function that calls itself gives nothing the second time, so that evaluation ends. ``budget`` bounds the work
/// for one node.
final class Evaluator {
  /// How often a function may be entered anew, with other arguments, while it runs: `navigate(to:)` may pass a step on.
  static let recursionLimit = 4
  /// How many calls may be nested.
  static let depthLimit = 48
  /// How many expressions are evaluated for one function of a node, with all that it calls, at most.
  static let budget = 60_000

  /// How many things a function may do, with all that it calls.
  static let eventLimit = 600

  let program: Program
  let registry: DependencyRegistry
  let storyboards: StoryboardIndex?
  /// Where the program makes objects; found when first asked for.
  private(set) lazy var constructionSites = ConstructionSites(program: program)
  /// The functions of the node that is being analysed which stand for themselves: what they do without their caller's
  /// help is theirs, not the caller's.
  var standalone: Set<Int> = []
  private var remaining = Evaluator.budget
  /// Whether something of the last node was too large to be followed to the end.
  private(set) var isExhausted = false
  /// What functions of the node at hand give.
  var outcomes: [CallKey: Outcome] = [:]
  /// What functions of helpers give, whichever node calls them.
  var sharedOutcomes: [CallKey: Outcome] = [:]
  /// How often a function that runs already was left out.
  var omissions = 0
  var running: Set<CallKey> = []
  var runningCount: [Int: Int] = [:]
  var propertyValues: [PropertyKey: Value] = [:]
  var runningProperties: Set<PropertyKey> = []

  /// A function with what it is called on and with.
  ///
  /// Its hash is found once: each call is looked up in several tables.
  struct CallKey: Hashable {
    private let hash: Int
    let function: Int
    let selfType: TypeID?
    let isNode: Bool
    let arguments: [Value?]
    let content: [Value.Labelled]

    init(function: Int, selfType: TypeID?, isNode: Bool, arguments: [Value?], content: [Value.Labelled]) {
      self.function = function
      self.selfType = selfType
      self.isNode = isNode
      self.arguments = arguments
      self.content = content
      var hasher = Hasher()
      hasher.combine(function)
      hasher.combine(selfType?.index ?? -1)
      for argument in arguments { argument?.hash(into: &hasher) }
      for element in content { element.value.hash(into: &hasher) }
      hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// A property of a type, as seen from a type that inherits it.
  struct PropertyKey: Hashable {
    let property: Int
    let selfType: TypeID?
  }

  init(program: Program, storyboards: StoryboardIndex? = nil) {
    self.program = program
    self.storyboards = storyboards
    registry = DependencyRegistry(program: program)
  }

  /// Starts the analysis of another node.
  func begin(standalone: Set<Int>) {
    self.standalone = standalone
    isExhausted = false
    remaining = Self.budget
    outcomes = [:]
  }

  /// Starts the analysis of another function of the node.
  func refill() { remaining = Self.budget }

  /// Whether a call may be followed into another function, or the calls nest too deeply for that.
  func mayFollow(from frame: Frame) -> Bool {
    if frame.depth >= Self.depthLimit { isExhausted = true }
    return frame.depth < Self.depthLimit
  }

  /// Whether a function may do another thing: what it does is copied to all that call it.
  func mayNote(in frame: Frame) -> Bool {
    if frame.events.count >= Self.eventLimit { isExhausted = true }
    return frame.events.count < Self.eventLimit
  }

  /// Whether no steps are left for the function at hand.
  var isSpent: Bool { remaining <= 0 }

  /// Takes several steps.
  func spend(_ count: Int) { remaining -= count }

  /// Takes a step, or tells that none are left.
  func spend() -> Bool {
    remaining -= 1
    if remaining <= 0 { isExhausted = true }
    return remaining > 0
  }
}
