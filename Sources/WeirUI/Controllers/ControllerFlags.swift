#if !canImport(UIKit)
  /// What is going on with a controller.
  struct ControllerFlags: OptionSet, Sendable {
    let rawValue: UInt16

    static let isLoadingView = ControllerFlags(rawValue: 1)
    static let isMovingToParent = ControllerFlags(rawValue: 2)
    static let isMovingFromParent = ControllerFlags(rawValue: 4)
    static let isBeingPresented = ControllerFlags(rawValue: 8)
    static let isBeingDismissed = ControllerFlags(rawValue: 16)
    /// `viewWillAppear` was called and `viewIsAppearing` was not.
    static let awaitsIsAppearing = ControllerFlags(rawValue: 32)
    /// The present change of appearance is animated.
    static let isAnimated = ControllerFlags(rawValue: 64)
    /// It is added to a parent in its window, and appears at the end of the turn.
    static let awaitsTurn = ControllerFlags(rawValue: 128)
    /// `beginAppearanceTransition` was called, and `endAppearanceTransition` was not.
    static let isDrivenByHand = ControllerFlags(rawValue: 256)
    /// It is in the stack of its navigation controller, as far as was asked for.
    static let isInContainer = ControllerFlags(rawValue: 512)
    /// It is in the stack of its navigation controller, as far as has been done.
    static let isInDoneStack = ControllerFlags(rawValue: 1024)
    /// Its content can be edited.
    static let isEditing = ControllerFlags(rawValue: 2048)
    /// One of its methods is called, and the watcher is told afterwards.
    static let isTelling = ControllerFlags(rawValue: 4096)
  }
#endif
