#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// The rest of search bars: defaults, layout, silent delegates, and who refuses to end.
  @MainActor @Suite struct UISearchBarDefaultsTests {
    private final class Silent: UISearchBarDelegate {}

    private final class Strict: UISearchBarDelegate {
      var mayEnd = false
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    }

    @Test func defaultsAreUIKits() {
      let bar = UISearchBar()
      #expect(bar.text == "" && bar.placeholder == nil && bar.prompt == nil && !bar.showsCancelButton)
      #expect(!bar.showsBookmarkButton && !bar.showsSearchResultsButton && !bar.showsScopeBar && bar.isTranslucent)
      #expect(bar.scopeButtonTitles == nil && bar.selectedScopeButtonIndex == 0 && bar.searchBarStyle == .default)
      #expect(bar.searchTextField.returnKeyType == .search && bar.searchTextField.clearButtonMode == .whileEditing)
      #expect([UISearchBar.Style.default, .prominent, .minimal].map(\.rawValue) == [0, 1, 2])
    }

    @Test func theFieldLeavesRoomForTheCancelButton() {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
      bar.setShowsCancelButton(true, animated: true)
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame.width == 236)
      bar.frame.size.width = 10
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame.width == 0)
      #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    }

    @Test func theBarIsItsFieldToThePerson() throws {
      let bar = UISearchBar()
      let window = makeWindow(bar)
      #expect(bar.canBecomeFirstResponder && !bar.isFirstResponder && bar.becomeFirstResponder())
      #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
      try bar.person(does: .type("abc"))
      try bar.person(does: .deleteBackward)
      try bar.person(does: .replace(NSRange(location: 0, length: 1), "x"))
      #expect(bar.text == "xb" && bar.searchTextField.text == "xb")
      bar.placeholder = "find"
      #expect(bar.searchTextField.placeholder == "find")
      try bar.person(does: .endEditing)
      #expect(!bar.isFirstResponder && window.firstResponder == nil)
      #expect(refusal(bar, .increment) == .notSupported)
    }

    @Test func aSilentDelegateAllowsAll() throws {
      let (bar, silent) = (UISearchBar(), Silent())
      let window = makeWindow(bar)
      bar.delegate = silent
      try bar.person(does: .type("ab"))
      try bar.person(does: .pressReturn)
      bar.setShowsScope(true, animated: false)
      bar.scopeButtonTitles = ["one", "two"]
      try bar.person(does: .choose(1))
      bar.showsCancelButton = true
      try bar.person(does: .cancel)
      try bar.person(does: .endEditing)
      silent.searchBarBookmarkButtonClicked(bar)
      silent.searchBarResultsListButtonClicked(bar)
      #expect(bar.text == "ab" && bar.selectedScopeButtonIndex == 1 && !bar.isFirstResponder)
      withExtendedLifetime(window) {}
    }

    @Test func endingMayBeRefused() throws {
      let (bar, strict) = (UISearchBar(), Strict())
      let window = makeWindow(bar)
      bar.delegate = strict
      try bar.person(does: .tap())
      #expect(!bar.resignFirstResponder() && refusal(bar, .endEditing) == .declined(by: "textFieldShouldEndEditing"))
      strict.mayEnd = true
      #expect(bar.resignFirstResponder() && window.firstResponder == nil)
    }
  }
#endif
