import Foundation
public import WeirReporting

/// The faults of a type of ours that are reported while the body runs, as "rule; value".
///
/// All tests of the process report to one collector; so tests that run at the same time must look for different types, stay
/// on the main actor, or be serialized.
public func faults(of type: String, _ body: () throws -> Void) rethrows -> [String] {
  try reportedFaults(of: type, body).map { "\($0.rule); \($0.value)" }
}

/// The faults of a type of ours that are reported while the body runs; see `faults(of:_:)`.
public func reportedFaults(of type: String, _ body: () throws -> Void) rethrows -> [WeirDiagnostics.Fault] {
  let collector = FaultCollector.shared
  let start = collector.count
  try body()
  return collector.faults(from: start).filter { $0.type == type }
}

/// The faults that are reported from its making on.
public struct FaultWatch: Sendable {
  private let start = FaultCollector.shared.count

  /// Begins to watch.
  public init() {}

  /// Those of a type, as "rule; value".
  public func faults(of type: String) -> [String] {
    FaultCollector.shared.faults(from: start).filter { $0.type == type }.map { "\($0.rule); \($0.value)" }
  }
}

/// `@unchecked Sendable`: the faults are guarded by `lock`, which is one that the thread sanitizer knows.
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
