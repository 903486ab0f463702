extension ObservableType {
  /// Sends all events to the observers, in the order in which they are given.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(ObserverGroup(observers))
  }

  /// Sends all events to observers of optionals, in the order in which they are given.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 }.subscribe(ObserverGroup(observers))
  }
}

private struct ObserverGroup<Observer: ObserverType>: ObserverType {
  private let observers: [Observer]

  init(_ observers: [Observer]) {
    self.observers = observers
  }

  func on(_ event: Event<Observer.Element>) {
    for observer in observers { observer.on(event) }
  }

  func onNext(_ element: Observer.Element) {
    for observer in observers { observer.onNext(element) }
  }
}
