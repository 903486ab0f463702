// View models take part in navigation.
@_exported public import WeirNavigation
