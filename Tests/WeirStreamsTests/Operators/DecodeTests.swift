import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct DecodeTests {
  private struct Name: Codable, Equatable { let name: String }

  /// A decoder that knows one kind of fault only.
  private struct Refusing: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item { throw MarbleFailure() }
  }

  private let json = Data(#"{"name":"a"}"#.utf8)

  @Test func values() throws {
    let twice = Observable.of(json, json).decode(type: Name.self, decoder: JSONDecoder())
    #expect(try twice.toBlocking().toArray() == [Name(name: "a"), Name(name: "a")])
    let list = try PropertyListEncoder().encode(Name(name: "b"))
    let ofList = Observable.just(list).decode(type: Name.self, decoder: PropertyListDecoder())
    #expect(try ofList.toBlocking().single() == Name(name: "b"))
  }

  @Test func whatCannotBeDecoded() throws {
    let log = Log()
    let data = Observable.of(json, Data("?".utf8), json).do(onNext: { _ in log("asked") })
    let bad = data.decode(type: Name.self, decoder: JSONDecoder())
    #expect(throws: DecodingError.self) { try bad.toBlocking().toArray() }
    #expect(log.lines.count == 2)
    try expect("-a-|", becomes: "-#", subscription: "^!") {
      $0.map { Data($0.utf8) }.decode(type: Int.self, decoder: Refusing())
    }
    try expect("-#", becomes: "-#", error: Failure.first) { source in
      source.map { Data($0.utf8) }.catch { _ in .error(Failure.first) }.decode(type: Int.self, decoder: Refusing())
    }
  }
}
