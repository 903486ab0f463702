import Foundation

/// A recorded session, read from its file, to be replayed.
public struct Session: Sendable {
  let path: String
  let first: JSONValue
  let lines: [(number: Int, line: SessionLine)]
  /// Whether the last line was not complete, as after a crash; it has been left out.
  public let isTruncated: Bool

  /// How many actions there are.
  public var count: Int { lines.count }

  /// Reads a session.
  /// - Throws: `HistoryFileError`, with the line that is damaged.
  public init(contentsOf file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { throw HistoryFileError.missing(path: file.path) }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw HistoryFileError.inaccessible(file, error)
    }
    path = file.path
    var texts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last line break is a line that was not finished.
    isTruncated = texts.popLast().map { !$0.isEmpty } ?? false
    first = try Session.readHead(texts.first, file.path)
    lines = try texts.enumerated().dropFirst().map { index, text in
      (index + 1, try Session.decode(text, file.path, index + 1))
    }
  }

  private static func readHead(_ text: Data?, _ path: String) throws -> JSONValue {
    guard let text else { throw HistoryFileError.damaged(path: path, line: 1, reason: "it is empty") }
    let head: SessionHead = try decode(text, path, 1)
    guard head.weir == "session" else {
      throw HistoryFileError.damaged(path: path, line: 1, reason: "it does not hold a session")
    }
    guard head.format <= 1 else { throw HistoryFileError.newer(path: path, version: head.format, known: 1) }
    return head.state
  }

  private static func decode<Value: Decodable>(_ text: Data, _ path: String, _ line: Int) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: text)
    } catch {
      throw HistoryFileError.damaged(path: path, line: line, reason: HistoryFileError.words(error))
    }
  }
}
