#if !canImport(UIKit)
  public import Foundation

  /// The field of a search bar (UIKit).
  @preconcurrency @MainActor
  open class UISearchTextField: UITextField {}

  /// A field to search with, with a cancel button and scopes (UIKit).
  ///
  /// Setting `text` tells the delegate nothing; a person's typing does.
  @preconcurrency @MainActor
  open class UISearchBar: UIView {
    /// The look of a search bar (UIKit).
    public enum Style: UInt, Sendable {
      /// As elsewhere.
      case `default`
      /// Loud.
      case prominent
      /// Quiet.
      case minimal
    }

    /// The field.
    public final let searchTextField = UISearchTextField(frame: .zero)
    /// Who decides about the bar, and hears of it; not kept.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Hears what the delegate is told, for a module above.
    package final var watcher: Watcher<SearchMoment>?
    /// The look.
    open var searchBarStyle = Style.default
    /// The line above the field.
    open var prompt: String?
    /// Whether there is a cancel button.
    open var showsCancelButton = false
    /// Whether there is a bookmark button.
    open var showsBookmarkButton = false
    /// Whether there is a button of recent results.
    open var showsSearchResultsButton = false
    /// Whether that button is chosen.
    open var isSearchResultsButtonSelected = false
    /// The titles of the scopes; nil is none.
    open var scopeButtonTitles: [String]?
    /// The place of the scope that is chosen.
    open var selectedScopeButtonIndex = 0
    /// Whether the scopes are shown.
    open var showsScopeBar = false
    /// Whether the bar lets what is behind shine through.
    open var isTranslucent = true
    /// The color of the bar.
    open var barTintColor: UIColor?
    private var listener: SearchFieldListener?

    /// The text.
    open var text: String? {
      get { searchTextField.text }
      set { searchTextField.text = newValue }
    }
    /// What is shown while there is no text.
    open var placeholder: String? {
      get { searchTextField.placeholder }
      set { searchTextField.placeholder = newValue }
    }

    /// Makes a bar.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes a bar; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
      self.showsCancelButton = showsCancelButton
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    /// Whether its field may be edited.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether its field is edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Begins editing the field.
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends editing the field.
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    /// The height of a bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

    /// Gives the field its room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      searchTextField.frame = CGRect(
        x: 8, y: 10, width: max(bounds.width - (showsCancelButton ? 84 : 16), 0), height: 36)
    }

    /// Does what a person asks: edits, searches, cancels, chooses a scope.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      switch act {
      case .cancel:
        guard showsCancelButton else { throw refusal(.hidden, act) }
        delegate?.searchBarCancelButtonClicked(self)
        watcher?(.cancelButtonClicked)
      case .bookmarks:
        guard showsBookmarkButton else { throw refusal(.hidden, act) }
        delegate?.searchBarBookmarkButtonClicked(self)
        watcher?(.bookmarkButtonClicked)
      case .recentResults:
        guard showsSearchResultsButton else { throw refusal(.hidden, act) }
        delegate?.searchBarResultsListButtonClicked(self)
        watcher?(.resultsListButtonClicked)
      case .choose(let place):
        guard showsScopeBar, let titles = scopeButtonTitles, titles.indices.contains(place) else {
          throw refusal(.notFound, act)
        }
        guard place != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = place
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: place)
        watcher?(.scopeDidChange)
      case .tap, .type, .replace, .deleteBackward, .clear, .pressReturn, .endEditing:
        try searchTextField.handle(act)
      default: try super.handle(act)
      }
    }

    private func setUp() {
      addSubview(searchTextField)
      searchTextField.returnKeyType = .search
      searchTextField.enablesReturnKeyAutomatically = true
      searchTextField.clearButtonMode = .whileEditing
      let listener = SearchFieldListener(self)
      self.listener = listener
      searchTextField.delegate = listener
      searchTextField.addTarget(listener, action: SearchFieldListener.changed, for: .editingChanged)
    }
  }

  /// Hears of the field, and tells the delegate of the bar.
  @MainActor
  private final class SearchFieldListener: UITextFieldDelegate {
    weak var bar: UISearchBar?

    init(_ bar: UISearchBar) { self.bar = bar }

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
      guard let bar, let delegate = bar.delegate else { return true }
      return question(delegate, bar)
    }

    func changed() {
      guard let bar else { return }
      bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
      bar.watcher?(.textDidChange)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldBeginEditing($1) } }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      guard let bar else { return }
      bar.delegate?.searchBarTextDidBeginEditing(bar)
      bar.watcher?(.didBeginEditing)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }

    func textFieldDidEndEditing(_ textField: UITextField) {
      guard let bar else { return }
      bar.delegate?.searchBarTextDidEndEditing(bar)
      bar.watcher?(.didEndEditing)
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let bar {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        bar.watcher?(.searchButtonClicked)
      }
      return false
    }
  }
#endif
