import Testing
import WeirMVVM

/// The view models of an app in the shape of RxController's example: a pair of fields two generations below.
private enum CardEvent {
  static let owner = RxControllerEvent.identifier()
  static let code = RxControllerEvent.identifier()
}

private enum OwnerEvent {
  static let given = RxControllerEvent.identifier()
  static let family = RxControllerEvent.identifier()
}

private class CardModel: RxViewModel {
  override init() {
    super.init()
    viewDidLoad.subscribe(onNext: { [unowned self] in self.loads.accept(()) }).disposed(by: disposeBag)
  }

  let loads = ReplayRelay<Void>.create(bufferSize: 1)
  var owner: Observable<String?> { events.value(of: CardEvent.owner) }
  var code: Observable<String?> { events.value(of: CardEvent.code) }

  func update(_ owner: String, _ code: String) {
    events.accept(CardEvent.owner.event(owner))
    events.accept(CardEvent.code.event(code))
  }
}

private class OwnerModel: RxViewModel {
  private let ownerRelay = BehaviorRelay<String?>(value: nil)

  override func prepareForParentEvents() {
    bindParentEvents(to: ownerRelay, with: CardEvent.owner)
  }

  var owner: Observable<String?> {
    Observable.merge(
      ownerRelay.asObservable(),
      Observable.combineLatest(
        events.unwrappedValue(of: OwnerEvent.given), events.unwrappedValue(of: OwnerEvent.family)
      ).map { $0 + " " + $1 })
  }

  var code: Observable<String?> { parentEvents.value(of: CardEvent.code) }

  func update(_ given: String, _ family: String) {
    parentEvents.accept(CardEvent.owner.event(given + " " + family))
    events.accept(OwnerEvent.given.event(given))
    events.accept(OwnerEvent.family.event(family))
  }
}

private class GivenModel: RxViewModel {
  private let givenRelay = BehaviorRelay<String?>(value: nil)
  private let familyRelay = BehaviorRelay<String?>(value: nil)

  override func prepareForParentEvents() {
    bindParentEvents(to: givenRelay, with: OwnerEvent.given)
    bindParentEvents(to: familyRelay, with: OwnerEvent.family)
  }

  var both: [String?] { [givenRelay.value, familyRelay.value] }

  func update(_ given: String) {
    parentEvents.accept(OwnerEvent.given.event(given))
  }
}

@Suite @MainActor struct NestedExampleTests {
  private let card = CardModel()
  private let owner = OwnerModel()
  private let given = GivenModel()
  private let journal = Journal()

  init() {
    card.addChild(owner)
    owner.addChild(given)
    card.owner.write("card", to: journal).disposed(by: card.disposeBag)
    owner.owner.write("owner", to: journal).disposed(by: owner.disposeBag)
    owner.code.write("code", to: journal).disposed(by: owner.disposeBag)
    _ = journal.take()
  }

  @Test func theTopUpdatesAll() {
    card.update("Ada Byron", "1815")
    #expect(journal.take() == ["owner Ada Byron", "card Ada Byron", "code 1815"])
  }

  @Test func theMiddleUpdatesBothSides() {
    owner.update("Emmy", "Noether")
    #expect(journal.take() == ["owner Emmy Noether", "card Emmy Noether", "owner Emmy Noether"])
    #expect(given.both == ["Emmy", "Noether"])
  }

  @Test func theLowestUpdatesItsParentOnly() {
    owner.update("Emmy", "Noether")
    _ = journal.take()
    given.update("Amalie")
    #expect(journal.take() == ["owner Amalie Noether"])
    #expect(given.both == ["Amalie", "Noether"])
  }

  @Test func theLifecycleIsSubscribedToInInit() {
    card.viewDidLoadSubject.onNext(())
    let journal = journal
    card.loads.bind { journal("loaded") }.disposed(by: card.disposeBag)
    #expect(journal.take() == ["loaded"])
  }
}
