import Foundation
import WeirReporting

/// The faults of a type of ours that are reported while the body runs, as "rule; value".
///
/// All tests of the process share one handler, which is set once; so the body must not leave the main actor, and tests of
/// faults run there.
@MainActor
func faults(of type: String, _ body: () throws -> Void) rethrows -> [String] {
  let collector = FaultCollector.shared
  let start = collector.count
  try body()
  return collector.faults(from: start).filter { $0.type == type }.map { "\($0.rule); \($0.value)" }
}

/// `@unchecked Sendable`: the faults are guarded by `lock`.
private final class FaultCollector: @unchecked Sendable {
  static let shared = FaultCollector()

  private let lock = NSLock()
  private var reported: [WeirDiagnostics.Fault] = []

  private init() {
    WeirDiagnostics.watch { FaultCollector.shared.add($0) }
  }

  var count: Int { lock.withLock { reported.count } }

  func faults(from start: Int) -> [WeirDiagnostics.Fault] { lock.withLock { Array(reported[start...]) } }

  private func add(_ fault: WeirDiagnostics.Fault) { lock.withLock { reported.append(fault) } }
}

/// The faults that are reported from its making on.
@MainActor
struct FaultWatch {
  private let start = FaultCollector.shared.count

  /// Those of a type, as "rule; value".
  func faults(of type: String) -> [String] {
    FaultCollector.shared.faults(from: start).filter { $0.type == type }.map { "\($0.rule); \($0.value)" }
  }
}
