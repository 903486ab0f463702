extension ObservableType {
  /// A stream of the value of a result, or of its error; it sends at once.
  public static func from<Failure: Swift.Error>(_ result: Result<Element, Failure>) -> Observable<Element> {
    switch result {
    case .success(let element): just(element)
    case .failure(let error): self.error(error)
    }
  }
}
