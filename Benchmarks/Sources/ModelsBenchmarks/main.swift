import Foundation
import WeirModels
import WeirStreams

func row(_ name: String, _ value: Double, _ unit: String) {
  print(name.padding(toLength: 56, withPad: " ", startingAt: 0) + String(format: "%12.1f ", value) + unit)
}

/// The memory of a million models, and what one of them costs to read, change and retain.
func measureMillion() {
  let count = 1_000_000
  let plainStart = Measurement.residentBytes
  let plain = (0..<count).map { User(id: $0) }
  let plainBytes = Measurement.residentBytes - plainStart
  let storeStart = Measurement.residentBytes
  let store = ModelStore()
  for user in plain { store.addAndUpdate(user) }
  let storeBytes = Measurement.residentBytes - storeStart
  row("1,000,000 models in an array", Double(plainBytes) / Double(count), "bytes a model")
  row("1,000,000 models in a store", Double(storeBytes) / Double(count), "bytes a model")
  row("overhead of the store", Double(storeBytes - plainBytes) / Double(count), "bytes a model")
  row(
    "read one of 1,000,000",
    Measurement.nanoseconds(rounds: count) { round in
      keep(store.model(User.self, id: (round &* 7919) % count))
    }, "ns")
  row(
    "update one of 1,000,000",
    Measurement.nanoseconds(rounds: count) { round in
      store.update(User.self, id: (round &* 7919) % count) { $0.likes += 1 }
    }, "ns")
  let retained = ModelStore(keeping: .forever)
  retained.addAndUpdate(contentsOf: Array(plain.prefix(1000)))
  row(
    "retain and release one",
    Measurement.nanoseconds(rounds: count) { round in
      retained.retain(User.self, id: round % 1000).release()
    }, "ns")
  row(
    "observe one and dispose",
    Measurement.nanoseconds(rounds: 100_000) { round in
      retained.observe(User.self, id: round % 1000).subscribe(onNext: { keep($0) }).dispose()
    }, "ns")
}

let updates = ObservedUpdates(models: 10_000)
let inStore = updates.inStore()
let inOneRelay = updates.inOneRelay()
row("update one of 10,000 observed models, ModelStore", inStore, "ns")
row("update one of 10,000 observed models, one relay", inOneRelay, "ns")
row("the store is cheaper by", inOneRelay / inStore, "times")
measureMillion()
