import Testing

@testable import RxTreeKit

@Suite struct ByteClassTests {
  private func of(_ scalar: Unicode.Scalar) -> ByteClass { ByteClass.table[Int(UInt8(ascii: scalar))] }

  @Test func hasAClassForEveryByte() {
    #expect(ByteClass.table.count == 256)
  }

  @Test func identifiersGoOnWithLettersDigitsDollarsAndOtherScripts() {
    let going = (0..<256).filter { ByteClass.table[$0].continuesIdentifier }.map { UInt8($0) }
    let ascii = going.filter { $0 < 0x80 }
    #expect(
      String(decoding: ascii, as: UTF8.self) == "$0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    #expect(going.filter { $0 >= 0x80 }.count == 128)
  }

  @Test func blanksAreNoLineBreaks() {
    #expect(of(" ") == .space)
    #expect(of("\t") == .space)
    #expect(of("\0") == .space)
    #expect(of("\n") == .lineBreak)
    #expect(of("\r") == .lineBreak)
  }

  @Test func signsHaveTheirClasses() {
    for sign in "/=-+!*%<>&|^~?".unicodeScalars { #expect(of(sign) == .operatorSign) }
    for sign in "([{".unicodeScalars { #expect(of(sign) == .opening) }
    for sign in ")]}".unicodeScalars { #expect(of(sign) == .closing) }
    for sign in ",:;@\\".unicodeScalars { #expect(of(sign) == .punctuation) }
    for sign in "\"'".unicodeScalars { #expect(of(sign) == .quote) }
    #expect(of(".") == .period)
    #expect(of("`") == .backtick)
    #expect(of("#") == .pound)
    #expect(of("\u{1}") == .other)
  }
}
