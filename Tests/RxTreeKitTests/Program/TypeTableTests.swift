import Testing

@testable import RxTreeKit

@Suite struct TypeTableTests {
  @Test func holdsWhatWasPutIn() {
    var table = TypeTable<String>()
    #expect(table[TypeID(index: 4)] == nil)
    table[TypeID(index: 4)] = "four"
    table[TypeID(index: 0)] = "none"
    #expect(table[TypeID(index: 4)] == "four")
    #expect(table[TypeID(index: 0)] == "none")
    #expect(table[TypeID(index: 3)] == nil)
    #expect(table[TypeID(index: 5)] == nil)
    table[TypeID(index: 4)] = nil
    #expect(table[TypeID(index: 4)] == nil)
  }

  @Test func copiesAreApart() {
    var table = TypeTable<Int>()
    table[TypeID(index: 1)] = 1
    var copy = table
    copy[TypeID(index: 1)] = 2
    #expect(table[TypeID(index: 1)] == 1)
    #expect(copy[TypeID(index: 1)] == 2)
  }
}
