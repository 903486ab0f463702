public import Foundation

/// What has a reactive side.
public protocol ReactiveCompatible {
  /// The type whose reactive side it is.
  associatedtype ReactiveBase

  /// The reactive side of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive side of the object.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive side of the type.
  ///
  /// It can be set only so that mutable members of it can be used; setting it has no effect.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // swift-format-ignore
    set {}
  }

  /// The reactive side of the object.
  ///
  /// It can be set only so that mutable members of it can be used; setting it has no effect.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // swift-format-ignore
    set {}
  }
}

extension NSObject: ReactiveCompatible {}
