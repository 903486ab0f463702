public import Foundation

/// What can decode values of data: `JSONDecoder`, `PropertyListDecoder` and the like.
public protocol DataDecoder {
  /// Decodes a value.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes each element; data that cannot be decoded ends the stream with the decoder's error.
  public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
    stage { data, sink in sink.next(try decoder.decode(type, from: data)) }
  }
}
