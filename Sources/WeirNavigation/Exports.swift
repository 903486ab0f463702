// Flows show screens and listen to streams.
@_exported public import WeirBinding
