extension Provider: ReactiveCompatible {}

extension Reactive where Base: ProviderType {
  /// A single that makes a request for each subscription.
  ///
  /// It keeps the provider alive until it ends. Disposing of the subscription cancels the request.
  /// - Parameter callbackQueue: Where the response is sent; see `Provider`.
  public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
    Single.create { [base] observer in
      let request = base.request(token, callbackQueue: callbackQueue, progress: nil) { result in
        observer(result.mapError { $0 })
      }
      return Disposables.create { request.cancel() }
    }
  }

  /// A stream of the progress of a request, which ends with the response; a request for each subscription.
  public func requestWithProgress(
    _ token: Base.Target, callbackQueue: DispatchQueue? = nil
  ) -> Observable<ProgressResponse> {
    let events = Observable<ProgressResponse>.create { [base] observer in
      let request = base.request(token, callbackQueue: callbackQueue, progress: { observer.onNext($0) }) { result in
        switch result {
        case .success: observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
      return Disposables.create { request.cancel() }
    }
    return events.scan(ProgressResponse()) { last, next in
      ProgressResponse(
        progress: next.progressObject ?? last.progressObject, response: next.response ?? last.response)
    }
  }
}
