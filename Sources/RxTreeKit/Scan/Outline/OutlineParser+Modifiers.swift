extension OutlineParser {
  /// How many attributes and modifiers a declaration may have; more are taken for a statement.
  private static let modifierLimit = 50

  /// The index behind the attributes and modifiers that start at an index.
  func skipModifiers(from start: Int) -> Int {
    var index = start
    for _ in 0..<Self.modifierLimit {
      if kind(index) == .at {
        index = skipAttribute(from: index, allowsBlank: true)
      } else if let next = skipConditionalAttributes(at: index) {
        index = next
      } else if let next = skipModifier(at: index) {
        index = next
      } else {
        break
      }
    }
    return index
  }

  /// The index behind `#if … #endif` that holds nothing but attributes, which belong to the declaration behind it.
  func skipConditionalAttributes(at index: Int) -> Int? {
    let directive = token(index)
    guard directive.kind == .poundIf, directive.partner > index else { return nil }
    var next = skipCondition(of: index)
    guard kind(next) == .at else { return nil }
    for _ in 0..<Self.modifierLimit where kind(next) == .at { next = skipAttribute(from: next, allowsBlank: true) }
    switch kind(next) {
    case .poundElseif, .poundElse, .poundEndif: return Int(directive.partner) + 1
    default: return nil
    }
  }

  /// The index behind an attribute; a blank before its arguments is allowed only where nothing else starts with `(`.
  func skipAttribute(from start: Int, allowsBlank: Bool = false) -> Int {
    var index = start + 1
    guard kind(index) == .identifier else { return index }
    index += 1
    while true {
      if kind(index) == .period, kind(index + 1) == .identifier {
        index += 2
      } else if isSign(index, "<"), let end = skipAngles(from: index) {
        index = end
      } else {
        break
      }
    }
    let hasBlank = Int(token(index).start) > end(before: index)
    if kind(index) == .openParenthesis, allowsBlank ? !token(index).startsLine : !hasBlank { index = after(index) }
    return index
  }

  private func skipModifier(at index: Int) -> Int? {
    guard let keyword = keyword(index), keyword.isModifier else { return nil }
    var next = index + 1
    if keyword.takesArgument, kind(next) == .openParenthesis {
      guard isModifierArgument(next + 1) else { return nil }
      next = after(next)
    }
    guard kind(next) == .identifier || kind(next) == .at || kind(next) == .pound else { return nil }
    let following = self.keyword(next)
    switch keyword {
    case .class, .async: return following?.followsClassModifier == true && kind(next + 1) != .openBrace ? next : nil
    case .as, .is, .in: return nil
    default: return following == .as || following == .is || following == .in ? nil : next
    }
  }

  /// Whether a word in parentheses is the argument of a modifier, and not that of a call.
  private func isModifierArgument(_ index: Int) -> Bool {
    guard kind(index) == .identifier, kind(index + 1) == .closeParenthesis else { return false }
    return ["set", "safe", "unsafe", "nonsending"].contains(name(index))
  }

  /// Whether a keyword starts a declaration where it stands.
  func startsDeclaration(_ keyword: Keyword, at index: Int) -> Bool {
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .func, .`init`, .deinit, .var, .let, .subscript, .typealias,
      .associatedtype, .case, .import, .operator, .precedencegroup:
      return true
    case .actor, .macro: return kind(index + 1) == .identifier
    default: return false
    }
  }

  /// Whether a declaration starts at an index.
  func startsDeclaration(at index: Int) -> Bool {
    let introducer = skipModifiers(from: index)
    guard let keyword = keyword(introducer) else { return false }
    return keyword != .`init` && keyword != .case && startsDeclaration(keyword, at: introducer)
  }
}

extension Keyword {
  /// Whether it can stand before a declaration.
  fileprivate var isModifier: Bool {
    switch self {
    case .class, .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override, .mutating,
      .nonmutating, .lazy, .weak, .unowned, .dynamic, .required, .convenience, .optional, .indirect, .prefix, .postfix,
      .infix, .distributed, .isolated, .nonisolated, .borrowing, .consuming, .oldConsuming, .async, .sending:
      true
    default: false
    }
  }

  /// Whether it can have an argument as a modifier: `private(set)`.
  fileprivate var takesArgument: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .unowned, .nonisolated: true
    default: false
    }
  }

  /// Whether `class` before it is a modifier, and not the start of a class.
  fileprivate var followsClassModifier: Bool {
    switch self {
    case .func, .var, .let, .subscript, .`init`, .typealias: true
    case .class, .async: false
    default: isModifier
    }
  }
}
