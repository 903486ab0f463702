@_exported public import WeirTesting
