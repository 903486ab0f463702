#if !canImport(UIKit)
  import Synchronization
  import WeirReporting

  /// An object that keeps other objects for the modules above, released with it, as Objective-C's associated objects are.
  package protocol AttachmentHolder: ObjectKeeper, Sendable {
    /// What it keeps; only `AttachmentHolder`'s extension touches it, under one lock for all.
    var attachments: Attachments? { get set }
  }

  /// The objects that an object keeps for others, by their types.
  package final class Attachments {
    fileprivate var objects: [ObjectIdentifier: any AnyObject & Sendable] = [:]
    fileprivate static let lock = Mutex<Void>(())
  }

  extension AttachmentHolder {
    /// The object of a type that is attached, made now if there is none.
    ///
    /// Any thread. `make` is called without the lock; where two threads make one at once, both get the same.
    package func attached<Object: AnyObject & Sendable>(_ type: Object.Type, make: () -> Object) -> Object {
      let key = ObjectIdentifier(type)
      if let object = lookUp(key) as? Object { return object }
      let made = make()
      return keep(made, key) as? Object ?? made
    }

    /// Attaches an object of a type in place of the one that is there.
    ///
    /// Any thread. What was there is released when the lock is free.
    package func attach<Object: AnyObject & Sendable>(_ object: Object) {
      let key = ObjectIdentifier(Object.self)
      let old = Attachments.lock.withLock { _ in
        let all = attachments ?? Attachments()
        attachments = all
        return all.objects.updateValue(object, forKey: key)
      }
      withExtendedLifetime(old) {}
    }

    private func lookUp(_ key: ObjectIdentifier) -> (any AnyObject & Sendable)? {
      Attachments.lock.withLock { _ in attachments?.objects[key] }
    }

    private func keep(_ made: any AnyObject & Sendable, _ key: ObjectIdentifier) -> any AnyObject & Sendable {
      Attachments.lock.withLock { _ in
        let all = attachments ?? Attachments()
        attachments = all
        if let present = all.objects[key] { return present }
        all.objects[key] = made
        return made
      }
    }
  }
#endif
