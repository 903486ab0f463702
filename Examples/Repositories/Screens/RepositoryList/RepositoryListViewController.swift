import Weir

/// The list of repositories, with a field to search them.
final class RepositoryListViewController: UIViewController, DeferredReactorView {
  var disposeBag = DisposeBag()

  private let images: ImageLoader
  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let refreshControl = UIRefreshControl()
  private let statusView = StatusView()
  private lazy var dataSource = makeDataSource()

  init(images: ImageLoader) {
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = "Repositories"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.placeholder = "Search"
    tableView.register(cellType: RepositoryCell.self)
    tableView.register(cellType: NoticeCell.self)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.refreshControl = refreshControl
    layOut()
  }

  func bind(reactor: RepositoryListReactor) {
    bindActions(reactor)
    bindState(reactor)
  }

  private func bindActions(_ reactor: RepositoryListReactor) {
    let chosen = tableView.rx.modelSelected(RepositoryListRow.self)
    disposeBag
      ~ [
        searchBar.rx.text.orEmpty.skip(1).map { .type($0) }.bind(to: reactor.action),
        refreshControl.rx.controlEvent(.valueChanged).map { .refresh }.bind(to: reactor.action),
        statusView.retry.map { .retry }.bind(to: reactor.action),
        chosen.compactMap(\.action).bind(to: reactor.action),
        tableView.rx.itemSelected.bind { [tableView] in tableView.deselectRow(at: $0, animated: true) },
        tableView.rx.willDisplayCell.bind { [weak self] in self?.askForMore(at: $0.indexPath) },
      ]
  }

  private func bindState(_ reactor: RepositoryListReactor) {
    let state = reactor.state
    disposeBag
      ~ [
        state.map(\.sections).distinctUntilChanged().bind(to: tableView.rx.items(dataSource: dataSource)),
        state.map(\.status).distinctUntilChanged().bind { [statusView] in statusView.show($0) },
        state.map { $0.loading == .again }.distinctUntilChanged().bind(to: refreshControl.rx.isRefreshing),
      ]
  }

  /// The last rows ask for the next page.
  private func askForMore(at place: IndexPath) {
    let sections = dataSource.sectionModels
    guard place.section >= sections.count - 1, place.row >= sections[place.section].items.count - 3 else { return }
    reactor?.action.onNext(.loadMore)
  }

  private func makeDataSource() -> RxTableViewSectionedAnimatedDataSource<RepositorySection> {
    RxTableViewSectionedAnimatedDataSource(
      configureCell: { [images] _, tableView, place, row in
        switch row {
        case .repository(let repository):
          let cell = tableView.dequeueReusableCell(for: place, cellType: RepositoryCell.self)
          cell.show(repository, images: images)
          return cell
        case .loading, .failed:
          let cell = tableView.dequeueReusableCell(for: place, cellType: NoticeCell.self)
          cell.show(row)
          return cell
        }
      },
      titleForHeaderInSection: { source, index in
        let title = source[index].model
        return title.isEmpty ? nil : title
      })
  }

  private func layOut() {
    searchBar.layout.adhere(to: view).make {
      $0.top.left.right.equalToSafeArea()
      $0.height.equalTo(56)
    }
    tableView.layout.adhere(to: view).make {
      $0.top.equalTo(searchBar.layout.bottom)
      $0.left.right.bottom.equalToSuperview()
    }
    statusView.layout.adhere(to: view).make {
      $0.top.equalTo(searchBar.layout.bottom)
      $0.left.right.bottom.equalToSafeArea()
    }
  }
}

extension RepositoryListRow {
  /// What choosing the row asks for.
  fileprivate var action: RepositoryListReactor.Action? {
    switch self {
    case .repository(let repository): .choose(repository.id)
    case .failed: .retry
    case .loading: nil
    }
  }
}
