// Whoever binds screens to streams uses both.
@_exported public import WeirStreams
@_exported public import WeirUI
