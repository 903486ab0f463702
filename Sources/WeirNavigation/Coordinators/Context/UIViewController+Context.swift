extension UIViewController: Contextual {
  /// What the controller is in the route, and who hears of its lifecycle (Cordux).
  public var corduxContext: Context? {
    get { ControllerNotes.of(self).context }
    set {
      let notes = ControllerNotes.of(self)
      notes.context = newValue
      notes.tellsLifecycle(of: self)
    }
  }

  /// Adds a delegate to the context, made now if there is none; it is not kept alive (Cordux).
  public func addLifecycleDelegate(_ delegate: any ViewControllerLifecycleDelegate) {
    guard let context = corduxContext else { return corduxContext = Context(lifecycleDelegate: delegate) }
    context.delegates.add(delegate)
    ControllerNotes.of(self).tellsLifecycle(of: self)
  }

  /// Does nothing: lifecycle delegates hear of the lifecycle without it (Cordux asked for it).
  public class func swizzleLifecycleDelegatingViewControllerMethods() {}

  /// The route of the context.
  var routeOfContext: Route { corduxContext?.routeSegment?.route() ?? [] }
}
