/// What changes the state of a store: a value that says what has happened.
///
/// It asks for nothing. To send one to a store from outside of the main actor it has to be `Sendable`, or be made there.
public protocol Action {}

/// The action that a store without a first state hands to its reducer, once, to get one.
public struct StoreInit: Action {
  /// Makes the action.
  public init() {}
}

/// The name that `StoreInit` has in ReSwift.
public typealias ReSwiftInit = StoreInit
