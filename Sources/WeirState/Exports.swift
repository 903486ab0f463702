@_exported import WeirStreams
