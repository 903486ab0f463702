import Foundation

/// What a benchmark is asked to do by its arguments.
///
///     NAME               a table of all cases
///     NAME CASE …        a table of these
///     NAME --run CASE N  one case, N times and nothing else, for an instruction counter
public enum BenchmarkArguments<Case> {
  /// A table of these cases.
  case table([Case])
  /// One case, so many times.
  case run(Case, count: Int)

  /// Reads the arguments of the process; where they make no sense it says why and ends with code 64.
  public init(of all: [Case], name: @escaping (Case) -> String) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let find = { (wanted: String) -> Case in
      if let found = all.first(where: { name($0) == wanted }) { return found }
      Self.fail("there is no case '\(wanted)'; there are \(all.map(name).joined(separator: ", "))")
    }
    guard arguments.first == "--run" else {
      self = .table(arguments.isEmpty ? all : arguments.map(find))
      return
    }
    guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else {
      Self.fail("--run wants a case and a number")
    }
    self = .run(find(arguments[1]), count: count)
  }

  private static func fail(_ message: String) -> Never {
    let command = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "benchmark"
    FileHandle.standardError.write(Data("\(command): \(message)\n".utf8))
    exit(64)
  }
}
