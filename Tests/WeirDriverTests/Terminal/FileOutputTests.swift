#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  @testable import WeirDriver

  @Suite struct FileOutputTests {
    @Test func allIsWrittenThoughAPipeIsFullForAWhile() throws {
      let pipe = Pipe()
      let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
      _ = fcntl(writing.fileDescriptor, F_SETFL, O_NONBLOCK)
      let text = String(repeating: "0123456789", count: 50_000)
      let reader = DispatchQueue(label: "reader")
      reader.async {
        #expect(FileOutput.write(text, to: writing.fileDescriptor) == nil)
        try? writing.close()
      }
      #expect(String(decoding: reading.readDataToEndOfFile(), as: UTF8.self) == text)
      reader.sync {}
    }

    @Test func whatCannotBeWrittenIsTold() {
      #expect(FileOutput.write("text", to: -1) == EBADF)
      #expect(FileOutput.write("", to: -1) == nil)
    }
  }
#endif
