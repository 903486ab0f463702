/// Writes a form as the body of a request (RFC 7578).
struct MultipartEncoder: Sendable {
  private let form: MultipartFormData
  private let boundary: String

  /// - Throws: `ParameterFault` where the form cannot be sent.
  init(_ form: MultipartFormData, _ method: HTTPMethod) throws {
    boundary = form.boundary ?? "weir-\(UUID().uuidString)"
    self.form = form
    guard method.supportsMultipart else {
      throw ParameterFault(name: "method", reason: "\(method.rawValue) cannot have a form; POST, PUT and PATCH can")
    }
    if form.parts.isEmpty { throw ParameterFault(name: "parts", reason: "the form has no parts") }
    let isPlain = boundary.unicodeScalars.allSatisfy { $0.isUnreserved || "'()+,/:=?".unicodeScalars.contains($0) }
    guard isPlain, (1...70).contains(boundary.utf8.count) else {
      throw ParameterFault(name: "boundary", reason: "\"\(boundary)\" is no boundary (RFC 2046, 5.1.1)")
    }
    for part in form.parts where part.mimeType?.contains(where: \.isNewline) == true {
      throw ParameterFault(name: part.name, reason: "its type has a line break")
    }
  }

  var contentType: String { "multipart/form-data; boundary=\"\(boundary)\"" }

  /// The whole body, if all of it is in memory.
  var bodyInMemory: Data? {
    var body = Data()
    for part in form.parts {
      guard case .data(let data) = part.provider else { return nil }
      body += head(of: part) + data + Data("\r\n".utf8)
    }
    return body + end
  }

  /// Writes the whole body to a file of its own.
  /// - Throws: `FileFault`, or `ParameterFault` where a stream is shorter or longer than it was said to be.
  func writeFile() throws -> BodyFile {
    let file = BodyFile(
      form.fileManager.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).form"), isTemporary: true)
    let output = try BodyWriter(file.url)
    for part in form.parts {
      try output.write(head(of: part))
      try write(part, to: output)
      try output.write(Data("\r\n".utf8))
    }
    try output.write(end)
    try output.close()
    return file
  }

  private var end: Data { Data("--\(boundary)--\r\n".utf8) }

  private func write(_ part: MultipartFormBodyPart, to output: BodyWriter) throws {
    switch part.provider {
    case .data(let data):
      try output.write(data)
    case .file(let file):
      guard let input = InputStream(url: file), form.fileManager.isReadableFile(atPath: file.path) else {
        throw FileFault(file: file.path, reason: "cannot be read")
      }
      _ = try output.copy(input, name: part.name)
    case .stream(let input, let length):
      let count = try output.copy(input, name: part.name)
      guard count == length else {
        throw ParameterFault(name: part.name, reason: "the stream has \(count) bytes and not \(length)")
      }
    }
  }

  private func head(of part: MultipartFormBodyPart) -> Data {
    var file: URL?
    if case .file(let url) = part.provider { file = url }
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(part.name))\""
    if let name = part.fileName ?? file?.lastPathComponent { head += "; filename=\"\(Self.quoted(name))\"" }
    let type = part.mimeType ?? file.map { MimeType.of($0.pathExtension) }
    if let type { head += "\r\nContent-Type: \(type)" }
    return Data((head + "\r\n\r\n").utf8)
  }

  /// What would end the name, or the line, is escaped as browsers do.
  private static func quoted(_ name: String) -> String {
    name.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }
}
