import Testing
import WeirBinding

/// Text fields, text views and search bars.
@Suite @MainActor struct TextTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func shown<View: UIView>(_ view: View) -> View {
    view.frame = window.bounds
    window.isHidden = false
    window.addSubview(view)
    return view
  }

  /// A delegate of the user's own, which must go on hearing.
  private final class Delegate: UITextViewDelegate, UISearchBarDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func textViewDidChange(_ textView: UITextView) { log("own change") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("own search") }
  }

  @Test func whatIsTypedIntoAFieldIsSent() throws {
    let field = shown(UITextField())
    field.text = "a"
    field.rx.text.map { $0 ?? "nil" }.subscribe(log) ~ bag
    #expect(log.take() == ["a"])
    try field.person(does: .type("b"))
    #expect(log.take().last == "ab")
    field.text = "c"
    #expect(log.take().isEmpty, "what the program sets is not sent")
  }

  @Test func editingOfAFieldIsTold() throws {
    let field = shown(UITextField())
    field.rx.didBeginEditing.map { "begin" }.subscribe(log) ~ bag
    field.rx.didEndEditing.map { "end" }.subscribe(log) ~ bag
    field.rx.returnPressed.map { "return" }.subscribe(log) ~ bag
    try field.person(does: .type("a"))
    try field.person(does: .pressReturn)
    #expect(log.lines.first == "begin")
    #expect(log.lines.contains("return"))
  }

  @Test func orEmptyHasNoNil() {
    let field = shown(UITextField())
    field.rx.text.orEmpty.map { "<\($0)>" }.subscribe(log) ~ bag
    #expect(log.lines == ["<>"])
  }

  @Test func attributedTextsAreProperties() {
    let (field, view) = (shown(UITextField()), shown(UITextView()))
    Observable.just(NSAttributedString(string: "a")) ~> field.rx.attributedText ~ bag
    Observable.just(NSAttributedString(string: "b")) ~> view.rx.attributedText ~ bag
    #expect(field.text == "a")
    #expect(view.text == "b")
  }

  @Test func anEqualTextIsNotSetAgain() throws {
    let field = shown(UITextField())
    let relay = BehaviorRelay(value: "hello")
    field <~> relay ~ bag
    try field.person(does: .tap())
    try field.person(does: .type("!"))
    #expect(relay.value == "hello!")
    relay.accept("bye")
    #expect(field.text == "bye")
  }

  @Test func fieldsAndRelaysFollowEachOther() throws {
    let (view, bar) = (shown(UITextView()), shown(UISearchBar()))
    let (text, query) = (BehaviorRelay(value: "a"), BehaviorRelay<String?>(value: "q"))
    text <~> view ~ bag
    bar <~> query ~ bag
    try view.person(does: .type("b"))
    try bar.person(does: .type("r"))
    #expect(text.value == "ab")
    #expect(query.value == "qr")
    text.accept("c")
    query.accept(nil)
    #expect(view.text == "c")
    #expect(bar.text ?? "" == "")
  }

  @Test func aTextViewTellsBesideItsDelegate() throws {
    let (view, delegate) = (shown(UITextView()), Delegate(log))
    view.rx.text.map { $0 ?? "nil" }.subscribe(log) ~ bag
    view.rx.didBeginEditing.map { "begin" }.subscribe(log) ~ bag
    view.rx.didEndEditing.map { "end" }.subscribe(log) ~ bag
    view.rx.didChange.map { "change" }.subscribe(log) ~ bag
    view.delegate = delegate
    try view.person(does: .type("a"))
    try view.person(does: .endEditing)
    #expect(log.take() == ["", "begin", "own change", "a", "change", "end"])
    #expect(view.delegate === delegate)
  }

  @Test func aSelectionThatMovesIsTold() throws {
    let view = shown(UITextView())
    view.rx.didChangeSelection.map { "moved" }.subscribe(log) ~ bag
    try view.person(does: .type("a"))
    #expect(log.lines == ["moved"])
  }

  @Test func aSearchBarTellsBesideItsDelegate() throws {
    let (bar, delegate) = (shown(UISearchBar()), Delegate(log))
    bar.showsCancelButton = true
    bar.rx.text.map { $0 ?? "nil" }.subscribe(log) ~ bag
    bar.rx.searchButtonClicked.map { "search" }.subscribe(log) ~ bag
    bar.rx.cancelButtonClicked.map { "cancel" }.subscribe(log) ~ bag
    bar.rx.textDidBeginEditing.map { "begin" }.subscribe(log) ~ bag
    let setting = bar.rx.setDelegate(delegate)
    try bar.person(does: .type("a"))
    try bar.person(does: .pressReturn)
    try bar.person(does: .cancel)
    #expect(log.take().dropFirst() == ["begin", "a", "own search", "search", "cancel"])
    setting.dispose()
    #expect(bar.delegate == nil)
  }

  @Test func buttonsOfASearchBarAreTold() throws {
    let bar = shown(UISearchBar())
    bar.rx.bookmarkButtonClicked.map { "bookmarks" }.subscribe(log) ~ bag
    bar.rx.resultsListButtonClicked.map { "results" }.subscribe(log) ~ bag
    bar.rx.cancelButtonClicked.map { "cancel" }.subscribe(log) ~ bag
    (bar.showsBookmarkButton, bar.showsCancelButton, bar.showsSearchResultsButton) = (true, true, true)
    for act in [.bookmarks, .recentResults, .cancel] as [PersonAct] { try bar.person(does: act) }
    #expect(log.lines == ["bookmarks", "results", "cancel"])
  }

  @Test func aScopeIsAProperty() throws {
    let bar = shown(UISearchBar())
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    bar.rx.selectedScopeButtonIndex.subscribe(log) ~ bag
    try bar.person(does: .choose(1))
    Observable.just(0) ~> bar.rx.selectedScopeButtonIndex ~ bag
    #expect(bar.selectedScopeButtonIndex == 0)
    #expect(log.lines == ["0", "1"])
  }

  @Test func theStreamsEndWithTheView() {
    do {
      let (view, bar) = (UITextView(), UISearchBar())
      view.rx.text.skip(1).map { $0 ?? "" }.subscribe(log) ~ bag
      bar.rx.searchButtonClicked.map { "search" }.subscribe(log) ~ bag
    }
    #expect(log.lines == ["completed", "completed"])
  }
}
