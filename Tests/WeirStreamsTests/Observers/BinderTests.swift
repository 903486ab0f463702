import Dispatch
import TestSupport
import Testing
import WeirStreams
import WeirTesting

@MainActor private final class Label {
  var text = ""
  var history: [String] = []
}

extension Label: @MainActor ReactiveCompatible {}

@MainActor @Suite(.serialized) struct BinderTests {
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

extension BinderTests {
  /// Sent to from the main queue while something waits: it comes after that.
  @Test func orderAcrossThreads() async {
    let label = Label()
    let binder = Binder<Int>(label) { $0.history.append("\($1)") }
    onThreads({ binder.onNext(1) })
    binder.onNext(2)
    #expect(label.history == [])
    await turnOfTheMainQueue()
    #expect(label.history == ["1", "2"])
    binder.onNext(3)
    #expect(label.history == ["1", "2", "3"])
  }

  @Test func theTargetMayGoWhileSomethingWaits() async {
    var label: Label? = Label()
    let (log, binder) = (Log(), label.map { label in Binder<Int>(label) { _, _ in Issue.record("it has gone") } })
    onThreads({
      binder?.onNext(1)
      log("sent")
    })
    label = nil
    await turnOfTheMainQueue()
    #expect(log.lines == ["sent"])
  }

  @Test func nested() {
    let label = Label()
    let slot = Collected<Binder<Int>>()
    slot.add(
      Binder(label) { label, number in
        if number < 3 { slot.values[0].onNext(number + 1) }
        label.history.append("\(number)")
      })
    slot.values[0].onNext(1)
    #expect(label.history == ["3", "2", "1"])
  }

  @Test func errorsAreReportedAndTheRestGoesOn() {
    let (scheduler, target) = (TestScheduler(initialClock: 0), Log())
    let binder = Binder<String>(target, scheduler: scheduler) { target, value in target(value) }
    #expect(faults(of: "Binder") { binder.onError(Failure.second) } == ["an error cannot be bound; second"])
    binder.onCompleted()
    binder.on(.next("a"))
    binder.asObserver().on(.next("b"))
    scheduler.start()
    #expect(target.lines == ["a", "b"])
  }

  @Test func optionalsAndOtherTypes() {
    let label = Label()
    let optional = Binder<String?>(label) { $0.text = $1 ?? "none" }
    _ = Observable.just("a").bind(to: optional)
    #expect(label.text == "a")
    optional.onNext(nil)
    #expect(label.text == "none")
    let lengths = Binder<Int>(label) { $0.text = "\($1)" }.mapObserver { (text: String) in text.count }
    lengths.onNext("four")
    #expect(label.text == "4")
  }

  @Test func manyThreadsOneTarget() async {
    let label = Label()
    let binder = Binder<Int>(label) { $0.history.append("\($1)") }
    await Task.detached {
      race({ for number in 0..<300 { binder.onNext(number) } }, { for number in 300..<600 { binder.onNext(number) } })
    }.value
    await turnOfTheMainQueue()
    let numbers = label.history.compactMap(Int.init)
    #expect(numbers.filter { $0 < 300 } == Array(0..<300) && numbers.filter { $0 >= 300 } == Array(300..<600))
  }
}
