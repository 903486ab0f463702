#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files.
enum FileBytes {
  /// Why a file was not read.
  enum Failure: Error, Hashable {
    case notRegular
    case tooLarge
    case system(SystemError)
  }

  /// The bytes of a regular file that holds at most `limit` bytes; a file may grow or shrink meanwhile.
  static func read(_ path: String, atMost limit: Int) -> Result<[UInt8], Failure> {
    // Without O_NONBLOCK, opening a pipe would wait for someone to write to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.system(.last)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.system(.last)) }
    switch SystemCalls.kind(status) {
    case .file: break
    case .folder, .other: return .failure(.notRegular)
    }
    guard status.st_size <= limit else { return .failure(.tooLarge) }
    return readAll(descriptor, expecting: Int(status.st_size), atMost: limit)
  }

  private static func readAll(_ descriptor: Int32, expecting size: Int, atMost limit: Int) -> Result<[UInt8], Failure> {
    do {
      var bytes = try chunk(descriptor, size: size + 1)
      guard bytes.count > size else { return .success(bytes) }
      // The file has grown since it was asked for its size.
      while bytes.count <= limit {
        let more = try chunk(descriptor, size: 1 << 16)
        if more.isEmpty { return .success(bytes) }
        bytes += more
      }
      return .failure(.tooLarge)
    } catch {
      return .failure(.system(error))
    }
  }

  /// Reads until `size` bytes are there or the file ends.
  private static func chunk(_ descriptor: Int32, size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      while count < size {
        let result = systemRead(descriptor, start + count, size - count)
        if result < 0 && errno == EINTR { continue }
        if result < 0 { failure = .last }
        if result <= 0 { return }
        count += result
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

/// The name `read` is taken inside of `FileBytes`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
