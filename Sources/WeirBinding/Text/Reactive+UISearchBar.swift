extension Reactive where Base: UISearchBar {
  /// The text of the bar; what the person types or clears is sent, what the program sets is not.
  public var text: ControlProperty<String?> { value }

  /// The text of the bar; see `text`.
  public var value: ControlProperty<String?> {
    Observable.property(
      base, changes: { $0.rx.textDidChange }, { $0.text },
      { bar, text in if bar.text != text { bar.text = text } })
  }

  /// Which scope is chosen.
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    Observable.property(
      base, changes: { $0.rx.scopeDidChange }, { $0.selectedScopeButtonIndex }, { $0.selectedScopeButtonIndex = $1 })
  }

  /// The person asks for the search.
  public var searchButtonClicked: ControlEvent<Void> {
    moments { if case .searchButtonClicked = $0 { () } else { nil } }
  }

  /// The person gives the search up.
  public var cancelButtonClicked: ControlEvent<Void> {
    moments { if case .cancelButtonClicked = $0 { () } else { nil } }
  }

  /// The person has tapped the bookmarks.
  public var bookmarkButtonClicked: ControlEvent<Void> {
    moments { if case .bookmarkButtonClicked = $0 { () } else { nil } }
  }

  /// The person has tapped the list of results.
  public var resultsListButtonClicked: ControlEvent<Void> {
    moments { if case .resultsListButtonClicked = $0 { () } else { nil } }
  }

  /// The person begins to edit.
  public var textDidBeginEditing: ControlEvent<Void> {
    moments { if case .didBeginEditing = $0 { () } else { nil } }
  }

  /// The person has ended editing.
  public var textDidEndEditing: ControlEvent<Void> { moments { if case .didEndEditing = $0 { () } else { nil } } }

  /// Sets the delegate, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
    SetDelegate.run(base, delegate) {
      $0.delegate
    } set: {
      $0.delegate = $1
    }
  }

  private var textDidChange: ControlEvent<Void> { moments { if case .textDidChange = $0 { () } else { nil } } }

  private var scopeDidChange: ControlEvent<Void> { moments { if case .scopeDidChange = $0 { () } else { nil } } }

  private func moments<Element>(_ pick: @escaping @Sendable (SearchMoment) -> Element?) -> ControlEvent<Element> {
    Moments.of(base, Watching.searchBar, pick: pick)
  }
}
