@_exported public import WeirNavigation
@_exported public import WeirState

/// A state that has a route, which every one has in Cordux.
public typealias StateType = RoutedState
