import Dispatch
import Testing
import WeirStreams
import WeirTesting

@MainActor private final class Label {
  var text = ""
  var history: [String] = []
}

extension Label: @MainActor ReactiveCompatible {}

@MainActor @Suite struct BinderTests {
  @Test func bindsAtOnceOnTheMainActor() {
    let label = Label()
    let binder = Binder<String>(label) { $0.text = $1 }
    binder.onNext("a")
    #expect(label.text == "a")
    binder.onCompleted()
    _ = Observable.of("b", "c").subscribe(binder)
    #expect(label.text == "c")
    binder.asObserver().onNext("d")
    #expect(label.text == "d")
  }

  @Test func hopsInOrder() async {
    let label = Label()
    let binder = Binder<Int>(label) { $0.history.append("\($1)") }
    await Task.detached { for number in 0..<100 { binder.onNext(number) } }.value
    await turnOfTheMainQueue()
    #expect(label.history == (0..<100).map { "\($0)" })
  }

  @Test func doesNotKeepItsTarget() {
    var label: Label? = Label()
    weak let weakLabel = label
    let binder = label.map { Binder<String>($0) { $0.text = $1 } }
    label = nil
    #expect(weakLabel == nil)
    binder?.onNext("a")
  }

  @Test func otherScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let target = Log()
    let binder = Binder<String>(target, scheduler: scheduler) { target, value in target(value) }
    binder.onNext("a")
    #expect(target.lines.isEmpty)
    scheduler.start()
    #expect(target.lines == ["a"])
  }

  @Test func properties() {
    let label = Label()
    label.rx.text.onNext("a")
    #expect(label.text == "a")
    #expect(label.rx.base === label)
  }
}

/// Returns when what the main queue holds now has run.
@MainActor func turnOfTheMainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
