import Testing
import WeirModels
import WeirStreams

@Suite @MainActor struct InputOutputTests {
  /// What a screen of a user takes and shows.
  @MainActor
  private final class UserViewModel {
    @INPUT var didTapLike: PublishRelay<Void>
    @INPUT var didEnterName: PublishRelay<String>
    @OUTPUT("") var name: Driver<String>
    @OUTPUT(0) var likes: Driver<Int>
    private let user: ModelHandle<User>
    private let bag = DisposeBag()

    init(_ id: Int, in store: ModelStore) {
      user = store.retain(id: id)
      user.observe().map { $0?.name ?? "" }.bind(to: $name).disposed(by: bag)
      user.observe().map { $0?.likes ?? 0 }.bind(to: $likes).disposed(by: bag)
      $didTapLike.subscribe(onNext: { [user] in user.update { $0.likes += 1 } }).disposed(by: bag)
      $didEnterName.subscribe(onNext: { [user] name in user.update { $0.name = name } }).disposed(by: bag)
    }

    var shownLikes: Int { $likes.value }
  }

  private let store = ModelStore()
  private let bag = DisposeBag()

  @Test func inputsChangeTheModelAndOutputsShowIt() {
    store.addAndUpdate(User(1, "Ann"))
    let viewModel = UserViewModel(1, in: store)
    viewModel.didTapLike.accept(())
    viewModel.didEnterName.accept("Ben")
    #expect(store.model(User.self, id: 1) == User(1, "Ben", likes: 1))
    #expect(viewModel.shownLikes == 1)
  }

  @Test func theDriverSendsTheLastValueAtOnce() {
    store.addAndUpdate(User(1, "Ann"))
    let viewModel = UserViewModel(1, in: store)
    var shown: [String] = []
    viewModel.name.drive(onNext: { shown.append($0) }).disposed(by: bag)
    store.update(User.self, id: 1) { $0.name = "Ben" }
    #expect(shown == ["Ann", "Ben"])
  }

  @Test func theModelGoesWithItsViewModels() {
    store.addAndUpdate(User(1))
    var first: UserViewModel? = UserViewModel(1, in: store)
    var second: UserViewModel? = UserViewModel(1, in: store)
    weak let weakFirst = first
    first?.didTapLike.accept(())
    #expect(second?.shownLikes == 1)
    first = nil
    #expect(weakFirst == nil)
    #expect(store.count == 1)
    second = nil
    #expect(store.isEmpty)
  }
}
