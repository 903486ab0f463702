extension ObservableType {
  /// Sends the elements to relays, in the order in which they are given.
  ///
  /// Completion is not sent, as relays never end; an error is a fault of the program and is reported.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bindElements { for relay in relays { relay.accept($0) } }
  }

  /// Sends the elements to relays of optionals, in the order in which they are given.
  ///
  /// Completion is not sent, as relays never end; an error is a fault of the program and is reported.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bindElements { for relay in relays { relay.accept($0) } }
  }

  /// Sends the elements to relays, in the order in which they are given.
  ///
  /// Completion is not sent, as relays never end; an error is a fault of the program and is reported.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bindElements { for relay in relays { relay.accept($0) } }
  }

  /// Sends the elements to relays of optionals, in the order in which they are given.
  ///
  /// Completion is not sent, as relays never end; an error is a fault of the program and is reported.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bindElements { for relay in relays { relay.accept($0) } }
  }

  /// Sends the elements to relays, in the order in which they are given.
  ///
  /// Completion is not sent, as relays never end; an error is a fault of the program and is reported.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bindElements { for relay in relays { relay.accept($0) } }
  }

  /// Sends the elements to relays of optionals, in the order in which they are given.
  ///
  /// Completion is not sent, as relays never end; an error is a fault of the program and is reported.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bindElements { for relay in relays { relay.accept($0) } }
  }

  private func bindElements(_ accept: @escaping @Sendable (Element) -> Void) -> any Disposable {
    subscribe(onNext: accept, onError: BindingFault.report)
  }
}
