import Foundation

/// A terminal of a test's own, for a process that prints little.
package struct Terminal: Sendable {
  /// Why there is no terminal.
  package struct Unavailable: Error {}

  private let master: FileHandle
  /// The end that a process takes for its terminal.
  package let slave: FileHandle

  /// Opens a terminal.
  package init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    guard openpty(&ends.0, &ends.1, nil, nil, nil) == 0 else { throw Unavailable() }
    master = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
    slave = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
  }

  /// Whether the terminal shows what is typed, as a shell wants it.
  package var echoes: Bool {
    var settings = termios()
    return tcgetattr(slave.fileDescriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Waits until a text was printed; gives what was printed until then.
  package func wait(for text: String) -> String {
    var printed = ""
    while !printed.contains(text) {
      let data = master.availableData
      if data.isEmpty { break }
      printed += String(decoding: data, as: UTF8.self)
    }
    return printed
  }

  /// What was printed so far, with the terminal's line ends as plain ones; to be called once the process has ended.
  package func text() throws -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    _ = fcntl(master.fileDescriptor, F_SETFL, O_NONBLOCK)
    while true {
      let count = read(master.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
