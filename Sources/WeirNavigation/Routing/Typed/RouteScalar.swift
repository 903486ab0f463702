import Foundation

/// The types that are one segment.
enum RouteScalar {
  /// The segment of a text, number, truth value or URL; nil for what has a form of its own.
  static func segment(of value: some Encodable) -> String? {
    switch value {
    case let text as String: RouteText.escape(text)
    case let url as URL: RouteText.escape(url.absoluteString)
    case let truth as Bool: truth ? "true" : "false"
    case let number as any FixedWidthInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    default: nil
    }
  }

  /// The value of a segment; `.some(nil)` where it is none of the type, nil for a type that has a form of its own.
  static func value<Value: Decodable>(of segment: String, as type: Value.Type) -> Value?? {
    switch type {
    case is String.Type: .some(RouteText.unescape(segment) as? Value)
    case is URL.Type: .some(RouteText.unescape(segment).flatMap { URL(string: $0) } as? Value)
    case let scalar as any LosslessStringConvertible.Type where isNumber(type): .some(scalar.init(segment) as? Value)
    default: nil
    }
  }

  private static func isNumber(_ type: Any.Type) -> Bool {
    type is Bool.Type || type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
  }
}
