import TestSupport
import Testing

@testable import WeirStreams

/// `SerialDisposable`, `SingleAssignmentDisposable` and `LifetimeSlot`: one at a time.
@Suite(.serialized) struct SerialDisposableTests {
  private let log = Log()

  private func member(_ name: String) -> any Cancelable { Disposables.create { [log] in log(name) } }

  @Test func serial() {
    let serial = SerialDisposable()
    serial.disposable.dispose()
    let first = member("a")
    serial.disposable = first
    #expect(serial.disposable as AnyObject === first as AnyObject)
    serial.disposable = member("b")
    #expect(first.isDisposed && log.take() == ["a"])
    serial.dispose()
    serial.dispose()
    #expect(log.take() == ["b"] && serial.isDisposed)
    serial.disposable = member("c")
    #expect(log.take() == ["c"])
    // What it held is not held any longer.
    serial.disposable.dispose()
    #expect(log.lines.isEmpty)
  }

  /// What is replaced may set the next one.
  @Test func reentrantReplacement() {
    let serial = SerialDisposable()
    let last = member("last")
    serial.disposable = Disposables.create { [log] in
      log("first")
      serial.disposable = last
    }
    serial.disposable = member("second")
    #expect(log.take() == ["first", "second"])
    serial.dispose()
    #expect(log.lines == ["last"])
  }

  @Test func hold() {
    let serial = SerialDisposable()
    serial.hold { member("a") }
    serial.hold {
      log("starts")
      return member("b")
    }
    #expect(log.take() == ["a", "starts"])
    // What a start sets before it returns stays, and what it returns then is too late.
    serial.hold {
      serial.disposable = member("inner")
      return member("outer")
    }
    #expect(log.take() == ["b", "outer"])
    serial.dispose()
    #expect(log.take() == ["inner"])
    serial.hold { member("late") }
    #expect(log.lines == ["late"])
  }

  @Test func singleAssignment() {
    let single = SingleAssignmentDisposable()
    #expect(!single.isDisposed)
    single.setDisposable(member("a"))
    let reported = faults(of: "SingleAssignmentDisposable") { single.setDisposable(member("b")) }
    #expect(reported.count == 1 && reported[0].hasPrefix("a disposable may be set only once"))
    #expect(log.take() == ["b"])
    single.dispose()
    single.dispose()
    #expect(log.take() == ["a"] && single.isDisposed)
    #expect(faults(of: "SingleAssignmentDisposable") { single.setDisposable(member("c")) }.count == 1)
    #expect(log.lines == ["c"])
  }

  @Test func singleAssignmentAfterTheDisposal() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    #expect(faults(of: "SingleAssignmentDisposable") { single.setDisposable(member("a")) }.isEmpty)
    #expect(log.lines == ["a"])
  }

  @Test func replacedByTwoThreads() {
    for _ in 0..<1000 {
      let (serial, count) = (SerialDisposable(), Tally())
      let replace: @Sendable () -> Void = {
        for _ in 0..<5 { serial.disposable = Disposables.create { count.increment() } }
      }
      race(replace, replace)
      #expect(count.value == 9)
      serial.dispose()
      #expect(count.value == 10)
    }
  }
}
