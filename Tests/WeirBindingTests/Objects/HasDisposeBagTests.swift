import TestSupport
import Testing
import WeirBinding

/// The bag that each view and controller has.
@Suite @MainActor struct HasDisposeBagTests {
  private let log = Log()

  private final class Screen: UIViewController, HasDisposeBag {}

  @Test func theBagLivesAsLongAsTheObject() {
    let subject = PublishSubject<Int>()
    do {
      let view = UIView()
      subject.subscribe(log) ~ view.rx.disposeBag
      #expect(view.rx.disposeBag === view.rx.disposeBag)
      subject.onNext(1)
    }
    subject.onNext(2)
    #expect(log.lines == ["1"])
    #expect(!subject.hasObservers)
  }

  @Test func aNewBagEndsTheOldOne() {
    let (subject, view) = (PublishSubject<Int>(), UIView())
    subject.subscribe(log) ~ view.rx.disposeBag
    view.rx.disposeBag = DisposeBag()
    subject.onNext(1)
    #expect(log.lines.isEmpty)
  }

  @Test func theProtocolGivesTheSameBag() {
    let screen = Screen()
    #expect(screen.disposeBag === screen.rx.disposeBag)
    let bag = DisposeBag()
    screen.disposeBag = bag
    #expect(screen.rx.disposeBag === bag)
  }

  @Test func everyObjectHasItsOwn() {
    #expect(UIView().rx.disposeBag !== UIView().rx.disposeBag)
  }

  @Test func threadsGetTheSameBag() async {
    let view = UIView()
    async let first = onAnotherThread { view.rx.disposeBag }
    async let second = onAnotherThread { view.rx.disposeBag }
    let (one, other) = await (first, second)
    #expect(one === other)
  }

  @Test func whatCannotKeepOneIsReported() {
    #if !canImport(ObjectiveC)
      final class Plain: HasDisposeBag, Sendable {}
      let subject = PublishSubject<Int>()
      let faults = faults(of: "Reactive") {
        subject.subscribe(log) ~ Plain().disposeBag
        Plain().disposeBag = DisposeBag()
      }
      #expect(faults == Array(repeating: "rx.disposeBag needs an object that can keep others; Plain cannot", count: 2))
      #expect(!subject.hasObservers)
    #endif
  }
}
