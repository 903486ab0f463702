#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the text of a script from a file or from standard input.
enum ScriptFile {
  /// Why there is no text.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// No script is that large; what never ends is found out by it.
  static let mostBytes = 1 << 20

  /// Reads all of a file; `-` is standard input.
  static func read(_ path: String) throws(Failure) -> String {
    let name = QuotedText.plain(path == "-" ? "standard input" : path)
    if path == "-" { return try text(of: bytes(0, name), name) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(description: "cannot read \(name): \(reason(errno))") }
    defer { close(descriptor) }
    return try text(of: bytes(descriptor, name), name)
  }

  private static func bytes(_ descriptor: Int32, _ name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = systemRead(descriptor, &chunk)
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(description: "cannot read \(name): \(reason(errno))")
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= mostBytes else {
        throw Failure(description: "\(name) is longer than \(mostBytes) bytes, which no script is")
      }
    }
  }

  private static func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &chunk, chunk.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, &chunk, chunk.count)
    #else
      Darwin.read(descriptor, &chunk, chunk.count)
    #endif
  }

  private static func text(of bytes: [UInt8], _ name: String) throws(Failure) -> String {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let text = String(validating: content, as: UTF8.self) { return text }
    let valid = validCount(content)
    let before = content[..<(content.startIndex + valid)]
    let line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    throw Failure(description: "\(name):\(line):\(column): error: this is no UTF-8")
  }

  /// How many bytes from the start are UTF-8.
  private static func validCount(_ bytes: ArraySlice<UInt8>) -> Int {
    var (low, high) = (0, bytes.count)
    // A prefix is valid if it is cut at the end of a character; up to three bytes may have to be left out.
    func isValid(_ count: Int) -> Bool {
      (0...min(3, count)).contains { String(validating: bytes.prefix(count - $0), as: UTF8.self) != nil }
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if isValid(middle) { low = middle } else { high = middle - 1 }
    }
    while low > 0, String(validating: bytes.prefix(low), as: UTF8.self) == nil { low -= 1 }
    return low
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
