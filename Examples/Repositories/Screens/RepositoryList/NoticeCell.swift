import Weir

/// The row that ends the list while more is on its way, or could not be had.
final class NoticeCell: UITableViewCell, Reusable {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: RepositoryListRow) {
    switch row {
    case .loading: textLabel?.text = "Loading more"
    case .failed(let reason): textLabel?.text = "\(reason) Tap to try again."
    case .repository: break
    }
  }
}
