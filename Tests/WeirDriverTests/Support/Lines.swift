import Foundation

@testable import WeirDriver

/// Lines as if they came through a pipe.
func linesFromPipe(_ text: String) -> LineSource { LineSource(terminal: nil, lines: plainLines(Array(text.utf8))) }

/// Bytes as if they came through a pipe, which ends behind them.
func plainLines(_ bytes: [UInt8]) -> PlainLines {
  let pipe = Pipe()
  let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
  // What does not fit into the pipe has to wait for its reader.
  DispatchQueue.global().async {
    pipe.fileHandleForWriting.write(Data(bytes))
    try? pipe.fileHandleForWriting.close()
  }
  return PlainLines(descriptor)
}

/// What a program has written.
final class Written {
  var out = ""
  var error = ""

  var console: Console { console(hasColor: false) }

  func console(hasColor: Bool) -> Console {
    Console(out: { self.out += $0 }, error: { self.error += $0 }, hasColor: hasColor)
  }
}
