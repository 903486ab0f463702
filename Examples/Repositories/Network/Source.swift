import Foundation
import Weir

/// Where the app gets its answers.
public enum Source: Sendable {
  /// From the sample that it carries, with the delay of a network.
  case sample(SampleServer, delay: TimeInterval)
  /// From a server.
  case live(server: String, token: String?)

  /// Where the real service is.
  public static let server = GitHub.server

  /// A provider of answers from here.
  func provider(log: Log, activity: NetworkActivity, scheduler: any SchedulerType) -> Provider<GitHub> {
    var plugins: [any PluginType] = [RequestLog(log: log), activity]
    if log.level <= .debug { plugins.append(RequestLog.details(log)) }
    switch self {
    case .sample(let server, let delay):
      return Provider(
        endpointClosure: { target in
          let endpoint = Provider.defaultEndpointMapping(for: target)
          return endpoint.answered { server.answer(to: target) }
        },
        stubClosure: Provider<GitHub>.delayedStub(delay), plugins: plugins, trackInflights: true, scheduler: scheduler)
    case .live(let server, let token):
      if let token { plugins.insert(AccessTokenPlugin { _ in token }, at: 0) }
      return Provider(
        endpointClosure: { Provider.defaultEndpointMapping(for: $0).moved(from: GitHub.server, to: server) },
        transport: CachingTransport(URLSessionTransport(), cache: HTTPCache(capacity: 10_000_000)), plugins: plugins,
        trackInflights: true, scheduler: scheduler)
    }
  }
}

extension Endpoint {
  fileprivate func answered(by answer: @escaping SampleResponseClosure) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: answer, method: method, task: task, httpHeaderFields: httpHeaderFields)
  }

  fileprivate func moved(from old: String, to new: String) -> Endpoint {
    guard url.hasPrefix(old) else { return self }
    return Endpoint(
      url: new + url.dropFirst(old.count), sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }
}
