/// Makes requests of targets.
///
/// A target becomes an endpoint, this a request; interceptors and plugins have their say; the transport, or a stub, answers.
/// All of it may be used on any thread. While a request is under way it holds what it needs, but not the provider.
///
/// **Order.** `willSend` of the plugins is followed by one `didReceive`, for each attempt and for a cancelled one, too; then
/// comes `process`, and then the completion, once for each caller.
///
/// **Subclasses** may override `endpoint(_:)` and `request(_:callbackQueue:progress:completion:)`; the other ways to make a
/// request go through the latter. What they add must be safe on any thread.
///
/// `@unchecked Sendable`: it has constants only; the requests that are under way guard themselves.
open class Provider<Target: TargetType>: ProviderType, @unchecked Sendable {
  /// Makes an endpoint of a target.
  public typealias EndpointClosure = @Sendable (Target) -> Endpoint

  /// Gets the request that an endpoint has become.
  public typealias RequestResultClosure = @Sendable (Result<URLRequest, NetworkError>) -> Void

  /// Makes a request of an endpoint, at once or later; the first result counts.
  public typealias RequestClosure = @Sendable (Endpoint, @escaping RequestResultClosure) -> Void

  /// Says whether a stub answers.
  public typealias StubClosure = @Sendable (Target) -> StubBehavior

  /// Makes an endpoint of a target.
  public let endpointClosure: EndpointClosure

  /// Makes a request of an endpoint.
  public let requestClosure: RequestClosure

  /// Says whether a stub answers.
  public let stubClosure: StubClosure

  /// What carries the requests.
  public let transport: any Transport

  /// What adds to requests, and says what follows failures; in their order.
  public let interceptors: [any RequestInterceptor]

  /// What hears of requests, and may change them; in their order.
  public let plugins: [any PluginType]

  /// Whether equal requests that change nothing at the server share one answer.
  public let trackInflights: Bool

  let callbackQueue: DispatchQueue?
  let scheduler: any SchedulerType
  let inflight = InflightRequests()

  /// Makes a provider.
  /// - Parameters:
  ///   - callbackQueue: Where callers are called that name no queue themselves. Where it is nil, too, that is the main queue;
  ///     stubs call them directly.
  ///   - trackInflights: Whether requests that are equal, and whose method changes nothing at the server, share one answer.
  ///     Each caller can cancel for itself; when all have, the request is cancelled.
  ///   - scheduler: Measures the delays of stubs and of further attempts.
  @preconcurrency
  public init(
    endpointClosure: @escaping EndpointClosure = Provider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = Provider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = Provider.neverStub, callbackQueue: DispatchQueue? = nil,
    transport: any Transport = URLSessionTransport.shared, interceptors: [any RequestInterceptor] = [],
    plugins: [any PluginType] = [], trackInflights: Bool = false,
    scheduler: any SchedulerType = MainScheduler.instance
  ) {
    self.endpointClosure = endpointClosure
    self.requestClosure = requestClosure
    self.stubClosure = stubClosure
    self.callbackQueue = callbackQueue
    self.transport = transport
    self.interceptors = interceptors
    self.plugins = plugins
    self.trackInflights = trackInflights
    self.scheduler = scheduler
  }

  /// The endpoint of a target.
  open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - callbackQueue: Where progress and completion are called, and plugins process the result; it should be serial, so that
  ///     they come in order. See the initialiser for nil.
  ///   - completion: Is called exactly once. A request that is cancelled before its outcome is there fails with
  ///     `URLError.cancelled`, and a caller without a queue hears so before `cancel()` returns, or on the main queue.
  /// - Returns: What cancels it. Letting go of it does not.
  @discardableResult
  @preconcurrency
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = nil, progress: Moya.ProgressBlock? = nil,
    completion: @escaping Moya.Completion
  ) -> any Cancellable {
    let endpoint = endpoint(target)
    let setup = setup(target, endpoint)
    let callsDirectly = setup.stub != .never || transport.callsBackDirectly
    let queue = callbackQueue ?? self.callbackQueue ?? (callsDirectly ? nil : .main)
    let caller = RequestCaller(queue, progress) { [plugins] result in
      completion(plugins.reduce(result) { $1.process($0, target: target) })
    }
    return start(endpoint, setup, caller)
  }

  /// How many requests are under way that others may join; 0 unless `trackInflights` is set.
  public var inflightCount: Int { inflight.count }
}
