@_exported public import WeirMVVM
