/// What a search bar has just told its delegate.
package enum SearchMoment {
  /// The person has changed the text.
  case textDidChange
  /// The person begins to edit.
  case didBeginEditing
  /// The person has ended editing.
  case didEndEditing
  /// The person asks for the search.
  case searchButtonClicked
  /// The person gives the search up.
  case cancelButtonClicked
  /// The person has tapped the bookmarks.
  case bookmarkButtonClicked
  /// The person has tapped the list of results.
  case resultsListButtonClicked
  /// The person has chosen another scope.
  case scopeDidChange
}
