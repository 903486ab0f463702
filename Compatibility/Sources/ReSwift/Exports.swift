@_exported public import WeirState

/// A closure, as ReSwift has it; the protocol of this name is Cordux's.
public typealias Reducer<State> = ReducerFunction<State>
/// A closure, as ReSwift has it; the protocol of this name is Cordux's.
public typealias Middleware<State> = MiddlewareFunction<State>
