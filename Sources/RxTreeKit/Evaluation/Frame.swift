/// The state of evaluating one function.
final class Frame {
  /// The type that `self` is, or nil in a global function.
  let selfType: TypeID?
  /// Whether `self` is the node that is being analysed, and not a helper that it calls.
  let isNode: Bool
  let file: Int
  /// What the function belongs to, where `super` starts from.
  let owner: TypeID?
  var scope: Scope
  /// Where the call stands that is being followed.
  var callOffset: UInt32 = 0
  /// What the call that is being followed hands over as `&x`, in the order of the arguments.
  var handedOver: [Expression] = []
  /// What the functions that may be called have given those so far.
  var handedBack: [Int: Value] = [:]
  /// The steps that lead to the statement at hand.
  var labels: [String] = []
  private(set) var events: [Event] = []
  private var known: Set<Event> = []
  var results: [Value] = []
  /// What properties of `self` are after the assignments so far.
  var current: [String: Value] = [:]
  /// Everything that the function assigns to properties of `self`.
  var assignments: [String: Value] = [:]
  /// How many functions call each other on the way here.
  let depth: Int
  /// The type that the function declares to give back.
  var expected: TypeReference?
  /// What the generic parameters of the function are, as far as its arguments tell.
  var generics: [String: TypeReference] = [:]
  /// The generic parameters of the function of which nothing is known.
  var openGenerics: Set<String> = []
  /// Whether the value of a `return` is an event.
  var reportsResults = false

  /// `self` as a value that another function can be given.
  var selfReference: Value {
    selfType.map { .argument(TypeReference(.project($0))) } ?? .quiet
  }

  init(selfType: TypeID?, isNode: Bool, owner: TypeID?, file: Int, depth: Int, scope: Scope = Scope()) {
    self.selfType = selfType
    self.isNode = isNode
    self.owner = owner
    self.file = file
    self.depth = depth
    self.scope = scope
  }

  /// Notes an event, once: a function that is called twice does nothing new the second time.
  func note(_ event: Event) { if known.insert(event).inserted { events.append(event) } }

  /// Runs a body in a scope of its own.
  func inScope(_ isConditional: Bool = false, _ body: () -> Void) {
    let outer = scope
    scope = Scope(parent: outer, isConditional: isConditional)
    body()
    scope = outer
  }
}

/// What calling a function does and gives.
struct Outcome {
  var value: Value = .unknown
  var events: [Event] = []
  var assignments: [String: Value] = [:]
  /// What the function gives its `inout` parameters, by their number among them.
  var handedBack: [Int: Value] = [:]
}
