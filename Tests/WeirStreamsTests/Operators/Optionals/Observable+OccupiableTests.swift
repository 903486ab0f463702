import Testing
import WeirStreams
import WeirTesting

@Suite struct ObservableOccupiableTests {
  private let values: [Character: String] = ["a": #"["1"]"#, "z": #"["0"]"#]

  private func lists(_ source: Observable<String>) -> Observable<[String]> { source.map { $0 == "x" ? [] : [$0] } }

  @Test func filterEmpty() throws {
    try expect("-1-x-1-|", becomes: "-a---a-|", values, subscription: "^------!") { lists($0).filterEmpty() }
    try expect("-x-#", becomes: "---#") { lists($0).filterEmpty() }
    #expect(Observable.of("", "a").filterEmpty().sentAtOnce() == ["a", "completed", "disposed"])
    #expect(Observable.of([1: 1], [:]).filterEmpty().sentAtOnce() == ["[1: 1]", "completed", "disposed"])
  }

  @Test func errorOnEmpty() throws {
    let empty = RxOptionalError.emptyOccupiable([String].self)
    try expect("-1-x-1-|", becomes: "-a-#", values, error: empty, subscription: "^--!") { lists($0).errorOnEmpty() }
    try expect("-1-x-1-|", becomes: "-a-#", values) { lists($0).errorOnEmpty(MarbleFailure()) }
    try expect("-1-1-|", becomes: "-a-a-|", values) { lists($0).errorOnEmpty() }
  }

  @Test func catchOnEmpty() throws {
    try expect("-1-x-1-|", becomes: "-a-z-a-|", values, subscription: "^------!") {
      lists($0).catchOnEmpty { .just(["0"]) }
    }
    try expect("-1-x-1-|", becomes: "-a-#", values) { lists($0).catchOnEmpty { throw MarbleFailure() } }
  }
}

@Suite struct OccupiableTests {
  @Test func collections() {
    #expect("a".isNotEmpty && !"".isNotEmpty)
    #expect("ab".dropFirst().isNotEmpty && !"a".dropFirst().isNotEmpty)
    #expect([1].isNotEmpty && ![Int]().isNotEmpty)
    #expect([1, 2][1...].isNotEmpty && ![1][1...].isNotEmpty)
    #expect(["a": 1].isNotEmpty && ![String: Int]().isNotEmpty)
    #expect(Set([1]).isNotEmpty && !Set<Int>().isNotEmpty)
  }
}

@Suite struct RxOptionalErrorTests {
  @Test func saysWhatWasMissing() {
    #expect("\(RxOptionalError.emptyOccupiable(String.self))" == "Empty occupiable of type <String>")
    #expect(
      "\(RxOptionalError.foundNilWhileUnwrappingOptional(Int?.self))"
        == "Found nil while trying to unwrap type <Optional<Int>>")
  }
}
