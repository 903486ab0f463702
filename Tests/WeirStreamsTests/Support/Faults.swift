import Synchronization

@testable import WeirStreams

/// Collects the faults that are reported while the body runs.
///
/// The handler is global: only suites that are serialized, and name types that no other test uses wrongly, may use it.
func faults(of type: String, _ body: () throws -> Void) rethrows -> [String] {
  let reported = Log()
  let old = WeirDiagnostics.handler
  WeirDiagnostics.handler = { fault in
    if fault.type == type { reported("\(fault.rule); \(fault.value)") } else { old(fault) }
  }
  defer { WeirDiagnostics.handler = old }
  try body()
  return reported.lines
}
