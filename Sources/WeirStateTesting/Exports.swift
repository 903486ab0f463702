@_exported import WeirState
@_exported import WeirTesting
