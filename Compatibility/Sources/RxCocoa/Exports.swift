@_exported public import WeirBinding
