import WeirMVVM

/// A list of friends, each of which leads to a profile.
final class FriendsViewController: RxViewController<FriendsViewModel> {
  private static let cell = "Friend"

  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: view.bounds)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    return tableView
  }()

  override func subviews() -> [UIView] { [tableView] }

  override func createConstraints() {}

  override func bind() -> [Disposable] {
    [
      viewModel.title ~> rx.title,
      viewModel.friends.bind(to: tableView.rx.items(cellIdentifier: Self.cell, cellType: UITableViewCell.self)) {
        _, person, cell in
        cell.textLabel?.text = person.name.full
      },
      tableView.rx.modelSelected(Person.self).bind { [unowned self] in viewModel.showProfile(of: $0) },
    ]
  }
}
