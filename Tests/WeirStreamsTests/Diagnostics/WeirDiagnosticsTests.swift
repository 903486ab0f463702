import TestSupport
import Testing

@testable import WeirStreams

/// Faults, the hooks of unhandled errors, and the count of live objects.
///
/// The hooks are of the whole process: this suite looks only for errors of its own.
@Suite(.serialized) struct WeirDiagnosticsTests {
  private struct Unhandled: Error, Equatable { let name: String }

  /// The unhandled errors of this suite while the body runs, with the first line of the call stack that was noted.
  private func unhandled(_ body: () -> Void) -> [String] {
    let (original, log) = (Hooks.defaultErrorHandler, Log())
    Hooks.defaultErrorHandler = { stack, error in
      if let error = error as? Unhandled { log("\(error.name)\(stack.first.map { " " + $0 } ?? "")") }
    }
    defer { Hooks.defaultErrorHandler = original }
    body()
    return log.lines
  }

  private func failing(_ name: String) -> Observable<Int> { .error(Unhandled(name: name)) }

  @Test func errorsThatNobodyHandles() {
    let lines = unhandled {
      _ = failing("onNext").subscribe(onNext: { _ in })
      _ = failing("nothing").subscribe()
      _ = failing("single").asSingle().subscribe(onSuccess: { _ in })
      _ = failing("maybe").asMaybe().subscribe(onSuccess: { _ in })
      _ = failing("completable").ignoreElements().asCompletable().subscribe(onCompleted: {})
      _ = failing("handled").subscribe(onError: { _ in })
      _ = failing("handled").subscribe { _ in }
      _ = failing("handled").asSingle().subscribe { _ in }
      _ = failing("handled").catchAndReturn(1).subscribe()
    }
    #expect(lines == ["onNext", "nothing", "single", "maybe", "completable"])
  }

  @Test func callStacks() {
    let (records, capture) = (Hooks.recordCallStackOnError, Hooks.customCaptureSubscriptionCallstack)
    defer {
      Hooks.recordCallStackOnError = records
      Hooks.customCaptureSubscriptionCallstack = capture
    }
    Hooks.customCaptureSubscriptionCallstack = { ["here", "there"] }
    Hooks.recordCallStackOnError = false
    #expect(unhandled { _ = failing("a").subscribe() } == ["a"])
    Hooks.recordCallStackOnError = true
    #expect(Hooks.recordCallStackOnError)
    #expect(unhandled { _ = failing("b").subscribe() } == ["b here"])
    #expect(unhandled { _ = failing("c").asSingle().subscribe(onSuccess: { _ in }) } == ["c here"])
    #expect(Hooks.customCaptureSubscriptionCallstack() == ["here", "there"])
  }

  /// The stack is that of the subscription, wherever the error comes later.
  @Test func theStackOfTheSubscription() {
    let (records, capture) = (Hooks.recordCallStackOnError, Hooks.customCaptureSubscriptionCallstack)
    defer {
      Hooks.recordCallStackOnError = records
      Hooks.customCaptureSubscriptionCallstack = capture
    }
    Hooks.recordCallStackOnError = true
    let lines = unhandled {
      let subject = PublishSubject<Int>()
      Hooks.customCaptureSubscriptionCallstack = { ["early"] }
      let subscription = subject.subscribe()
      Hooks.customCaptureSubscriptionCallstack = { ["late"] }
      subject.onError(Unhandled(name: "d"))
      subscription.dispose()
    }
    #expect(lines == ["d early"])
  }

  @Test func theDefaultHandlerTakesAnything() {
    Hooks.defaultErrorHandler([], Unhandled(name: "default"))
    Hooks.defaultErrorHandler(["here"], Unhandled(name: "default"))
  }

  @Test func faultsHaveTheirParts() {
    let reported = faults(of: "Type") {
      WeirDiagnostics.report("Type", rule: "a rule", value: "5", remedy: "a remedy")
    }
    #expect(reported == ["a rule; 5"])
  }

  /// Other suites count at the same time; so only what the calls give is looked at, not the total.
  @Test func resources() {
    let up = Resources.incrementTotal()
    let down = Resources.decrementTotal()
    #expect(up > 0 && down >= 0 && Resources.total >= 0)
    #if DEBUG
      let serial = SerialDispatchQueueScheduler(qos: .default)
      let streams = (0..<1000).map { Observable.just($0).observe(on: serial) }
      #expect(Resources.numberOfSerialDispatchQueueObservables >= 1000)
      #expect(streams.count == 1000)
    #endif
  }
}
