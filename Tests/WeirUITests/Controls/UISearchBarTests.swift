#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct UISearchBarTests {
    private final class Log: UISearchBarDelegate {
      var log: [String] = []
      var mayBegin = true
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "!" }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
      func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
      }
    }

    @Test func typingSearchingAndCancelling() throws {
      let (bar, log) = (UISearchBar(), Log())
      let window = makeWindow(bar)
      bar.delegate = log
      bar.text = "set"
      #expect(log.log.isEmpty)
      bar.text = ""
      try bar.person(does: .type("a!b"))
      #expect(log.log == ["begin", "text a", "text ab"])
      #expect(bar.text == "ab" && bar.isFirstResponder)
      log.log = []
      try bar.person(does: .pressReturn)
      #expect(log.log == ["search"] && bar.isFirstResponder)
      #expect(refusal(bar, .cancel) == .hidden)
      bar.setShowsCancelButton(true, animated: false)
      try bar.person(does: .cancel)
      try bar.person(does: .clear)
      bar.resignFirstResponder()
      #expect(log.log == ["search", "cancel", "text ", "end"])
      withExtendedLifetime(window) {}
    }

    @Test func searchingNeedsAText() throws {
      let bar = UISearchBar()
      let window = makeWindow(bar)
      try bar.person(does: .tap())
      #expect(refusal(bar, .pressReturn) == .disabled)
      withExtendedLifetime(window) {}
    }

    @Test func beginningMayBeRefused() {
      let (bar, log) = (UISearchBar(), Log())
      let window = makeWindow(bar)
      bar.delegate = log
      log.mayBegin = false
      #expect(refusal(bar, .type("a")) != nil)
      #expect(log.log.isEmpty)
      withExtendedLifetime(window) {}
    }

    @Test func scopes() throws {
      let (bar, log) = (UISearchBar(), Log())
      bar.delegate = log
      bar.scopeButtonTitles = ["a", "b"]
      #expect(refusal(bar, .choose(1)) == .notFound)
      bar.showsScopeBar = true
      try bar.person(does: .choose(1))
      try bar.person(does: .choose(1))
      #expect(log.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
      #expect(refusal(bar, .choose(2)) == .notFound)
    }

    @Test func buttonsInTheField() throws {
      let (bar, log) = (UISearchBar(), Log())
      bar.delegate = log
      #expect(refusal(bar, .bookmarks) == .hidden && refusal(bar, .recentResults) == .hidden)
      bar.showsBookmarkButton = true
      bar.showsSearchResultsButton = true
      try bar.person(does: .bookmarks)
      try bar.person(does: .recentResults)
      #expect(log.log == ["bookmarks", "results"])
    }

    @Test func nothingIsKept() {
      weak var bar: UISearchBar?
      weak var log: Log?
      do {
        let (made, delegate) = (UISearchBar(), Log())
        made.delegate = delegate
        (bar, log) = (made, delegate)
      }
      #expect(bar == nil && log == nil)
    }
  }
#endif
