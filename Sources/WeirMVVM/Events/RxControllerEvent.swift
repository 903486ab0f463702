/// What view models tell each other: an identifier and a value (RxController).
///
///     enum InfoEvent {
///       static let name = RxControllerEvent.identifier(of: String.self)
///     }
///
///     events.accept(InfoEvent.name.event("Alice"))          // in the parent
///     parentEvents.value(of: InfoEvent.name)                // in a child: Observable<String?>
///
/// An event belongs to one parent and the children that are added to it. See ``RxControllerEventRelay`` for the order in
/// which events are delivered.
public struct RxControllerEvent {
  /// Which event it is.
  public let identifier: Identifier
  /// The value, or nil.
  public let value: Any?

  /// Makes an identifier for values of any type, as RxController does.
  ///
  /// Each call makes another one. What is sent with it is not checked by the compiler: a value that is read at another type
  /// than its own is reported. See `identifier(of:)` for one that is checked.
  /// - Parameters:
  ///   - isRemembered: Whether a child that comes later is sent the last value.
  ///   - file: The file that names the event in reports.
  ///   - line: The line that names it.
  public static func identifier(
    isRemembered: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Identifier {
    Identifier(isRemembered: isRemembered, file: file, line: line)
  }

  /// Makes an identifier for values of one type: to send or to read another one does not compile.
  ///
  /// Each call makes another one.
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - isRemembered: Whether a child that comes later is sent the last value.
  ///   - file: The file that names the event in reports.
  ///   - line: The line that names it.
  public static func identifier<Value>(
    of type: Value.Type, isRemembered: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> TypedIdentifier<Value> {
    TypedIdentifier(untyped: Identifier(isRemembered: isRemembered, file: file, line: line))
  }
}
