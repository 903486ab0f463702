// All that an app needs, in one import; what only tests need is in WeirTesting and WeirStateTesting.
@_exported import WeirBinding
@_exported import WeirMVVM
@_exported import WeirModels
@_exported import WeirNavigation
@_exported import WeirNetworking
@_exported import WeirState
@_exported import WeirStreams
@_exported import WeirUI
