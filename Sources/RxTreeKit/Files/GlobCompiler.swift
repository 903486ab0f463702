/// Compiles a glob's text.
struct GlobCompiler {
  /// What is wrong with a glob, and where.
  struct Failure: Error {
    let reason: String
  }

  /// What was compiled so far.
  private(set) var program: [GlobInstruction] = []
  /// Whether the pattern ends in `/`.
  private(set) var matchesFoldersOnly = false
  private let characters: [Character]
  private var end: Int
  private var position = 0
  private var depth = 0
  /// Whether what comes next begins a part of the path.
  private var isAtPartStart = true

  private static let longestPattern = 4096
  private static let deepestNesting = 32

  /// Compiles a pattern as a whole.
  static func compile(_ pattern: String) throws(Failure) -> GlobCompiler {
    var compiler = GlobCompiler(characters: GlobText.characters(of: pattern))
    try compiler.compile()
    return compiler
  }

  private init(characters: [Character]) {
    self.characters = characters
    end = characters.count
  }

  private mutating func compile() throws(Failure) {
    guard end <= Self.longestPattern else {
      throw Failure(reason: "it is longer than \(Self.longestPattern) characters")
    }
    let isAnchored = try trimEnds()
    if !isAnchored { emitAnyParts() }
    try compileSequence()
    guard position == end else { throw failure("'\(characters[position])'", at: position, "closes nothing") }
    program.append(.accept)
  }

  /// Skips what only says where the glob begins and what it matches; tells whether it is anchored.
  private mutating func trimEnds() throws(Failure) -> Bool {
    while end > 0, characters[end - 1] == "/", !isEscaped(end - 1) {
      end -= 1
      matchesFoldersOnly = true
    }
    var isAnchored = false
    while position < end, characters[position] == "/" || (characters[position] == "." && peek(1) == "/") {
      isAnchored = true
      position += 1
    }
    guard position < end else { throw Failure(reason: "it names nothing") }
    for part in characters[position..<end].split(separator: "/") where part.allSatisfy({ $0 == "." }) && part.count < 3
    {
      throw failure("'\(String(part))'", at: part.startIndex, "cannot be a part of it")
    }
    return isAnchored || characters[position..<end].contains("/")
  }

  private func isEscaped(_ index: Int) -> Bool {
    let backslashes = characters[..<index].reversed().prefix { $0 == "\\" }
    return backslashes.count % 2 == 1
  }

  private func peek(_ distance: Int) -> Character? {
    position + distance < end ? characters[position + distance] : nil
  }

  private func failure(_ what: String, at index: Int, _ problem: String) -> Failure {
    Failure(reason: "\(what) at character \(index + 1) \(problem)")
  }
}

extension GlobCompiler {
  /// Compiles up to the end, or up to what ends an alternative.
  private mutating func compileSequence() throws(Failure) {
    while let character = peek(0) {
      switch character {
      case "*": compileStars()
      case "?": take(.anyButSlash)
      case "[": try compileSet()
      case "{": try compileAlternatives()
      case "}": return
      case "," where depth > 0: return
      case "/": compileSlash()
      case "\\": try compileEscape()
      default: take(.character(character))
      }
    }
  }

  private mutating func take(_ instruction: GlobInstruction) {
    program.append(instruction)
    position += 1
    isAtPartStart = false
  }

  private mutating func compileSlash() {
    if !isAtPartStart { program.append(.character("/")) }
    position += 1
    isAtPartStart = true
  }

  private mutating func compileEscape() throws(Failure) {
    guard let escaped = peek(1) else { throw failure("'\\'", at: position, "escapes nothing") }
    position += 1
    take(.character(escaped))
  }

  /// `**/` is any number of parts, `**` at the end of a part anything, and other stars anything but `/`.
  private mutating func compileStars() {
    let start = position
    while peek(0) == "*" { position += 1 }
    guard position - start > 1, isAtPartStart else { return emitLoop(.anyButSlash) }
    switch peek(0) {
    case "/":
      position += 1
      emitAnyParts()
    case nil, "}", ",": emitLoop(.any)
    default: emitLoop(.anyButSlash)
    }
  }

  private mutating func emitLoop(_ instruction: GlobInstruction) {
    let start = program.count
    program += [.split(start + 1, start + 3), instruction, .jump(start)]
    isAtPartStart = false
  }

  /// Any number of whole parts, each with its `/`.
  private mutating func emitAnyParts() {
    let start = program.count
    program.append(.split(start + 1, start + 5))
    emitLoop(.any)
    program.append(.character("/"))
    isAtPartStart = true
  }
}

extension GlobCompiler {
  private mutating func compileAlternatives() throws(Failure) {
    let opening = position
    let startsPart = isAtPartStart
    guard depth < Self.deepestNesting else { throw failure("'{'", at: opening, "is nested too deeply") }
    depth += 1
    var exits: [Int] = []
    repeat {
      position += 1
      isAtPartStart = startsPart
      let branch = program.count
      program.append(.jump(branch + 1))
      try compileSequence()
      exits.append(program.count)
      program.append(.jump(program.count + 1))
      if peek(0) == "," { program[branch] = .split(branch + 1, program.count) }
    } while peek(0) == ","
    guard peek(0) == "}" else { throw failure("'{'", at: opening, "is not closed") }
    position += 1
    depth -= 1
    for exit in exits { program[exit] = .jump(program.count) }
    isAtPartStart = false
  }

  private mutating func compileSet() throws(Failure) {
    let opening = position
    var set = GlobSet()
    position += 1
    if peek(0) == "!" || peek(0) == "^" {
      set.isNegated = true
      position += 1
    }
    while let character = peek(0), character != "]" || set.ranges.isEmpty {
      set.ranges.append(try compileRange(from: character))
    }
    guard peek(0) == "]" else { throw failure("'['", at: opening, "is not closed") }
    take(.set(set))
  }

  private mutating func compileRange(from first: Character) throws(Failure) -> ClosedRange<Character> {
    let start = position
    guard first != "/" else { throw failure("'/'", at: start, "cannot be in a set") }
    var lower = first
    if first == "\\", let escaped = peek(1) {
      lower = escaped
      position += 1
    }
    position += 1
    guard peek(0) == "-", let upper = peek(1), upper != "]" else { return lower...lower }
    position += 2
    guard lower <= upper else { throw failure("the range '\(lower)-\(upper)'", at: start, "is empty") }
    return lower...upper
  }
}
