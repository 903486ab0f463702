import Foundation
import WeirDriver
import WeirUI

/// A small app: signing in, a list of things with a screen each, and settings.
@MainActor
final class ShopApp {
  let host = HeadlessHost()
  let window: UIWindow
  var signedIn = false
  var opened: [String] = []

  /// Makes the app; it keeps nothing, whatever file it is given.
  convenience init(file: String?) { self.init() }

  init() {
    let signIn = SignInScreen()
    let stack = UINavigationController(rootViewController: signIn)
    window = host.show(stack)
    signIn.onSignIn = { [weak self, weak stack] name in
      self?.signedIn = true
      stack?.setViewControllers([ShopTabs(name: name)], animated: true)
      stack?.setNavigationBarHidden(true, animated: false)
    }
  }

  /// A driver, which holds the app.
  func makeDriver() -> AppDriver {
    var app = AppUnderDriver(name: "shop")
    app.route = { self.signedIn ? "/things" : "/sign-in" }
    app.open = { url in
      struct Unknown: Error, CustomStringConvertible {
        var description: String { "nobody knows this place" }
      }
      guard url.path != "/nowhere" else { throw Unknown() }
      self.opened.append(url.absoluteString)
    }
    return AppDriver(host: host, app: app)
  }

  /// The app with a person signed in.
  static func signedIn() async throws -> (ShopApp, AppDriver) {
    let shop = ShopApp()
    let driver = shop.makeDriver()
    try await driver.type("ada", into: "Name")
    try await driver.type("secret", into: "Password")
    try await driver.tap("button Sign in")
    return (shop, driver)
  }
}

final class SignInScreen: UIViewController {
  var onSignIn: ((String) -> Void)?
  private let name = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
  private let password = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
  private let button = UIButton(frame: CGRect(x: 20, y: 250, width: 300, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    let heading = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    heading.text = "Sign in"
    name.placeholder = "Name"
    name.accessibilityIdentifier = "name-field"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    button.setTitle("Sign in", for: .normal)
    button.isEnabled = false
    for field in [name, password] {
      field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    }
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    let hidden = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 30))
    hidden.text = "Wrong password"
    hidden.isHidden = true
    for subview in [hidden, button, password, name, heading] { view.addSubview(subview) }
  }

  private func update() { button.isEnabled = name.hasText && password.hasText }

  private func signIn() { onSignIn?(name.text ?? "") }
}

final class ShopTabs: UITabBarController {
  convenience init(name: String) {
    self.init()
    let things = UINavigationController(rootViewController: ThingsScreen())
    things.tabBarItem = UITabBarItem(title: "Things", image: nil, tag: 0)
    let settings = SettingsScreen(name: name)
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    setViewControllers([things, settings], animated: false)
  }
}

final class ThingsScreen: UITableViewController {
  var things = (1...40).map { "Thing \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
    tableView.accessibilityLabel = "All things"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      primaryAction: UIAction { [weak self] _ in
        self?.things.reverse()
        self?.tableView.reloadData()
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = things[indexPath.row]
    cell.detailTextLabel?.text = "\(things[indexPath.row].count) letters"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    navigationController?.pushViewController(ThingScreen(things[indexPath.row]), animated: true)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.things.remove(at: indexPath.row)
        self?.tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
    ])
  }
}

final class ThingScreen: UIViewController {
  private let thing: String

  init(_ thing: String) {
    self.thing = thing
    super.init(nibName: nil, bundle: nil)
    title = thing
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let share = UIButton(frame: CGRect(x: 20, y: 120, width: 200, height: 44))
    share.setTitle("Share", for: .normal)
    share.addAction(UIAction { [weak self] _ in self?.present(ShareScreen(), animated: true) }, for: .touchUpInside)
    let remove = UIButton(frame: CGRect(x: 20, y: 180, width: 200, height: 44))
    remove.setTitle("Remove", for: .normal)
    remove.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    for button in [share, remove] { view.addSubview(button) }
  }

  private func ask() {
    let alert = UIAlertController(title: "Remove \(thing)?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}

final class ShareScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    label.text = "Share with whom?"
    view.addSubview(label)
  }
}

final class SettingsScreen: UIViewController {
  let volume = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
  let copies = UIStepper(frame: CGRect(x: 20, y: 250, width: 94, height: 32))
  let units = UISegmentedControl(items: ["Metres", "Feet"])
  let sounds = UISwitch(frame: CGRect(x: 20, y: 350, width: 51, height: 31))
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 30))
    label.text = "Signed in as \(name)"
    volume.accessibilityLabel = "Volume"
    copies.accessibilityLabel = "Copies"
    copies.maximumValue = 3
    units.accessibilityLabel = "Units"
    units.frame = CGRect(x: 20, y: 300, width: 300, height: 32)
    units.selectedSegmentIndex = 0
    sounds.accessibilityLabel = "Sounds"
    for subview in [label, volume, copies, units, sounds] as [UIView] { view.addSubview(subview) }
  }
}
