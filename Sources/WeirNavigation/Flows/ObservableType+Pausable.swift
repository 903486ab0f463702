extension ObservableType {
  /// Lets elements through while the latest element of another stream is true (RxFlow).
  ///
  /// Before the other one has sent anything, nothing passes.
  public func pausable<Pauser: ObservableType>(
    withPauser pauser: Pauser
  ) -> Observable<Element> where Pauser.Element == Bool {
    withLatestFrom(pauser) { element, isOpen in isOpen ? Optional(element) : nil }.compactMap { $0 }
  }

  /// Lets some first elements through, and then as `pausable(withPauser:)` does (RxFlow).
  public func pausable<Pauser: ObservableType>(
    afterCount count: Int, withPauser pauser: Pauser
  ) -> Observable<Element> where Pauser.Element == Bool {
    let numbered = enumerated().map { (index: $0.index, element: $0.element) }
    return numbered.withLatestFrom(pauser.asObservable().startWith(false)) { item, isOpen in
      item.index < count || isOpen ? Optional(item.element) : nil
    }.compactMap { $0 }
  }
}
