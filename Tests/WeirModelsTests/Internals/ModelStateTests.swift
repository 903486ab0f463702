import Testing

@testable import WeirModels

@Suite struct ModelStateTests {
  private func layer(_ number: UInt64, _ text: String) -> Layer<User> {
    Layer(number: number) { $0.name += text }
  }

  @Test func whereNothingIsThereIsNothing() {
    let state = ModelState<User>()
    #expect(state.model == nil && state.base == nil && state.layers.isEmpty && state.stamp == 0)
  }

  @Test func withoutLayersTheModelIsTheBase() {
    let state = ModelState<User>().with(base: User(1, "Ann"))
    #expect(state.model == User(1, "Ann"))
    #expect(state.base == state.model)
    #expect(state.pending == nil, "few models have unconfirmed changes, and the others pay nothing for them")
  }

  @Test func layersAreAppliedInTheirOrderAndLeaveTheBase() {
    let state = ModelState<User>().with(base: User(1, "A"), layers: [layer(1, "b"), layer(2, "c")])
    #expect(state.model?.name == "Abc")
    #expect(state.base?.name == "A")
  }

  @Test func anotherBaseComesUnderTheSameLayers() {
    let state = ModelState<User>().with(base: User(1, "A"), layers: [layer(1, "b")]).with(base: User(1, "X"))
    #expect(state.model?.name == "Xb")
    #expect(state.base?.name == "X")
    #expect(state.layers.map(\.number) == [1])
  }

  @Test func layersWaitWithoutABase() {
    let waiting = ModelState<User>().with(base: nil, layers: [layer(1, "b")])
    #expect(waiting.model == nil && waiting.base == nil)
    #expect(waiting.with(base: User(1, "A")).model?.name == "Ab")
    #expect(waiting.with(base: User(1, "A"), layers: []).model?.name == "A")
  }

  @Test func sameness() {
    let none = ModelState<User>()
    let one = none.with(base: User(1))
    #expect(none.isSame(as: none))
    #expect(!none.isSame(as: one) && !one.isSame(as: none))
    #expect(one.isSame(as: none.with(base: User(1))))
    #expect(!one.isSame(as: none.with(base: User(1, likes: 1))))
    let base = none.with(base: User(1, "A"), layers: [layer(1, "b")])
    #expect(base.isSame(as: none.with(base: User(1, "Ab"))), "what comes out counts, not how")
  }
}
