extension Store {
  /// Tells a renderer of the present state, and of each new one.
  ///
  /// It takes the place of what the same object has subscribed to before. The subscription ends with the renderer.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View) where View.ViewModel == State {
    follow({ $0 }, renderer, Store.sender(renderer))
  }

  /// Has a renderer show the view model that a closure makes of each state.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View, _ transform: @escaping (State) -> View.ViewModel) {
    follow({ $0.select(transform) }, renderer, Store.sender(renderer))
  }

  /// Has a renderer show the view model that a closure makes of each state; where it makes none, the last one stays.
  @inlinable
  @_disfavoredOverload
  public func subscribe<View: Renderer>(_ renderer: View, _ transform: @escaping (State) -> View.ViewModel?) {
    follow({ $0.select(transform) }, renderer, Store.optionalSender(renderer))
  }

  /// Has a renderer show the view model that a closure makes of each state, unless it equals the one before.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View, _ transform: @escaping (State) -> View.ViewModel)
  where View.ViewModel: Equatable {
    followNew({ $0.select(transform) }, renderer, Store.sender(renderer))
  }

  /// Has a renderer show a part of each state, unless it equals that of the one before; costs only what has changed.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View, _ part: KeyPath<State, View.ViewModel>)
  where View.ViewModel: Equatable {
    followNew({ $0.select(part) }, renderer, Store.sender(renderer))
  }

  /// What hands a view model to a renderer that is not kept alive.
  @inlinable
  static func sender<View: Renderer>(_ renderer: View) -> @MainActor (View.ViewModel) -> Bool {
    let holder = WeakSubscriber(renderer)
    return { model in
      guard let renderer = holder.object else { return false }
      renderer.render(model)
      return true
    }
  }

  /// The same for a view model that may be missing.
  @inlinable
  static func optionalSender<View: Renderer>(_ renderer: View) -> @MainActor (View.ViewModel?) -> Bool {
    let holder = WeakSubscriber(renderer)
    return { model in
      guard let renderer = holder.object else { return false }
      if let model { renderer.render(model) }
      return true
    }
  }
}
