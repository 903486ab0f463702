#if !canImport(UIKit)
  extension UIViewController {
    /// Calls one of its methods, and then tells the watcher, whether an override calls `super` or not.
    func tell(_ moment: ControllerMoment, by call: () -> Void) {
      let isInside = flags.contains(.isTelling)
      flags.insert(.isTelling)
      call()
      if !isInside { flags.remove(.isTelling) }
      watcher?(moment)
    }

    /// Tells the watcher of a method that the program has called itself, as tests of libraries do.
    func tellByHand(_ moment: ControllerMoment) {
      if !flags.contains(.isTelling) { watcher?(moment) }
    }
  }
#endif
