#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines from what is no terminal.
///
/// On the one thread that reads. Bytes that are no UTF-8 come as replacement characters.
final class PlainLines {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// Reads a line, without its end.
  func read() -> LineEditor.Input {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) { return line(end, skipping: 1) }
      searched = buffer.count
      if isAtEnd { return start < buffer.count ? line(buffer.count, skipping: 0) : .end }
      if buffer.count - start > LineEditor.longestLine * 4 { return .tooLong }
      let moved = start
      fill()
      searched -= moved
    }
  }

  private func line(_ end: Int, skipping ending: Int) -> LineEditor.Input {
    var bytes = buffer[start..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    start = end + ending
    return .line(String(decoding: bytes, as: UTF8.self))
  }

  private func fill() {
    buffer.removeFirst(start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &chunk, chunk.count)
      #else
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #endif
      if count < 0, errno == EINTR { continue }
      if count > 0 { buffer += chunk[..<count] } else { isAtEnd = true }
      return
    }
  }
}
