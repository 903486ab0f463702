import Synchronization
import WeirStreams

/// Lines that may be written on any thread.
final class Log: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  func callAsFunction(_ line: String) { written.withLock { $0.append(line) } }

  /// What has been written, which is then forgotten.
  func take() -> [String] {
    written.withLock { lines in
      defer { lines = [] }
      return lines
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
