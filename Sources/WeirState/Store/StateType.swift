/// The state of an app; it asks for nothing.
///
/// Conforming is needed only where a store takes its reducer as `any AnyReducer`. The route as a part of the state is a matter
/// of the module that knows routes.
public protocol StateType {}
