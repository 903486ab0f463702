public import Foundation

extension Reactive where Base: UITextView {
  /// The text of the view; what the person types is sent, what the program sets is not.
  ///
  /// A text that is there already is not set again, as that would move the cursor.
  public var text: ControlProperty<String?> { value }

  /// The text of the view; see `text`.
  public var value: ControlProperty<String?> {
    edited({ $0.text }, { view, text in if view.text != text { view.text = text } })
  }

  /// The text of the view with attributes; see `text`.
  public var attributedText: ControlProperty<NSAttributedString?> {
    edited({ $0.attributedText }, { view, text in if view.attributedText != text { view.attributedText = text } })
  }

  /// The person begins to edit.
  public var didBeginEditing: ControlEvent<Void> { moments { if case .didBeginEditing = $0 { () } else { nil } } }

  /// The person has ended editing.
  public var didEndEditing: ControlEvent<Void> { moments { if case .didEndEditing = $0 { () } else { nil } } }

  /// The person has changed the text.
  public var didChange: ControlEvent<Void> { moments { if case .didChange = $0 { () } else { nil } } }

  /// Another part of the text is chosen.
  public var didChangeSelection: ControlEvent<Void> { moments { if case .didChangeSelection = $0 { () } else { nil } } }

  private func edited<Value>(
    _ getter: @escaping @MainActor @Sendable (Base) -> Value,
    _ setter: @escaping @MainActor @Sendable (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    Observable.property(base, changes: { $0.rx.didChange }, getter, setter)
  }

  private func moments<Element>(_ pick: @escaping @Sendable (TextMoment) -> Element?) -> ControlEvent<Element> {
    Moments.of(base, Watching.textView, pick: pick)
  }
}
