/// The names that a block of statements sees, and what they are so far.
final class Scope {
  private var values: [String: Value] = [:]
  private var functions: [String: FunctionFacts] = [:]
  private let parent: Scope?
  /// Whether the block may be skipped, so that an assignment in it adds to what a name was before.
  private let isConditional: Bool

  init(parent: Scope? = nil, isConditional: Bool = false) {
    self.parent = parent
    self.isConditional = isConditional
  }

  /// What a name is, or nil if nothing around declares it.
  func value(of name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  func declare(_ name: String, _ value: Value) { values[name] = value }

  /// A local function.
  func function(named name: String) -> FunctionFacts? {
    var scope: Scope? = self
    while let current = scope {
      if let function = current.functions[name] { return function }
      scope = current.parent
    }
    return nil
  }

  func declare(_ function: FunctionFacts) { functions[function.name] = function }

  /// Gives a declared name a new value; false if nothing declares it.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    var mayBeSkipped = false
    while let current = scope {
      if let old = current.values[name] {
        current.values[name] = mayBeSkipped ? .oneOf([old, value]) : value
        return true
      }
      mayBeSkipped = mayBeSkipped || current.isConditional
      scope = current.parent
    }
    return false
  }
}
