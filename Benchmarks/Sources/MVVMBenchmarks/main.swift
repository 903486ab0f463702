import Foundation
import WeirMVVM

func row(_ name: String, _ value: Double, _ unit: String) {
  print(name.padding(toLength: 64, withPad: " ", startingAt: 0) + String(format: "%12.1f ", value) + unit)
}

let identifiers = (0..<10_000).map { _ in RxControllerEvent.identifier() }

/// An event of one listener, beside so many listeners to other events.
func measureTable(_ count: Int) -> Double {
  let listeners = TableListeners(Array(identifiers.prefix(count)))
  let cost = Measurement.nanoseconds(rounds: 100_000) { round in
    listeners.send(identifiers[round % count].event(1))
  }
  precondition(listeners.sum == 500_000, "MVVMBenchmarks: each event reaches its one listener; \(listeners.sum)")
  return cost
}

for count in [1, 100, 10_000] {
  row("send to 1 listener of \(count), each of its own event", measureTable(count), "ns")
}
let filtered = FilteredListeners(identifiers)
row(
  "the same with a filter at each of 10,000 listeners",
  Measurement.nanoseconds(rounds: 100, runs: 3) { filtered.send(identifiers[$0].event(1)) }, "ns")

let crowd = TableListeners(Array(repeating: identifiers[0], count: 100))
row("send to 100 listeners", Measurement.nanoseconds(rounds: 10_000) { _ in crowd.send(identifiers[0].event(1)) }, "ns")

row("make a view model", Measurement.nanoseconds(rounds: 20_000) { _ in _ = RxViewModel() }, "ns")
let parent = RxViewModel()
parent.events.accept(identifiers[0].event(1))
row(
  "make a child that listens to one event, add it, and let it go",
  Measurement.nanoseconds(rounds: 20_000) { _ in
    let child = RxViewModel()
    child.bindParentEvents(to: BehaviorRelay<Int?>(value: nil), with: identifiers[0])
    parent.addChild(child)
  }, "ns")
row(
  "make a screen with its view model, and load its view",
  Measurement.nanoseconds(rounds: 5_000) { _ in RxViewController(viewModel: RxViewModel()).loadViewIfNeeded() }, "ns")
