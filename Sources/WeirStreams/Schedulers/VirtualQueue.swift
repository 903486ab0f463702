/// What a `VirtualTimeScheduler` has to do: a heap, by time and then by the order of insertion.
struct VirtualQueue<Converter: VirtualTimeConverterType> {
  typealias Item = VirtualItem<Converter.VirtualTimeUnit>

  private let converter: Converter
  private var heap: [Item] = []
  private let cancelled = CancelledCount()
  private var nextNumber = 0

  init(_ converter: Converter) {
    self.converter = converter
  }

  /// The times for which something is scheduled.
  var times: [Converter.VirtualTimeUnit] { heap.lazy.filter { !$0.isDisposed }.map(\.time) }

  /// The time of the first action; nil where there is none.
  var firstTime: Converter.VirtualTimeUnit? { heap.first?.time }

  /// Adds an action.
  ///
  /// O(log n).
  mutating func insert(at time: Converter.VirtualTimeUnit, _ action: @escaping () -> any Disposable) -> Item {
    if cancelled.value > 64, cancelled.value * 2 > heap.count { forgetCancelled() }
    let item = Item(time, nextNumber, cancelled, action)
    nextNumber += 1
    heap.append(item)
    rise(from: heap.count - 1)
    return item
  }

  /// Takes the first action out, unless it is later than the limit; those that were cancelled are dropped.
  mutating func next(until limit: Converter.VirtualTimeUnit?) -> Item? {
    while let first = heap.first {
      if !first.isDisposed, let limit, converter.compareVirtualTime(first.time, limit) == .greaterThan { return nil }
      removeFirst()
      if !first.isDisposed { return first }
    }
    return nil
  }

  /// Those that were disposed of would else stay until their time; each time it frees about half of the heap.
  private mutating func forgetCancelled() {
    cancelled.reset()
    heap = heap.filter { !$0.isDisposed }.sorted(by: isBefore)
  }

  private func isBefore(_ lhs: Item, _ rhs: Item) -> Bool {
    switch converter.compareVirtualTime(lhs.time, rhs.time) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0, isBefore(heap[index], heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var first = index
      for child in [index * 2 + 1, index * 2 + 2] where child < heap.count && isBefore(heap[child], heap[first]) {
        first = child
      }
      if first == index { return }
      heap.swapAt(first, index)
      index = first
    }
  }
}
