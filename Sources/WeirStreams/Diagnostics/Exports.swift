// Faults are reported by the name `WeirDiagnostics` in every module, the screens' too, which know nothing of streams.
@_exported public import WeirReporting
