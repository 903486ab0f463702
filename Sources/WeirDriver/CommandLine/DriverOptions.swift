/// The options of a program that a driver runs.
struct DriverOptions: Equatable {
  /// Why they make no sense.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  enum Color: String, CaseIterable { case auto, always, never }

  var scripts: [String] = []
  var showsHelp = false
  var showsVersion = false
  var echoes = false
  var color = Color.auto
  /// What was given for the program's own options.
  var own = GivenOptions()

  static let names = ["--script", "--echo", "--color", "--help", "--version"]

  /// Reads the arguments behind the name of the program, which has options of its own.
  init(_ arguments: [String], own options: [DriverOption] = []) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, attached) = Self.split(argument)
      switch name {
      case "--script": scripts.append(try Self.value(of: name, attached, &rest, "a file"))
      case "--color": color = try Self.color(Self.value(of: name, attached, &rest, "auto, always or never"))
      case "--echo", "--help", "-h", "--version":
        if attached != nil { throw Failure(description: "\(name) takes no value") }
        if name == "--echo" {
          echoes = true
        } else if name == "--version" {
          showsVersion = true
        } else {
          showsHelp = true
        }
      default:
        guard let option = options.first(where: { $0.name == name }) else {
          throw Self.unknown(argument, Self.names + options.map(\.name))
        }
        try take(option, attached, &rest)
      }
    }
  }

  private mutating func take(
    _ option: DriverOption, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    if let value = option.value {
      own.values[option.name, default: []].append(try Self.value(of: option.name, attached, &rest, value))
    } else {
      if attached != nil { throw Failure(description: "\(option.name) takes no value") }
      own.values[option.name] = []
    }
  }

  private static func split(_ argument: String) -> (String, String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private static func value(
    of name: String, _ attached: String?, _ rest: inout ArraySlice<String>, _ what: String
  ) throws(Failure) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw Failure(description: "\(name) needs \(what)")
    }
    return value
  }

  private static func color(_ text: String) throws(Failure) -> Color {
    if let color = Color(rawValue: text) { return color }
    throw Failure(description: "--color takes auto, always or never, not \(QuotedText.quote(text))")
  }

  private static func unknown(_ argument: String, _ names: [String]) -> Failure {
    guard argument.hasPrefix("-") else {
      return Failure(description: "\(QuotedText.quote(argument)) is not expected; a script is given with --script")
    }
    let nearest = NearestName.nearest(to: argument, in: names).first.map { "; did you mean \($0)?" } ?? ""
    return Failure(description: "there is no option \(QuotedText.quote(argument))\(nearest)")
  }
}
