#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Objects that are kept with other objects, and released with them.
///
/// Where there is an Objective-C runtime any object can keep one. Elsewhere the objects of WeirUI can: responders, bar
/// items, navigation items, gesture recognizers and alert actions.
package enum Attached {
  #if canImport(ObjectiveC)
    /// The object of a type that is kept with another one, made now if there is none; nil where none can be kept.
    package static func object<Object: AnyObject & Sendable>(
      _ type: Object.Type, of owner: some AnyObject, make: () -> Object
    ) -> Object? {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
      objc_sync_enter(owner)
      defer { objc_sync_exit(owner) }
      if let object = objc_getAssociatedObject(owner, key) as? Object { return object }
      let made = make()
      objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }

    /// The object of a type that is kept with another one.
    package static func present<Object: AnyObject & Sendable>(_ type: Object.Type, of owner: some AnyObject) -> Object? {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
      return objc_getAssociatedObject(owner, key) as? Object
    }

    /// Keeps an object with another one, in place of the one of its type.
    /// - Returns: Whether it can be kept.
    package static func set<Object: AnyObject & Sendable>(_ object: Object, of owner: some AnyObject) -> Bool {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(Object.self as AnyObject).toOpaque())
      objc_setAssociatedObject(owner, key, object, .OBJC_ASSOCIATION_RETAIN)
      return true
    }
  #else
    /// The object of a type that is kept with another one, made now if there is none; nil where none can be kept.
    package static func object<Object: AnyObject & Sendable>(
      _ type: Object.Type, of owner: some AnyObject, make: () -> Object
    ) -> Object? {
      (owner as? any AttachmentHolder)?.attached(type, make: make)
    }

    /// Keeps an object with another one, in place of the one of its type.
    /// - Returns: Whether it can be kept.
    package static func set<Object: AnyObject & Sendable>(_ object: Object, of owner: some AnyObject) -> Bool {
      guard let holder = owner as? any AttachmentHolder else { return false }
      holder.attach(object)
      return true
    }
  #endif

  /// Reports that an object cannot keep what `rx` needs.
  static func reportNoHolder(_ owner: some AnyObject, member: String) {
    WeirDiagnostics.report(
      "Reactive", rule: "rx.\(member) needs an object that can keep others", value: "\(type(of: owner)) cannot",
      remedy: "store a DisposeBag in the object itself, or use a view, a controller or an item of WeirUI")
  }
}
