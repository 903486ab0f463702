extension Store {
  /// Tells a renderer of the present state, and of each new one.
  ///
  /// It takes the place of what the same object has subscribed to before. The subscription ends with the renderer.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View) where View.ViewModel == State {
    follow({ $0 }, renderer) { [weak renderer] in Store.alive(renderer?.render($0)) }
  }

  /// Has a renderer show the view model that a closure makes of each state.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View, _ transform: @escaping (State) -> View.ViewModel) {
    follow({ $0.select(transform) }, renderer) { [weak renderer] in Store.alive(renderer?.render($0)) }
  }

  /// Has a renderer show the view model that a closure makes of each state; where it makes none, the last one stays.
  @inlinable
  @_disfavoredOverload
  public func subscribe<View: Renderer>(_ renderer: View, _ transform: @escaping (State) -> View.ViewModel?) {
    follow({ $0.select(transform) }, renderer) { [weak renderer] model in
      guard let model else { return renderer != nil }
      return Store.alive(renderer?.render(model))
    }
  }

  /// Has a renderer show the view model that a closure makes of each state, unless it equals the one before.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View, _ transform: @escaping (State) -> View.ViewModel)
  where View.ViewModel: Equatable {
    followNew({ $0.select(transform) }, renderer) { [weak renderer] in Store.alive(renderer?.render($0)) }
  }

  /// Has a renderer show a part of each state, unless it equals that of the one before; costs only what has changed.
  @inlinable
  public func subscribe<View: Renderer>(_ renderer: View, _ part: KeyPath<State, View.ViewModel>)
  where View.ViewModel: Equatable {
    followNew({ $0.select(part) }, renderer) { [weak renderer] in Store.alive(renderer?.render($0)) }
  }
}
