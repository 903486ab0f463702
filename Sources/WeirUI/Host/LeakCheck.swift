#if !canImport(UIKit)
  import WeirReporting

  /// Looks two turns after a screen has left whether it was released.
  @MainActor
  final class LeakCheck {
    private struct Departure {
      weak var controller: UIViewController?
    }

    private var departures: [Departure] = []
    private(set) var isBusy = false
    var found: [LeakedScreen] = []

    /// The controller has left, with all that is inside it.
    func didLeave(_ controller: UIViewController) {
      var rest = [controller]
      while let next = rest.popLast() {
        departures.append(Departure(controller: next))
        rest.append(contentsOf: next.children)
      }
      guard !isBusy else { return }
      isBusy = true
      Task { @MainActor in await self.lookLater() }
    }

    private func lookLater() async {
      repeat {
        let now = departures
        departures = []
        await Task.yield()
        await Task.yield()
        for departure in now { look(at: departure.controller) }
      } while !departures.isEmpty
      isBusy = false
    }

    private func look(at controller: UIViewController?) {
      guard let controller, !controller.isInUse else { return }
      let leaked = LeakedScreen(
        type: "\(type(of: controller))", title: controller.title, holders: controller.holdersThatAreKnown)
      found.append(leaked)
      WeirDiagnostics.report(
        "LeakCheck", rule: "a screen is released when it has left", value: "\(leaked)",
        remedy: "let closures and tasks hold it weakly, and delegates and parents not at all")
    }
  }

  extension UIViewController {
    /// Whether it is in a window that is shown, or inside of what is.
    fileprivate var isInUse: Bool {
      var current = outermost
      while let presenter = current.presenter { current = presenter.outermost }
      return current.ownWindow.map { $0.storedRoot === current } ?? (current.storedView?.window != nil)
    }

    fileprivate var holdersThatAreKnown: [String] {
      var holders: [String] = []
      if let storedParent {
        let place = storedParent is UINavigationController ? "the stack" : "the children"
        holders.append("\(place) of \(type(of: storedParent))")
      }
      if let presenter { holders.append("\(type(of: presenter)), which presents it") }
      if let owner = storedView?.superview?.nearestController, owner !== storedParent {
        holders.append("the view of \(type(of: owner)), in which its view is")
      }
      return holders
    }
  }

  extension HeadlessHost {
    /// Whether it looks for screens that outlive their dismissal; off at first.
    ///
    /// A screen that has left is looked for two turns later. One that is still there, and in no window, is reported by
    /// `WeirDiagnostics` and kept in ``leakedScreens``. A screen that the program keeps to show it again is found too.
    public var looksForLeaks: Bool {
      get { leakCheck != nil }
      set { leakCheck = newValue ? leakCheck ?? LeakCheck() : nil }
    }

    /// The screens that were found to outlive their dismissal, oldest first.
    public var leakedScreens: [LeakedScreen] { leakCheck?.found ?? [] }

    /// A controller has left.
    public func didLeave(_ controller: UIViewController) { leakCheck?.didLeave(controller) }
  }
#endif
