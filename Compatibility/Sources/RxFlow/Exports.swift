@_exported public import WeirNavigation
