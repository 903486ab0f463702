#if !canImport(UIKit)
  import WeirUI

  /// What a person's act on an element goes to.
  @MainActor
  enum ActTarget {
    case view(UIView)
    case act(PersonAct, UIView)
    case barItem(UIBarButtonItem)
    case menuOfBarItem(String, UIBarButtonItem)
    case backButton
    case tab(Int, UITabBar)
    case alertAction(UIAlertAction)
    case row(IndexPath, UITableView)

    /// The view that is acted on, where there is one.
    var view: UIView? {
      switch self {
      case .view(let view), .act(_, let view): view
      case .tab(_, let bar): bar
      case .row(let path, let table): table.cellForRow(at: path)
      case .barItem(let item): item.customView
      case .menuOfBarItem, .backButton, .alertAction: nil
      }
    }
  }
#endif
