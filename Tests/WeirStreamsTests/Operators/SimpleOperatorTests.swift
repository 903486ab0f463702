import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct SimpleOperatorTests {
  @Test func ignoreElements() throws {
    try expect("-a-b-|", becomes: "-----|", subscription: "^----!") { $0.ignoreElements() }
    try expect("-a-b-#", becomes: "-----#") { $0.ignoreElements() }
  }

  @Test func enumerated() throws {
    try expect("-a-b-|", becomes: "-x-y-|", ["x": "a0", "y": "b1"]) {
      $0.enumerated().map { $0.element + "\($0.index)" }
    }
    let source = Observable.of("a").enumerated().map(\.index)
    #expect(source.sentAtOnce() == source.sentAtOnce())
  }

  @Test func toArray() throws {
    try expect("-a-b-|", becomes: "-----(x|)", ["x": #"["a", "b"]"#]) { $0.toArray() }
    try expect("---|", becomes: "---(x|)", ["x": "[]"]) { $0.toArray() }
    try expect("-a-#", becomes: "---#") { $0.toArray() }
  }

  @Test func keyPath() throws {
    try expect("-a-b-|", becomes: "-1-1-|") { $0.map(\.count) }
  }

  @Test func scan() throws {
    try expect("-a-b-|", becomes: "-x-y-|", ["x": "0a", "y": "0ab"]) { $0.scan("0") { $0 + $1 } }
    try expect("-a-b-|", becomes: "-x-y-|", ["x": "0a", "y": "0ab"]) { $0.scan(into: "0") { $0 += $1 } }
    try expect("-a-b-|", becomes: "-#", subscription: "^!") { $0.scan(0) { _, _ in throw MarbleFailure() } }
  }

  @Test func reduce() throws {
    try expect("-a-b-|", becomes: "-----(x|)", ["x": "0ab"]) { $0.reduce("0") { $0 + $1 } }
    try expect("-a-b-|", becomes: "-----(3|)") { $0.reduce("0", accumulator: { $0 + $1 }, mapResult: \.count) }
    try expect("-a-#", becomes: "---#") { $0.reduce("0") { $0 + $1 } }
    try expect("-a-b-|", becomes: "-#", subscription: "^!") { $0.reduce(0) { _, _ in throw MarbleFailure() } }
    try expect("-a-|", becomes: "---#") {
      $0.reduce(0, accumulator: { count, _ in count }, mapResult: { _ in throw MarbleFailure() })
    }
  }

  @Test func decode() throws {
    struct Name: Codable, Equatable { let name: String }
    let good = Observable.just(Data(#"{"name":"a"}"#.utf8)).decode(type: Name.self, decoder: JSONDecoder())
    #expect(try good.toBlocking().toArray() == [Name(name: "a")])
    let bad = Observable.of(Data("?".utf8), Data()).decode(type: Name.self, decoder: JSONDecoder())
    #expect(bad.sentAtOnce().count == 2)
    #expect(throws: DecodingError.self) { try bad.toBlocking().toArray() }
    let list = try PropertyListEncoder().encode(Name(name: "b"))
    let ofList = Observable.just(list).decode(type: Name.self, decoder: PropertyListDecoder())
    #expect(try ofList.toBlocking().single() == Name(name: "b"))
  }
}
