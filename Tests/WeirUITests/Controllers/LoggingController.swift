import WeirUI

/// What the controllers of one test were told, in order.
@MainActor final class Log {
  var lines: [String] = []
  /// Also write of layout and of `viewIsAppearing`.
  var isFull = false

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it is told.
class LoggingController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.add("\(name).didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name).willAppear") }
  override func viewIsAppearing(_ animated: Bool) { if log.isFull { log.add("\(name).isAppearing") } }
  override func viewWillLayoutSubviews() { if log.isFull { log.add("\(name).willLayout") } }
  override func viewDidLayoutSubviews() { if log.isFull { log.add("\(name).didLayout") } }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name).willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name).didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
