/// What a store offers as streams; made when it is first asked for.
@usableFromInline
@MainActor
final class StoreStreams<State> {
  let relay: BehaviorRelay<State>
  var entry: StoreEntry?

  init(_ state: State) {
    relay = BehaviorRelay(value: state)
  }
}
