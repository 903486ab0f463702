import Foundation
import WeirStreams

/// Lines that may be written on any thread.
///
/// `@unchecked Sendable`: the lines are guarded by `lock`, which is one that the thread sanitizer knows.
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
  /// Subscribes, and writes each event and the disposal.
  func subscribe(_ log: Log) -> any Disposable {
    asObservable().subscribe(
      onNext: { log("\($0)") }, onError: { log("error \($0)") }, onCompleted: { log("completed") },
      onDisposed: { log("disposed") })
  }

  /// What a subscription sends at once; it is disposed of then.
  func sentAtOnce() -> [String] {
    let log = Log()
    subscribe(log).dispose()
    return log.lines
  }
}

/// An error of the tests.
enum Failure: Error {
  case first
  case second
}
