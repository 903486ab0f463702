import Weir

/// What people say of an item, and what the person is about to say.
@MainActor final class ReviewsViewModel {
  /// What was typed.
  let text = BehaviorRelay(value: "")
  /// From 0 on; one less than there are stars.
  let stars = BehaviorRelay(value: 4)
  /// The person has said it.
  let send = PublishRelay<Void>()
  /// What people say, the latest last.
  let reviews: Observable<[Review]>
  /// Whether something was typed.
  let canSend: Observable<Bool>

  private let bag = DisposeBag()

  init(store: Store<AppState>, id: Item.ID) {
    reviews = store.states(\.reviews).map { (Inventory.reviews[id] ?? []) + ($0[id] ?? []) }
    canSend = text.map { !$0.isEmpty }.distinctUntilChanged()
    send.bind { [text, stars] in
      let review = Review(author: store.state.session?.name ?? "", stars: stars.value + 1, text: text.value)
      store.dispatch(ReviewsAction.add(review, to: id))
      text.accept("")
    } ~ bag
  }
}
