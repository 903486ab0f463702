/// Writes a file piece by piece.
final class BodyWriter {
  private let handle: FileHandle

  init(_ file: URL) throws {
    guard FileManager.default.createFile(atPath: file.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: file.path)
    else { throw FileFault(file: file.path, reason: "cannot be written") }
    self.handle = handle
  }

  func write(_ data: Data) throws { try handle.write(contentsOf: data) }

  func close() throws { try handle.close() }

  /// Copies all that a stream has.
  /// - Returns: How many bytes.
  func copy(_ input: InputStream, name: String) throws -> UInt64 {
    input.open()
    defer { input.close() }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var total: UInt64 = 0
    while true {
      let count = input.read(&buffer, maxLength: buffer.count)
      if count < 0 {
        throw ParameterFault(name: name, reason: "\(input.streamError.map { "\($0)" } ?? "cannot be read")")
      }
      if count == 0 { return total }
      try write(Data(buffer[..<count]))
      total += UInt64(count)
    }
  }
}
