/// A disposable that does nothing.
private struct NopDisposable: Disposable {
  func dispose() {}
}

extension Disposables {
  private static let nop = NopDisposable()

  /// A disposable that does nothing.
  public static func create() -> any Disposable { nop }
}
