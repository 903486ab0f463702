#if !canImport(UIKit)
  public import Foundation

  /// How a person holds the device, and sets it up.
  extension HeadlessHost {
    /// Turns the device.
    ///
    /// The controllers hear `viewWillTransition(to:with:)` before the windows have their new size; what goes along with it
    /// runs then, and its completions a turn later.
    /// - Throws: That the screen in front does not allow it.
    public func rotate(to orientation: UIInterfaceOrientation) throws(PersonRefusal) {
      guard orientation != windowScene.interfaceOrientation else { return }
      if let front = frontWindow?.presentationChain.last,
        !front.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation))
      {
        throw PersonRefusal(
          .declined(by: "supportedInterfaceOrientations"), subject: "\(Swift.type(of: front))",
          act: "rotate to \(orientation)")
      }
      let size = windowScene.screen.bounds.size
      let turns = orientation.isLandscape != windowScene.interfaceOrientation.isLandscape
      windowScene.interfaceOrientation = orientation
      if turns { resize(to: CGSize(width: size.height, height: size.width)) }
    }

    /// Gives the screen another size, and the windows that fill it.
    public func resize(to size: CGSize) {
      let scene = windowScene
      let windows = scene.windows.filter { $0.bounds.size == scene.screen.bounds.size }
      let coordinator = TransitionCoordinator(isAnimated: true)
      let shown = windows.filter(\.isShown).flatMap(\.presentationChain)
      for controller in shown { controller.viewWillTransition(to: size, with: coordinator) }
      UIViewController.changeTraits(of: windows.flatMap(\.presentationChain)) {
        scene.screen.bounds.size = size
        scene.deviceTraits = TraitValues(size: size, scale: scene.screen.scale)
      }
      for window in windows { window.frame = scene.screen.bounds }
      coordinator.begin()
      for window in windows { window.layoutIfNeeded() }
      NextTurn.run { coordinator.end() }
    }

    /// Changes what the person has set, such as light or dark.
    public func changeTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
      let values = windowScene.ownTraits.changed(by: mutations)
      UIViewController.changeTraits(of: windowScene.windows.flatMap(\.presentationChain)) {
        windowScene.ownTraits = values
      }
    }
  }

  extension TraitValues {
    /// The traits of a device with a screen of a size.
    init(size: CGSize, scale: CGFloat) {
      self.init()
      let isPad = min(size.width, size.height) >= Self.leastWidthOfPad
      userInterfaceStyle = .light
      horizontalSizeClass = isPad || size.width >= Self.leastWidthOfRegular ? .regular : .compact
      verticalSizeClass = size.height >= Self.leastHeightOfRegular ? .regular : .compact
      layoutDirection = .leftToRight
      displayScale = scale
      userInterfaceIdiom = isPad ? .pad : .phone
    }

    private static let leastWidthOfPad: CGFloat = 700
    /// The largest phones are regular in landscape.
    private static let leastWidthOfRegular: CGFloat = 890
    private static let leastHeightOfRegular: CGFloat = 480
  }

  extension UIWindowScene {
    /// The traits of the device, with what the person has set.
    public var traitCollection: UITraitCollection { UITraitCollection(deviceTraits.overridden(by: ownTraits)) }
  }
#endif
