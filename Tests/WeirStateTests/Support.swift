import Foundation
import WeirState

struct Increment: Action, Codable, Equatable { var by = 1 }
struct Rename: Action, Codable, Equatable { let name: String }
struct Nothing: Action, Codable, Equatable {}

struct Profile: Equatable, Codable {
  var name = "Ann"
  var age = 30
}

struct AppState: Equatable, Codable, StateType {
  var count = 0
  var other = 0
  var profile = Profile()
  var list: [Int] = []
}

struct AppReducer: Reducer {
  func handleAction(_ action: any Action, state: AppState) -> AppState {
    var state = state
    if let action = action as? Increment { state.count += action.by }
    if let action = action as? Rename { state.profile.name = action.name }
    return state
  }
}

@MainActor
func makeStore(skipping: Bool = true, middleware: [MiddlewareFunction<AppState>] = []) -> Store<AppState> {
  Store(
    initialState: AppState(), reducer: AppReducer(), middleware: middleware, automaticallySkipsRepeats: skipping)
}

@MainActor
final class Recorder<Value>: StoreSubscriber {
  var values: [Value] = []
  var onValue: (Value) -> Void = { _ in }

  func newState(state: Value) {
    values.append(state)
    onValue(state)
  }
}

@MainActor
final class Follower<Value>: SubscriberType {
  var values: [Value] = []
  func newState(_ subscription: Value) { values.append(subscription) }
}

@MainActor
final class Screen<Model>: Renderer {
  var shown: [Model] = []
  func render(_ viewModel: Model) { shown.append(viewModel) }
}

/// The faults that are reported while a body runs.
///
/// The handler is one for the whole process: tests that use it are serialised, and look only for what they caused.
final class Faults: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [String] = []

  var all: [String] { lock.withLock { found } }

  @MainActor
  static func during(_ body: () throws -> Void) rethrows -> [String] {
    let faults = Faults()
    let old = WeirDiagnostics.handler
    WeirDiagnostics.handler = { fault in faults.lock.withLock { faults.found.append("\(fault)") } }
    defer { WeirDiagnostics.handler = old }
    try body()
    return faults.all
  }

  @MainActor
  static func during(_ body: () async throws -> Void) async rethrows -> [String] {
    let faults = Faults()
    let old = WeirDiagnostics.handler
    WeirDiagnostics.handler = { fault in faults.lock.withLock { faults.found.append("\(fault)") } }
    defer { WeirDiagnostics.handler = old }
    try await body()
    return faults.all
  }
}

/// A file that is gone when the test is over.
final class ScratchFile {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).json")

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  func read() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}

/// Gives way to other tasks until something is so.
@MainActor
func wait(until isSo: () -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if isSo() { return true }
    await Task.yield()
  }
  return isSo()
}
