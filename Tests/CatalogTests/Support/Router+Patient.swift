import WeirNavigation
import WeirTesting

extension Router {
  /// A router that waits for its host for as long as a test needs, however busy the machine is.
  static var patient: Router { Router(clock: VirtualClock()) }
}
