import RxBinding
import RxCocoa
import RxDataSources
import RxSwift
import Testing
import WeirDriver
import WeirUI

/// Code for RxCocoa, RxDataSources and RxBinding.
@MainActor struct ScreensTests {
  private final class SearchViewController: UIViewController {
    let searchBar = UISearchBar()
    let tableView = UITableView()
    private let disposeBag = DisposeBag()
    private let words = ["apple", "pear", "peach"]

    override func viewDidLoad() {
      super.viewDidLoad()
      searchBar.placeholder = "Words"
      searchBar.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 44)
      view.addSubview(searchBar)
      tableView.frame = view.bounds.inset(by: UIEdgeInsets(top: 144, left: 0, bottom: 0, right: 0))
      view.addSubview(tableView)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      let dataSource = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
        configureCell: { _, tableView, indexPath, word in
          let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
          cell.textLabel?.text = word
          return cell
        })
      searchBar.rx.text.orEmpty
        .map { [words] text in
          [SectionModel(model: "Words", items: words.filter { text.isEmpty || $0.hasPrefix(text) })]
        }
        .bind(to: tableView.rx.items(dataSource: dataSource))
        .disposed(by: disposeBag)
      searchBar.rx.text.orEmpty ~> rx.title ~ disposeBag
    }
  }

  @Test func aListThatFollowsASearch() async throws {
    let (host, screen) = (HeadlessHost(), SearchViewController())
    host.show(screen)
    let driver = AppDriver(host: host)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
    try await driver.type("pea", into: "Words")
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    #expect(screen.title == "pea")
  }
}
