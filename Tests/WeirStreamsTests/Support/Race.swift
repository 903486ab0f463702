import Dispatch

/// Runs two bodies at the same time on two threads, and returns when both have.
func race(_ first: @Sendable () -> Void, _ second: @Sendable () -> Void) {
  withoutActuallyEscaping(first) { first in
    withoutActuallyEscaping(second) { second in
      DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 0 { first() } else { second() } }
    }
  }
}
