import Testing
import WeirStreams
import WeirTesting

@Suite struct ObservableOptionalTests {
  private func numbers(_ source: Observable<String>) -> Observable<Int?> { source.map { Int($0) } }

  @Test func filterNil() throws {
    try expect("-1-x-2-|", becomes: "-1---2-|", subscription: "^------!") { numbers($0).filterNil() }
    try expect("-x-#", becomes: "---#") { numbers($0).filterNil() }
    try expect("-1-x-2-|", becomes: "-1---2-|") { numbers($0).unwrap() }
    try expect("-1-x-|", becomes: "-a---|", ["a": "Optional(1)"]) { numbers($0).filterNilKeepOptional() }
    try expect("-1-2", becomes: "-1", subscription: "^-!", disposed: 2) { numbers($0).filterNil() }
  }

  @Test func replaceNilWith() throws {
    try expect("-1-x-2-|", becomes: "-1-0-2-|", subscription: "^------!") { numbers($0).replaceNilWith(0) }
    try expect("-x-#", becomes: "-0-#") { numbers($0).replaceNilWith(0) }
  }

  @Test func errorOnNil() throws {
    let missing = RxOptionalError.foundNilWhileUnwrappingOptional(Int?.self)
    try expect("-1-x-2-|", becomes: "-1-#", error: missing, subscription: "^--!") { numbers($0).errorOnNil() }
    try expect("-1-x-2-|", becomes: "-1-#", subscription: "^--!") { numbers($0).errorOnNil(MarbleFailure()) }
    try expect("-1-2-|", becomes: "-1-2-|") { numbers($0).errorOnNil() }
    try expect("-1-#", becomes: "-1-#") { numbers($0).errorOnNil(Failure.first) }
  }

  @Test func catchOnNil() throws {
    try expect("-1-x---2-|", becomes: "-1-(89)2-|", subscription: "^--------!") {
      numbers($0).catchOnNil { .of(8, 9) }
    }
    try expect("-1-x-2-|", becomes: "-1-#", subscription: "^--!") { numbers($0).catchOnNil { throw MarbleFailure() } }
    try expect("-1-x-2-|", becomes: "-1-#") { numbers($0).catchOnNil { .error(MarbleFailure()) } }
    try expect("-1-x-2-|", becomes: "-1---2-|") { numbers($0).catchOnNil { .empty() } }
    let asked = Tally()
    let none = Observable<Int?>.of(1, 2).catchOnNil {
      asked.increment()
      return .just(0)
    }
    #expect(none.sentAtOnce() == ["1", "2", "completed", "disposed"] && asked.value == 0)
  }

  @Test func valuesOfOptionals() {
    #expect(Int?.some(1).value == 1 && Int?.none.value == nil)
  }
}
