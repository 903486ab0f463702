import WeirMVVM

/// Lines in the order in which they were written.
@MainActor
final class Journal {
  private(set) var lines: [String] = []
  /// What lives as long as it does.
  var kept: [AnyObject] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines so far, which are forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension ObservableType {
  /// Writes each element to a journal, with a name before it.
  @MainActor
  func write(_ name: String, to journal: Journal) -> any Disposable {
    asObservable().asSignal(onErrorSignalWith: .empty()).emit { journal("\(name) \(plain($0))") }
  }
}

/// A value as text, an optional as what is in it.
func plain(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return "\(value)" }
  return mirror.children.first.map { plain($0.value) } ?? "nil"
}
