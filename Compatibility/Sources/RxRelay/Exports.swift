@_exported public import WeirStreams
