#if !canImport(UIKit)
  /// How a controller is presented (UIKit).
  public enum UIModalPresentationStyle: Int, Sendable {
    /// The system chooses: a page sheet.
    case automatic = -2
    /// A delegate says that nothing is to be adapted.
    case none = -1
    /// It covers the screen, and what is below is taken away.
    case fullScreen = 0
    /// It covers most of the screen, and can be pulled down.
    case pageSheet = 1
    /// It covers the middle of the screen, and can be pulled down.
    case formSheet = 2
    /// It covers what defines the context, which is taken away.
    case currentContext = 3
    /// A presentation controller of one's own shows it.
    case custom = 4
    /// It covers the screen, and what is below stays.
    case overFullScreen = 5
    /// It covers what defines the context, which stays.
    case overCurrentContext = 6
    /// It points at something, and goes when something else is tapped.
    case popover = 7

    /// Whether the presenting controller's view is taken away, so that its callbacks are called.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it is presented by what defines the context, and not by the outermost parent.
    var isOfContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether a person can pull it down or tap it away.
    var canBeDismissedByPerson: Bool { self == .pageSheet || self == .formSheet || self == .popover }
  }

  /// How a presentation moves (UIKit).
  public enum UIModalTransitionStyle: Int, Sendable {
    /// It comes from below.
    case coverVertical = 0
    /// It is the back of what is there.
    case flipHorizontal = 1
    /// It fades in.
    case crossDissolve = 2
    /// It is the page below.
    case partialCurl = 3
  }
#endif
