#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes new files.
enum FileWriter {
  private static let bufferSize = 1 << 20

  /// Writes the parts, one after another, to a file that must not exist yet; tells whether all of it was written.
  static func write(_ path: String, _ parts: [ArraySlice<UInt8>]) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = writeAll(descriptor, parts)
    return close(descriptor) == 0 && isWritten
  }

  /// Gathers small parts, so that thousands of them take few calls.
  private static func writeAll(_ descriptor: Int32, _ parts: [ArraySlice<UInt8>]) -> Bool {
    var buffer: [UInt8] = []
    buffer.reserveCapacity(bufferSize)
    for part in parts {
      if buffer.count + part.count > bufferSize {
        guard flush(descriptor, buffer[...]) else { return false }
        buffer.removeAll(keepingCapacity: true)
      }
      if part.count < bufferSize {
        buffer += part
      } else if !flush(descriptor, part) {
        return false
      }
    }
    return flush(descriptor, buffer[...])
  }

  private static func flush(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let result = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: bytes[done...]))
        if result < 0 && errno == EINTR { continue }
        guard result > 0 else { return false }
        done += result
      }
      return true
    }
  }
}

/// The name `write` is taken inside of `FileWriter`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
