import Foundation
import WeirBinding

/// Lines that may be written on any thread.
///
/// `@unchecked Sendable`: the lines are guarded by `lock`.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }

  func callAsFunction(_ line: String) { lock.withLock { written.append(line) } }

  /// What has been written, which is then forgotten.
  func take() -> [String] {
    lock.withLock {
      defer { written = [] }
      return written
    }
  }
}

extension ObservableConvertibleType {
  /// Subscribes, and writes each event.
  func subscribe(_ log: Log) -> any Disposable {
    asObservable().subscribe(
      onNext: { log("\($0)") }, onError: { log("error \($0)") }, onCompleted: { log("completed") })
  }
}

/// An error of the tests.
enum Failure: Error {
  case first
}

/// Waits until everything that is on the main queue now has run.
func mainQueueIsEmpty() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// Runs a body on a thread of its own, and waits for it.
func onAnotherThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// Whether the main queue runs here.
func isOnMainQueue() -> Bool { MainQueueKey.isSet }

private enum MainQueueKey {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isSet: Bool { DispatchQueue.getSpecific(key: key) == true }
}
