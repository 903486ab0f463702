import Foundation
import Repositories
import Weir
import WeirDriver

/// The app in the terminal: a prompt, or scripts.
@main @MainActor struct RepositoriesCommand {
  private static let live = DriverOption("--live", "ask the real service; a token is taken from GITHUB_TOKEN")
  private static let service = DriverOption("--service", value: "URL", "with --live: ask the service at URL")
  private static let answers = DriverOption(
    "--answers", value: "LIST", "what the sample answers in turn: ok, offline, 500, 403, 401, garbage")
  private static let log = DriverOption("--log", value: "LEVEL", "what is said on standard error: debug, info, …")

  static func main() async {
    let program = DriverCommandLine(
      name: "repositories", version: "1.0", about: "Repositories to search, look at and describe.",
      options: [live, service, answers, log])
    exit(await program.run { given in try makeDriver(given) })
  }

  private static func makeDriver(_ given: GivenOptions) throws -> AppDriver {
    let log = Log(level: try logLevel(given)) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    guard given.has(live) else {
      if given[service] != nil { throw DriverUsageError("--service needs --live") }
      return .sample(SampleServer(faults: try faults(given)), log: log)
    }
    if given[answers] != nil { throw DriverUsageError("--answers is for the sample, and not for --live") }
    return .live(server: try server(given), token: ProcessInfo.processInfo.environment["GITHUB_TOKEN"], log: log)
  }

  private static func server(_ given: GivenOptions) throws -> String {
    guard let text = given[service] else { return Source.server }
    guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host?.isEmpty == false,
      url.query == nil, url.fragment == nil, url.port.map({ (1...65_535).contains($0) }) ?? true
    else {
      throw DriverUsageError("--service needs a URL such as https://api.github.com, and \"\(text)\" is none")
    }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  private static func logLevel(_ given: GivenOptions) throws -> LogLevel {
    guard let text = given[log] else { return .error }
    if let level = LogLevel(rawValue: text) { return level }
    let all = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
    throw DriverUsageError("\"\(text)\" is no level of the log; there are \(all)")
  }

  private static func faults(_ given: GivenOptions) throws -> [SampleFault] {
    try (given[answers] ?? "").split(separator: ",").map { word in
      let text = word.trimmingCharacters(in: .whitespaces)
      if let fault = SampleFault(rawValue: text) { return fault }
      let all = SampleFault.allCases.map(\.rawValue).joined(separator: ", ")
      throw DriverUsageError("\"\(text)\" is no answer of the sample; there are \(all)")
    }
  }
}
