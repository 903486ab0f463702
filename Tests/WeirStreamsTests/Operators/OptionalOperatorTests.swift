import Testing
import WeirStreams
import WeirTesting

@Suite struct OptionalOperatorTests {
  private func numbers(_ source: Observable<String>) -> Observable<Int?> { source.map { Int($0) } }

  @Test func optionals() throws {
    try expect("-1-x-2-|", becomes: "-1---2-|") { numbers($0).filterNil() }
    try expect("-1-x-2-|", becomes: "-1---2-|") { numbers($0).unwrap() }
    try expect("-1-x-|", becomes: "-a---|", ["a": "Optional(1)"]) { numbers($0).filterNilKeepOptional() }
    try expect("-1-x-2-|", becomes: "-1-0-2-|") { numbers($0).replaceNilWith(0) }
    try expect("-1-x-2-|", becomes: "-1-#", error: RxOptionalError.foundNilWhileUnwrappingOptional(Int?.self)) {
      numbers($0).errorOnNil()
    }
    try expect("-1-x-2-|", becomes: "-1-#") { numbers($0).errorOnNil(MarbleFailure()) }
    try expect("-1-x---2-|", becomes: "-1-(89)2-|") { numbers($0).catchOnNil { .of(8, 9) } }
    try expect("-1-x-2-|", becomes: "-1-#") { numbers($0).catchOnNil { throw MarbleFailure() } }
  }

  @Test func collections() throws {
    func lists(_ source: Observable<String>) -> Observable<[String]> { source.map { $0 == "x" ? [] : [$0] } }
    let values: [Character: String] = ["a": #"["1"]"#, "z": #"["0"]"#]
    try expect("-1-x-1-|", becomes: "-a---a-|", values) { lists($0).filterEmpty() }
    try expect("-1-x-1-|", becomes: "-a-#", values, error: RxOptionalError.emptyOccupiable([String].self)) {
      lists($0).errorOnEmpty()
    }
    try expect("-1-x-1-|", becomes: "-a-z-a-|", values) { lists($0).catchOnEmpty { .just(["0"]) } }
    #expect("a".isNotEmpty && ![Int]().isNotEmpty && !Set<Int>().isNotEmpty && ["a": 1].isNotEmpty)
  }

  @Test func errorsSayWhatWasMissing() {
    #expect("\(RxOptionalError.emptyOccupiable(String.self))" == "Empty occupiable of type <String>")
    #expect(
      "\(RxOptionalError.foundNilWhileUnwrappingOptional(Int?.self))"
        == "Found nil while trying to unwrap type <Optional<Int>>")
  }
}
