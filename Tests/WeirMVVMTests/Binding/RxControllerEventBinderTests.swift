import TestSupport
import Testing
import WeirMVVM

/// Where events are bound to, and from.
@Suite @MainActor struct RxControllerEventBinderTests {
  private let parent = RxViewModel()
  private let child = RxViewModel()

  init() {
    parent.addChild(child)
  }

  // MARK: From streams

  @Test func streamsBecomeEvents() {
    let journal = Journal()
    let source = PublishRelay<Int>()
    let optional = PublishRelay<String?>()
    parent.bindToEvents(from: source, with: TestEvent.number)
    parent.bindToEvents(from: source, with: TestEvent.count)
    parent.bindToEvents(from: optional, with: TestEvent.text)
    parent.bindToEvent(from: optional, with: TestEvent.name)
    listen(to: parent.events, "own", journal)
    listen(to: child.parentEvents, "child", journal)
    source.accept(1)
    #expect(journal.take() == ["own number 1", "child number 1", "own count 1", "child count 1"])
    optional.accept("a")
    #expect(journal.take() == ["own text a", "child text a", "own name a", "child name a"])
    optional.accept(nil)
    #expect(journal.take() == ["own text nil", "child text nil", "own name nil", "child name nil"])
  }

  @Test func streamsBecomeEventsOfTheParent() {
    let journal = Journal()
    let source = PublishRelay<Int>()
    let optional = PublishRelay<String?>()
    child.bindToParentEvents(from: source, with: TestEvent.number)
    child.bindToParentEvents(from: source, with: TestEvent.count)
    child.bindToParentEvents(from: optional, with: TestEvent.text)
    listen(to: parent.events, "own", journal)
    source.accept(1)
    optional.accept(nil)
    #expect(journal.take() == ["own number 1", "own count 1", "own text nil"])
  }

  @Test func whatIsBoundEndsWithTheViewModel() {
    let source = PublishSubject<Int>()
    var model: RxViewModel? = RxViewModel()
    let weakModel = WeakReference(model)
    model?.bindToEvents(from: source, with: TestEvent.number)
    #expect(source.hasObservers)
    model = nil
    #expect(weakModel.isGone)
    #expect(!source.hasObservers)
  }

  @Test func aStreamThatFailsIsReported() {
    let reported = faults(of: "~>") {
      parent.bindToEvents(from: Observable<Int>.error(RxError.timeout), with: TestEvent.number)
    }
    #expect(reported.count == 1)
  }

  // MARK: To relays and observers

  @Test func untypedEventsReachRelaysAndObservers() {
    let optional = BehaviorRelay<Int?>(value: 0)
    let plain = BehaviorRelay<Int>(value: 0)
    let (publish, publishOptional) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let subject = BehaviorSubject<Int>(value: 0)
    let optionalSubject = BehaviorSubject<Int?>(value: 0)
    let journal = Journal()
    publish.write("publish", to: journal).disposed(by: child.disposeBag)
    publishOptional.write("optional", to: journal).disposed(by: child.disposeBag)
    parent.bindEvents(to: optional, with: TestEvent.number)
    parent.bindEvents(to: plain, with: TestEvent.number)
    parent.bindEvents(to: publish, with: TestEvent.number)
    child.bindParentEvents(to: publishOptional, with: TestEvent.number)
    child.bindParentEvents(to: subject, with: TestEvent.number)
    parent.bindEvents(to: optionalSubject.asObserver(), with: TestEvent.number)
    parent.events.accept(TestEvent.number.event(5))
    #expect(optional.value == 5 && plain.value == 5)
    #expect(value(of: subject) == 5 && value(of: optionalSubject) == 5)
    #expect(journal.take() == ["publish 5", "optional 5"])
    parent.events.accept(TestEvent.number.event(nil))
    #expect(optional.value == nil && plain.value == 5)
    #expect(value(of: subject) == 5 && value(of: optionalSubject) == .some(nil))
    #expect(journal.take() == ["optional nil"])
  }

  @Test func untypedEventsOfTheParentReachRelaysAndObservers() {
    let optional = BehaviorRelay<Int?>(value: 0)
    let plain = ReplayRelay<Int>.create(bufferSize: 1)
    let optionalSubject = BehaviorSubject<Int?>(value: 0)
    let journal = Journal()
    plain.write("replay", to: journal).disposed(by: child.disposeBag)
    child.bindParentEvents(to: optional, with: TestEvent.number)
    child.bindParentEvents(to: plain, with: TestEvent.number)
    child.bindParentEvents(to: optionalSubject, with: TestEvent.number)
    child.parentEvents.accept(TestEvent.number.event(5))
    #expect(optional.value == 5 && value(of: optionalSubject) == 5)
    #expect(journal.take() == ["replay 5"])
    child.parentEvents.accept(TestEvent.number.event(nil))
    #expect(optional.value == nil && value(of: optionalSubject) == .some(nil))
    #expect(journal.take() == [])
  }

  @Test func typedEventsReachRelaysAndObservers() {
    let optional = BehaviorRelay<String?>(value: "")
    let plain = BehaviorRelay<String>(value: "")
    let subject = BehaviorSubject<String>(value: "")
    let optionalSubject = BehaviorSubject<String?>(value: "")
    parent.bindEvents(to: optional, with: TestEvent.text)
    child.bindParentEvents(to: plain, with: TestEvent.text)
    parent.bindEvents(to: subject, with: TestEvent.text)
    child.bindParentEvents(to: optionalSubject, with: TestEvent.text)
    parent.events.accept(TestEvent.text.event("a"))
    #expect(optional.value == "a" && plain.value == "a")
    #expect(value(of: subject) == "a" && value(of: optionalSubject) == "a")
    parent.events.accept(TestEvent.text.event(nil))
    #expect(optional.value == nil && plain.value == "a")
    #expect(value(of: subject) == "a" && value(of: optionalSubject) == .some(nil))
  }

  @Test func typedEventsOfBothSidesReachTheOtherKinds() {
    let optional = BehaviorRelay<String?>(value: "")
    let plain = BehaviorRelay<String>(value: "")
    let subject = BehaviorSubject<String>(value: "")
    let optionalSubject = BehaviorSubject<String?>(value: "")
    child.bindParentEvents(to: optional, with: TestEvent.text)
    parent.bindEvents(to: plain, with: TestEvent.text)
    child.bindParentEvents(to: subject, with: TestEvent.text)
    parent.bindEvents(to: optionalSubject, with: TestEvent.text)
    child.parentEvents.accept(TestEvent.text.event("a"))
    child.parentEvents.accept(TestEvent.text.event(nil))
    #expect(optional.value == nil && plain.value == "a")
    #expect(value(of: subject) == "a" && value(of: optionalSubject) == .some(nil))
  }

  @Test func aViewIsBoundToDirectly() {
    let label = UILabel()
    child.bindParentEvents(to: label.rx.text, with: TestEvent.text)
    parent.events.accept(TestEvent.text.event("shown"))
    #expect(label.text == "shown")
  }

  // MARK: Helpers

  private func listen(to events: RxControllerEventRelay, _ name: String, _ journal: Journal) {
    let bag = child.disposeBag
    events.value(of: TestEvent.number, type: Int.self).write("\(name) number", to: journal).disposed(by: bag)
    events.value(of: TestEvent.count).write("\(name) count", to: journal).disposed(by: bag)
    events.value(of: TestEvent.text).write("\(name) text", to: journal).disposed(by: bag)
    events.value(of: TestEvent.name, type: String.self).write("\(name) name", to: journal).disposed(by: bag)
  }

  private func value<Element>(of subject: BehaviorSubject<Element>) -> Element? { try? subject.value() }
}
