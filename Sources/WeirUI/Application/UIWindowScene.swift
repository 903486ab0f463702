#if !canImport(UIKit)
  /// A scene with windows (UIKit).
  @preconcurrency @MainActor
  public final class UIWindowScene: UIScene {
    private struct Entry {
      weak var window: UIWindow?
    }

    /// The screen that its windows are on.
    public let screen: UIScreen
    /// What is known of it while it is connected.
    public let session: UISceneSession
    /// What shows its windows.
    @exclusivity(unchecked) public internal(set) weak var host: (any ScreenHost)?
    /// The window that keys go to.
    public internal(set) weak var keyWindow: UIWindow?
    /// Which way it is held.
    public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// What the device decides.
    var deviceTraits: TraitValues
    /// What the person has set.
    var ownTraits = TraitValues()
    private var entries: [Entry] = []

    /// Makes a scene on a screen; hosts make them.
    public init(screen: UIScreen) {
      self.screen = screen
      deviceTraits = TraitValues(size: screen.bounds.size, scale: screen.scale)
      session = UISceneSession()
      super.init()
      session.scene = self
    }

    /// Its windows that the program still holds, from the back to the front within each level.
    public var windows: [UIWindow] {
      entries.compactMap(\.window)
    }

    func add(_ window: UIWindow) {
      entries.removeAll { $0.window == nil || $0.window === window }
      entries.append(Entry(window: window))
    }

    func forget(_ window: UIWindow) {
      entries.removeAll { $0.window == nil || $0.window === window }
      if keyWindow === window { keyWindow = nil }
    }

    /// A window that is shown comes to the front.
    func windowChanged(_ window: UIWindow) {
      if window.isShown { add(window) }
      host?.windowDidChange(window)
    }
  }

  /// Which way a person holds the device (UIKit).
  public enum UIInterfaceOrientation: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// With its top to the right.
    case landscapeRight = 3
    /// With its top to the left.
    case landscapeLeft = 4

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }
#endif
