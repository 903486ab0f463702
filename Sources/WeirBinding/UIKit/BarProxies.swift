#if canImport(UIKit)
  import UIKit

  /// Hears what a search bar tells its delegate.
  final class SearchBarProxy: DelegateProxy, UISearchBarDelegate {
    var tell: ((SearchMoment) -> Void)?
    private var delegate: (any UISearchBarDelegate)? { own as? any UISearchBarDelegate }

    func searchBar(_ bar: UISearchBar, textDidChange text: String) {
      delegate?.searchBar?(bar, textDidChange: text)
      tell?(.textDidChange)
    }

    func searchBarTextDidBeginEditing(_ bar: UISearchBar) {
      delegate?.searchBarTextDidBeginEditing?(bar)
      tell?(.didBeginEditing)
    }

    func searchBarTextDidEndEditing(_ bar: UISearchBar) {
      delegate?.searchBarTextDidEndEditing?(bar)
      tell?(.didEndEditing)
    }

    func searchBarSearchButtonClicked(_ bar: UISearchBar) {
      delegate?.searchBarSearchButtonClicked?(bar)
      tell?(.searchButtonClicked)
    }

    func searchBarCancelButtonClicked(_ bar: UISearchBar) {
      delegate?.searchBarCancelButtonClicked?(bar)
      tell?(.cancelButtonClicked)
    }

    func searchBarBookmarkButtonClicked(_ bar: UISearchBar) {
      delegate?.searchBarBookmarkButtonClicked?(bar)
      tell?(.bookmarkButtonClicked)
    }

    func searchBarResultsListButtonClicked(_ bar: UISearchBar) {
      delegate?.searchBarResultsListButtonClicked?(bar)
      tell?(.resultsListButtonClicked)
    }

    func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      delegate?.searchBar?(bar, selectedScopeButtonIndexDidChange: scope)
      tell?(.scopeDidChange)
    }
  }

  /// Hears what a picker tells its delegate.
  final class PickerProxy: DelegateProxy, UIPickerViewDelegate {
    var tell: ((PickerMoment) -> Void)?

    func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      (own as? any UIPickerViewDelegate)?.pickerView?(picker, didSelectRow: row, inComponent: component)
      tell?(.didSelect(row: row, component: component))
    }
  }

  /// Hears what a navigation controller tells its delegate.
  final class NavigationProxy: DelegateProxy, UINavigationControllerDelegate {
    var tell: ((NavigationMoment) -> Void)?
    private var delegate: (any UINavigationControllerDelegate)? { own as? any UINavigationControllerDelegate }

    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      delegate?.navigationController?(navigation, willShow: controller, animated: animated)
      tell?(.willShow(controller, animated: animated))
    }

    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      delegate?.navigationController?(navigation, didShow: controller, animated: animated)
      tell?(.didShow(controller, animated: animated))
    }
  }

  /// Hears what a tab bar tells its delegate.
  final class TabBarProxy: DelegateProxy, UITabBarDelegate {
    var tell: ((TabBarMoment) -> Void)?

    func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem) {
      (own as? any UITabBarDelegate)?.tabBar?(bar, didSelect: item)
      tell?(.didSelect(item))
    }
  }

  /// Hears what a tab bar controller tells its delegate.
  final class TabBarControllerProxy: DelegateProxy, UITabBarControllerDelegate {
    var tell: ((TabMoment) -> Void)?

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      (own as? any UITabBarControllerDelegate)?.tabBarController?(tabs, didSelect: controller)
      tell?(.didSelect(controller))
    }
  }
#endif
