import Foundation
import Testing

@testable import WeirDriver

@MainActor @Suite struct ScriptFileTests {
  @Test func aFileIsReadWithOrWithoutAMark() async throws {
    try await withFile(Array("tap Zoë\n".utf8)) { try #expect(ScriptFile.read($0) == "tap Zoë\n") }
    try await withFile([0xEF, 0xBB, 0xBF] + Array("back".utf8)) { try #expect(ScriptFile.read($0) == "back") }
    try await withFile([]) { try #expect(ScriptFile.read($0) == "") }
  }

  @Test func whatIsNoUTF8IsToldWithItsPlace() async throws {
    let cases: [([UInt8], String)] = [
      (Array("back\ntap é".utf8) + [0xFF] + Array("\n".utf8), ":2:6: error: this is no UTF-8"),
      ([0x80], ":1:1: error: this is no UTF-8"),
      (Array("ab".utf8) + [0xE2, 0x82], ":1:3: error: this is no UTF-8"),
      ([0xED, 0xA0, 0x80], ":1:1: error: this is no UTF-8"),
    ]
    for (bytes, message) in cases {
      try await withFile(bytes) { path in
        let error = #expect(throws: ScriptFile.Failure.self) { try ScriptFile.read(path) }
        #expect(error?.description == path + message)
      }
    }
  }

  @Test func whatIsNotThereOrNoFile() {
    let missing = #expect(throws: ScriptFile.Failure.self) { try ScriptFile.read("/nowhere/a\u{1B}.weir") }
    #expect(missing?.description == "cannot read /nowhere/a\\u{1B}.weir: No such file or directory")
    let folder = #expect(throws: ScriptFile.Failure.self) { try ScriptFile.read("/") }
    #expect(folder?.description == "cannot read /: Is a directory")
  }

  @Test func whatIsHugeOrNeverEndsIsGivenUp() async throws {
    let endless = #expect(throws: ScriptFile.Failure.self) { try ScriptFile.read("/dev/zero") }
    #expect(endless?.description == "/dev/zero is longer than 1048576 bytes, which no script is")
    try await withFile([UInt8](repeating: 10, count: ScriptFile.mostBytes)) {
      try #expect(ScriptFile.read($0).count == ScriptFile.mostBytes)
    }
    try await withFile([UInt8](repeating: 10, count: ScriptFile.mostBytes + 1)) { path in
      _ = #expect(throws: ScriptFile.Failure.self) { try ScriptFile.read(path) }
    }
  }
}
