/// The way from a scoped store to the store that it is a part of.
@usableFromInline
@MainActor
struct ScopeParent<State> {
  let dispatch: DispatchFunction
  let read: () -> State
  let update: (any Action, @escaping @MainActor (inout State) -> Void) -> Void
}
