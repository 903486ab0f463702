/// The words that mean something to the grammar, reserved or not.
enum Keyword: String, CaseIterable, Sendable {
  // Declarations.
  case `class`, actor, `struct`, `enum`, `protocol`, `extension`, `func`, `init`, `deinit`, `var`, `let`, `subscript`
  case `typealias`, `associatedtype`, `case`, `import`, macro, `operator`, `precedencegroup`
  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override, mutating, nonmutating
  case lazy, weak, unowned, dynamic, required, convenience, optional, indirect, prefix, postfix, infix, distributed
  case isolated, nonisolated, borrowing, consuming, oldConsuming = "__consuming", async
  // Types and effects.
  case `inout`, some, any, each, `repeat`, sending, oldOwned = "__owned", oldShared = "__shared", `throws`, `rethrows`,
    reasync, `where`
  // Accessors.
  case get, set, willSet, didSet, read, modify, mutate, yielding, _read, _modify
  // Expressions and statements.
  case `try`, await, unsafe, copy, consume, borrow, `as`, `is`, `in`, `if`, `else`, `switch`, `do`, `catch`, `return`
  case `throw`, `guard`, `for`, `while`, `break`, `continue`, `default`, `defer`, `fallthrough`
  case `true`, `false`, `nil`, `self`, `Self`, `super`, `Any`

  private static let all = Array(allCases)
  private static let table = WordTable(allCases.map(\.rawValue))

  /// The keyword that a word is.
  static func find(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
    table.index(of: word).map { all[$0] }
  }

  /// Whether the language reserves it and an expression can follow it directly.
  var comesBeforeExpression: Bool {
    switch self {
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do, .else, .enum,
      .extension, .fallthrough, .fileprivate, .for, .func, .guard, .if, .import, .in, .`init`, .inout, .internal, .is,
      .let, .operator, .precedencegroup, .private, .protocol, .public, .repeat, .rethrows, .return, .static, .struct,
      .subscript, .switch, .throw, .throws, .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }
}
