@_exported public import WeirBinding
@_exported public import WeirState
