/// A request and how it ended, as a line of a recording.
struct RecordedExchange: Codable, Equatable, Sendable {
  struct Request: Codable, Hashable, Sendable {
    let method: String
    let url: String
    let body: RecordedBody?
  }

  struct Response: Codable, Equatable, Sendable {
    let status: Int
    let headers: [String: String]
    let body: RecordedBody
  }

  struct Failure: Codable, Equatable, Sendable {
    let domain: String
    let code: Int
    let text: String
  }

  let request: Request
  let response: Response?
  let failure: Failure?
}

/// A body: as text, if it is one, so that people can read it.
enum RecordedBody: Codable, Hashable, Sendable {
  case text(String)
  case base64(Data)

  init(_ data: Data) {
    self = String(bytes: data, encoding: .utf8).map { .text($0) } ?? .base64(data)
  }

  var data: Data {
    switch self {
    case .text(let text): Data(text.utf8)
    case .base64(let data): data
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else {
      self = .base64(try container.decode(Data.self, forKey: .base64))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text): try container.encode(text, forKey: .text)
    case .base64(let data): try container.encode(data, forKey: .base64)
    }
  }

  private enum Key: CodingKey {
    case text, base64
  }
}
