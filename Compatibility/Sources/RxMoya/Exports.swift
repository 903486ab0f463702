@_exported public import WeirNetworking
