extension Reactive where Base: UIView {
  /// Makes the view the first responder, or lets it give up being it.
  public var isFirstResponder: Binder<Bool> {
    Binder(base) { if $1 { $0.becomeFirstResponder() } else { $0.resignFirstResponder() } }
  }

  /// Fades the view in and out; `isHidden` follows.
  public var isVisible: Binder<Bool> { Binder(base) { $0.isHidden = !$1 } }
}
