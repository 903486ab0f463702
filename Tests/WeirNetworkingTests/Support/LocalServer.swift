import Foundation
import Testing
import WeirNetworking

/// A real server on loopback, in a process of its own, one for all tests.
///
/// It ends with the tests.
final class LocalServer: Sendable {
  /// The server; nil where there is no python3.
  static let shared = LocalServer()

  /// The reason why tests against it are skipped.
  static let missing: Comment = "python3 is needed for the local server"

  let port: Int
  private let process: Process
  private let pipes: [Pipe]

  private init?() {
    guard let python = Self.find("python3"),
      let script = Bundle.module.url(forResource: "Resources/server", withExtension: "py")
    else { return nil }
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = python
    process.arguments = [script.path]
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let line = Self.readLine(output.fileHandleForReading.fileDescriptor)
    guard let port = line.split(separator: " ").last.flatMap({ Int($0) }) else { return nil }
    self.port = port
    self.process = process
    pipes = [input, output]
  }

  private static func readLine(_ file: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(file, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 || byte == 10 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }

  /// The URL of the server, by its number or its name, which are two hosts to a client.
  func base(_ host: String = "127.0.0.1") -> String { "http://\(host):\(port)" }

  /// Asks for a path and waits for the answer.
  func ask(_ path: String) async throws -> Response {
    // By connections of its own: those of a session are few, and the requests that are asked about may hold all of them.
    let provider = Provider<API>(requestClosure: patiently, transport: URLSessionTransport())
    return try await provider.request(.custom(.init(base: base(), path: path)))
  }

  private static func find(_ tool: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(tool)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
