#if !canImport(UIKit)
  public import Foundation
  import WeirReporting

  /// Rows in sections (UIKit).
  ///
  /// Only the cells that can be seen are made, also while scrolling. Heights are asked for when a row is first seen, unless
  /// estimates are switched off by `estimatedRowHeight = 0`; finding a row by its offset takes O(log n). A batch of changes
  /// that does not fit what the data source says is reported, and the table reads everything again.
  @preconcurrency @MainActor
  open class UITableView: UIScrollView {
    /// The look of a table (UIKit).
    public enum Style: Int, Sendable {
      /// Rows below each other, with headers that stay.
      case plain
      /// Groups.
      case grouped
      /// Groups that are moved in.
      case insetGrouped
    }

    /// Where a row comes to lie when it is scrolled to (UIKit).
    public enum ScrollPosition: Int, Sendable {
      /// Anywhere, with as little scrolling as is needed.
      case none
      /// At the top.
      case top
      /// In the middle.
      case middle
      /// At the bottom.
      case bottom
    }

    /// How rows come and go (UIKit).
    public enum RowAnimation: Int, Sendable {
      /// They fade.
      case fade
      /// From and to the right.
      case right
      /// From and to the left.
      case left
      /// From and to the top.
      case top
      /// From and to the bottom.
      case bottom
      /// At once.
      case none
      /// From and to the middle.
      case middle
      /// As fits.
      case automatic = 100
    }

    /// A height that follows from what is shown.
    public static let automaticDimension: CGFloat = -1

    /// The look.
    public final let style: Style
    /// Hears what the delegate is told, for a module above.
    package final var tableWatcher: Watcher<TableMoment>?
    /// Hears what the data source is told of the person's edits, for a module above.
    package final var editWatcher: Watcher<TableEditMoment>?
    /// Hears what the prefetching data source is told, for a module above.
    package final var prefetchWatcher: Watcher<TablePrefetchMoment>?
    /// What it shows; not kept.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { sourceChanged(oldValue) } }
    /// Who is told in good time which rows may come; not kept.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether anyone is told.
    open var isPrefetchingEnabled = true
    private weak var typedDelegate: (any UITableViewDelegate)?
    /// The optional methods that are not there.
    final var missing: MissingMethods = []

    /// The height of rows.
    open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged(rowHeight != oldValue) } }
    /// About the height of rows; 0 asks for all heights when the rows are read.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of headers.
    open var sectionHeaderHeight = UITableView.automaticDimension {
      didSet { heightsChanged(sectionHeaderHeight != oldValue) }
    }
    /// The height of footers.
    open var sectionFooterHeight = UITableView.automaticDimension {
      didSet { heightsChanged(sectionFooterHeight != oldValue) }
    }
    /// About the height of headers.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// About the height of footers.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The room above each header of a plain table.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// What stands above all sections.
    open var tableHeaderView: UIView? { didSet { swapEdgeView(oldValue, tableHeaderView) } }
    /// What stands below all sections.
    open var tableFooterView: UIView? { didSet { swapEdgeView(oldValue, tableFooterView) } }
    /// What lies behind all.
    open var backgroundView: UIView? { didSet { swapBackground(oldValue) } }
    /// The look of the lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// How far the lines are moved in.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// The color of the lines.
    open var separatorColor: UIColor? = .separator
    /// Whether a person can choose rows.
    open var allowsSelection = true
    /// Whether a person can choose several rows.
    open var allowsMultipleSelection = false
    /// Whether a person can choose rows while editing.
    open var allowsSelectionDuringEditing = false
    /// Whether a person can choose several rows while editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether its cells follow the width of text that is easy to read.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether it gives cells that size themselves another size when they change.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    final var isInEditing = false
    final var layout = TableLayout()
    /// The rows that have cells, in order.
    final var shown: [ShownRow] = []
    final var shownHeaders: [Int: UIView] = [:]
    final var shownFooters: [Int: UIView] = [:]
    /// Headers and footers that were made to know whether there are any.
    final var pendingHeaders: [Int: UIView] = [:]
    final var pendingFooters: [Int: UIView] = [:]
    final var reuse = ReusePool()
    final var needsReload = true
    final var isTiling = false
    final var laidOutWidth: CGFloat = 0
    /// The chosen rows, in the order in which they were chosen.
    final var chosen: [IndexPath] = []
    final var batch = TableBatch()
    final var batchDepth = 0
    /// The cells that `reconfigureRows` asks for again, which the data source gets when it takes one from the pool.
    final var reconfigured: [IndexPath: UITableViewCell] = [:]
    final var prefetched: Set<IndexPath> = []

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
      alwaysBounceVertical = true
    }

    /// Makes a plain table; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      style = .plain
      super.init(coder: coder)
      alwaysBounceVertical = true
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// How it shows its rows, and who hears of what is done with them; not kept.
    open var delegate: (any UITableViewDelegate)? {
      get { typedDelegate }
      set { scrollDelegate = newValue }
    }

    override func delegateChanged() {
      guard scrollDelegate !== typedDelegate || scrollDelegate == nil else { return }
      typedDelegate = scrollDelegate as? any UITableViewDelegate
      missing = []
      setNeedsReload()
    }

    /// Reads everything again; nothing is chosen any more.
    ///
    /// The data source is asked in the next layout pass, or when something asks for rows before that.
    open func reloadData() {
      chosen = []
      setNeedsReload()
    }

    /// Lays out the cells that can be seen.
    open override func layoutSubviews() {
      super.layoutSubviews()
      tile()
    }

    /// Does what a person asks of a row.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard case .row(let path, let rowAct) = act else { return try super.handle(act) }
      try handle(rowAct, at: path, act)
    }

    /// Whether it is edited; the cells that are seen follow.
    open var isEditing: Bool {
      get { isInEditing }
      set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    /// When cells that size themselves get another size (UIKit).
    public enum SelfSizingInvalidation: Int, Sendable {
      /// Never by themselves.
      case disabled
      /// When they ask for it.
      case enabled
      /// Also when their constraints change.
      case enabledIncludingConstraints
    }

    // MARK: Updates, which subclasses may watch

    /// Begins a batch of changes; batches may be inside each other.
    open func beginUpdates() {
      if batchDepth == 0 {
        updateNow()
        loadIfNeeded()
        batch = TableBatch()
      }
      batchDepth += 1
    }

    /// Ends a batch of changes; the outermost one is carried out.
    open func endUpdates() {
      guard batchDepth > 0 else {
        return WeirDiagnostics.report(
          "UITableView", rule: "endUpdates ends what beginUpdates began", value: "no updates were begun",
          remedy: "call beginUpdates first, or performBatchUpdates")
      }
      batchDepth -= 1
      if batchDepth == 0 { carryOutBatch() }
    }

    /// Makes changes as one batch, and calls the completion in the next turn of the main actor.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      beginUpdates()
      updates?()
      endUpdates()
      if let completion { NextTurn.run { completion(true) } }
    }

    /// Inserts rows, which the data source has already.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      change { $0.insertedRows += indexPaths }
    }

    /// Deletes rows, which the data source has no more.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      change { $0.deletedRows += indexPaths }
    }

    /// Makes the cells of rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      change { $0.reloadedRows += indexPaths }
    }

    /// Sets up the cells of rows again, without making new ones.
    open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfiguredRows += indexPaths } }

    /// Moves a row, which the data source has moved already.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      change { $0.movedRows.append((indexPath, newIndexPath)) }
    }

    /// Inserts sections, which the data source has already.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      change { $0.insertedSections += sections }
    }

    /// Deletes sections, which the data source has no more.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      change { $0.deletedSections += sections }
    }

    /// Reads sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      change { $0.reloadedSections += sections }
    }

    /// Moves a section, which the data source has moved already.
    open func moveSection(_ section: Int, toSection newSection: Int) {
      change { $0.movedSections.append((section, newSection)) }
    }
  }

  /// A row that has a cell.
  struct ShownRow {
    var path: IndexPath
    let cell: UITableViewCell
  }
#endif
