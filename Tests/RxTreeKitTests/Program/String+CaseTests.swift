import Testing

@testable import RxTreeKit

@Suite struct StringCaseTests {
  @Test(arguments: ["A", "Zebra", "Über", "Éa", "ΩMega"])
  func upper(_ name: String) { #expect(name.startsInUpperCase) }

  @Test(arguments: ["", "a", "zebra", "über", "_A", "1A", "$0", "日本", "`A`"])
  func others(_ name: String) { #expect(!name.startsInUpperCase) }

  @Test func sameAsTheTablesOfUnicode() {
    for scalar in (0..<0x500).compactMap(Unicode.Scalar.init) {
      let name = String(Character(scalar)) + "x"
      #expect(name.startsInUpperCase == (name.first?.isUppercase == true), "U+\(String(scalar.value, radix: 16))")
    }
  }
}
