import Synchronization
import WeirReporting

/// The faults that were reported while a closure ran, of one type.
///
/// Other tests run beside it, so that only those of the type are looked at.
enum Faults {
  private static let all = Mutex<[WeirDiagnostics.Fault]>([])
  private static let isWatching: Void = WeirDiagnostics.watch { fault in all.withLock { $0.append(fault) } }

  @MainActor static func of(_ type: String, _ work: () -> Void) -> [String] {
    _ = isWatching
    let before = all.withLock { $0.count }
    work()
    return all.withLock { $0[before...].filter { $0.type == type }.map(\.description) }
  }
}
