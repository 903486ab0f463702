// The folder UIKit is what differs where there is UIKit. It is small, as builds on Linux do not compile it.
#if canImport(UIKit)
  import UIKit

  /// Stands in for a delegate: hears what UIKit tells, and hands everything on to the delegate that the program has set.
  ///
  /// A subclass implements what it hears, and hands that on by hand. What it does not implement goes to the program's own
  /// delegate by Objective-C's forwarding, and only what that implements is answered with yes when UIKit asks.
  @MainActor
  class DelegateProxy: NSObject {
    /// The program's own delegate, which is not kept.
    private(set) weak var own: NSObject?

    /// Hands on to another delegate.
    func setOwn(_ delegate: AnyObject?) { own = delegate as? NSObject }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || own?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      own?.responds(to: selector) == true ? own : super.forwardingTarget(for: selector)
    }

    /// The proxy that is kept with an object, made now if there is none, and put in the slot of its delegate.
    ///
    /// The delegate that is there is handed on to. UIKit asks a delegate what it implements when it is set; so the proxy is
    /// set anew whenever the own delegate changes.
    static func install<Proxy: DelegateProxy>(
      on object: some AnyObject, make: () -> Proxy, get: () -> AnyObject?, set: (Proxy?) -> Void
    ) -> Proxy {
      let proxy = Attached.object(Proxy.self, of: object, make: make) ?? make()
      if let present = get(), present !== proxy { proxy.setOwn(present) }
      set(nil)
      set(proxy)
      return proxy
    }
  }
#endif
