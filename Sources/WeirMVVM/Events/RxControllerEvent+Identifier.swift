import Synchronization

extension RxControllerEvent {
  /// Says which event it is, for values of any type (RxController).
  ///
  /// Any thread.
  public struct Identifier: Sendable {
    let number: Int
    /// Whether a child that comes later is sent the last value.
    public let isRemembered: Bool
    private let file: StaticString
    private let line: UInt

    private static let numbers = Atomic<Int>(0)

    init(isRemembered: Bool, file: StaticString, line: UInt) {
      number = Self.numbers.add(1, ordering: .relaxed).newValue
      self.isRemembered = isRemembered
      self.file = file
      self.line = line
    }

    /// An event with a value, or with none.
    public func event(_ value: Any?) -> RxControllerEvent {
      RxControllerEvent(identifier: self, value: value)
    }
  }

  /// Says which event it is, for values of one type.
  ///
  /// Any thread.
  public struct TypedIdentifier<Value>: Sendable {
    /// The same identifier without its type, for where types do not matter.
    public let untyped: Identifier

    /// An event with a value, or with none.
    public func event(_ value: Value?) -> RxControllerEvent {
      RxControllerEvent(identifier: untyped, value: value)
    }
  }
}

extension RxControllerEvent.Identifier: Hashable {
  /// Whether they were made by the same call.
  public static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  /// Hashes what makes it differ from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension RxControllerEvent.Identifier: CustomStringConvertible {
  /// Where it was declared, as "Module/File.swift:line".
  public var description: String { "\(file):\(line)" }
}

extension RxControllerEvent.TypedIdentifier: Hashable {
  /// Whether they were made by the same call.
  public static func == (left: Self, right: Self) -> Bool { left.untyped == right.untyped }

  /// Hashes what makes it differ from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(untyped) }
}

extension RxControllerEvent.TypedIdentifier: CustomStringConvertible {
  /// Where it was declared, as "Module/File.swift:line".
  public var description: String { untyped.description }
}
