import Foundation
import Synchronization
import Weir

/// Answers as the service would, from a sample; it remembers what is changed.
///
/// Any thread.
public final class SampleServer: Sendable {
  private struct State {
    var repositories: [SampleRepository]
    var faults: [SampleFault]
    var requests: [String] = []
  }

  private let state: Mutex<State>

  /// Makes a server.
  /// - Parameter faults: What it answers to the next requests, in turn; those for images do not count.
  public convenience init(faults: [SampleFault] = []) {
    self.init(SampleRepository.all, faults: faults)
  }

  init(_ repositories: [SampleRepository], faults: [SampleFault] = []) {
    state = Mutex(State(repositories: repositories, faults: faults))
  }

  /// What was asked for, but for images.
  var requests: [String] { state.withLock { $0.requests } }

  /// Puts faults before the next answers.
  func fail(_ faults: SampleFault...) { state.withLock { $0.faults += faults } }

  /// Changes the sample, as somebody else might.
  func change(_ change: (inout [SampleRepository]) -> Void) { state.withLock { change(&$0.repositories) } }

  func answer(to target: GitHub) -> EndpointSampleResponse {
    if case .avatar(let url) = target {
      return url.lastPathComponent == "none" ? .networkResponse(404, Data()) : .networkResponse(200, SampleImage.data)
    }
    return state.withLock { state in
      state.requests.append(Self.name(of: target))
      return Self.answer(to: target, &state)
    }
  }

  private static func answer(to target: GitHub, _ state: inout State) -> EndpointSampleResponse {
    switch state.faults.isEmpty ? .none : state.faults.removeFirst() {
    case .none: break
    case .offline: return .networkError(URLError(.notConnectedToInternet) as NSError)
    case .server: return .networkResponse(500, Data())
    case .refused: return .networkResponse(403, Data(#"{"message": "rate limit exceeded"}"#.utf8))
    case .unauthorized: return .networkResponse(401, Data(#"{"message": "Requires authentication"}"#.utf8))
    case .garbage: return .networkResponse(200, Data("<html>".utf8))
    }
    switch target {
    case .search(let text, let page): return search(text, page, state.repositories)
    case .owner(let login): return owner(login, state.repositories)
    case .describe(let fullName, let text): return describe(fullName, text, &state.repositories)
    case .avatar: return .networkResponse(404, Data())
    }
  }

  private static func name(of target: GitHub) -> String {
    switch target {
    case .search(let text, let page): "search \(text)/\(page)"
    case .owner(let login): "owner \(login)"
    case .describe(let fullName, let text): "describe \(fullName): \(text)"
    case .avatar(let url): "avatar \(url)"
    }
  }
}
