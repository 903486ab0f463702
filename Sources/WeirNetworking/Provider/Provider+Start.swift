extension Provider {
  /// What a request needs of this provider.
  func setup(_ target: Target, _ endpoint: Endpoint) -> RequestSetup {
    RequestSetup(
      target: target, stub: stubClosure(target), sample: endpoint.sampleResponseClosure, upload: endpoint.upload,
      destination: endpoint.destination, method: endpoint.method, validation: target.validationType,
      transport: transport, interceptors: interceptors, plugins: plugins, scheduler: scheduler)
  }

  /// Starts a request for a caller, or lets the caller join an equal one that is under way.
  func start(_ endpoint: Endpoint, _ setup: RequestSetup, _ caller: RequestCaller) -> any Cancellable {
    guard trackInflights, endpoint.method.isSafe, setup.upload == nil, setup.destination == nil else {
      return start(RequestRun(setup), endpoint, caller)
    }
    let (run, isNew) = inflight.join(endpoint.key, caller) { RequestRun(setup) }
    if isNew { start(run, endpoint) }
    return CancellableToken { run.cancel(caller) }
  }

  private func start(_ run: RequestRun, _ endpoint: Endpoint, _ caller: RequestCaller) -> any Cancellable {
    _ = run.add(caller)
    start(run, endpoint)
    return CancellableToken { run.cancel(caller) }
  }

  private func start(_ run: RequestRun, _ endpoint: Endpoint) {
    requestClosure(endpoint) { run.begin($0) }
  }
}
