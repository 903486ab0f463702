#if canImport(ObjectiveC)
  public import Foundation

  extension Reactive where Base: NSObject {
    /// The values of a property, by key-value observing: the present one first, unless the options say otherwise.
    ///
    /// Only where there is Objective-C, and for properties that it can observe. Sent where the property is set; completes
    /// never; the object is not kept alive.
    public func observe<Value>(
      _ keyPath: KeyPath<Base, Value>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Value> {
      // A key path is immutable, and the observation may be made and ended on any thread.
      nonisolated(unsafe) let keyPath = keyPath
      nonisolated(unsafe) weak let object = base
      return Observable.create { observer in
        nonisolated(unsafe) let observation = object?.observe(keyPath, options: options) { object, _ in
          observer.onNext(object[keyPath: keyPath])
        }
        return Disposables.create { observation?.invalidate() }
      }
    }
  }
#endif
