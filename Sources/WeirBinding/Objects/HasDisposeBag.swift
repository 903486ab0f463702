/// An object with a bag for its subscriptions, which ends them when the object is released (NSObject-Rx).
///
/// Views, controllers and items of WeirUI, and with Objective-C all objects, have one without storing it; others store it.
public protocol HasDisposeBag: AnyObject {
  /// The bag; setting a new one ends the subscriptions of the old one.
  var disposeBag: DisposeBag { get set }
}

extension HasDisposeBag {
  /// The bag that is kept with the object.
  public var disposeBag: DisposeBag {
    get { DisposeBag.of(self) }
    set { DisposeBag.set(newValue, of: self) }
  }
}

extension Reactive where Base: AnyObject {
  /// The bag that is kept with the object, whose subscriptions end when the object is released.
  ///
  /// Setting a new one ends the subscriptions of the old one. Any thread. Without Objective-C only the objects of WeirUI can
  /// keep one; others store a `DisposeBag` of their own: to ask for it here is a fault, which is reported, and gives a bag
  /// whose subscriptions end at once.
  public var disposeBag: DisposeBag {
    get { DisposeBag.of(base) }
    nonmutating set { DisposeBag.set(newValue, of: base) }
  }
}

extension DisposeBag {
  fileprivate static func of(_ object: some AnyObject) -> DisposeBag {
    if let bag = Attached.object(DisposeBag.self, of: object, make: { DisposeBag() }) { return bag }
    Attached.reportNoHolder(object, member: "disposeBag")
    return DisposeBag()
  }

  fileprivate static func set(_ bag: DisposeBag, of object: some AnyObject) {
    if !Attached.set(bag, of: object) { Attached.reportNoHolder(object, member: "disposeBag") }
  }
}
