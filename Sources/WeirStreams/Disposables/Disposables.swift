/// Makes disposables.
public struct Disposables {
  private init() {}
}
