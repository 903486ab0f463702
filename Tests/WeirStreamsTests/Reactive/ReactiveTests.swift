import Foundation
import Testing
import WeirStreams

@MainActor private final class Field {
  var text = ""
  var note: String?
  var range = 0..<0
  let identity = "field"
}

extension Field: @MainActor ReactiveCompatible {}

extension Reactive where Base: Field {
  fileprivate var shout: Binder<String> { Binder(base) { $0.text = $1.uppercased() } }

  fileprivate static var name: String { "the type \(Base.self)" }
}

private struct Point: ReactiveCompatible { var x = 1 }

extension Reactive where Base == Point {
  fileprivate var double: Int { base.x * 2 }
}

@MainActor @Suite(.serialized) struct ReactiveTests {
  @Test func extensions() {
    let field = Field()
    field.rx.shout.onNext("loud")
    #expect(field.text == "LOUD")
    #expect(Field.rx.name == "the type Field")
    #expect(Point(x: 4).rx.double == 8)
    #expect(field.rx.base === field)
  }

  @Test func eachPropertyHasABinder() {
    let field = Field()
    let subscriptions = Disposables.create(
      Observable.just("a").bind(to: field.rx.text), Observable.just("b").bind(to: field.rx.note),
      Observable.just(1..<3).bind(to: field.rx.range))
    #expect(field.text == "a" && field.note == "b" && field.range == 1..<3)
    field.rx.note.onNext(nil)
    #expect(field.note == nil)
    subscriptions.dispose()
  }

  @Test func aBinderDoesNotKeepTheObject() {
    weak var gone: Field?
    let binder: Binder<String>
    do {
      let field = Field()
      gone = field
      binder = field.rx.text
    }
    #expect(gone == nil)
    binder.onNext("late")
  }

  @Test func foundationObjects() {
    let object = NSObject()
    #expect(object.rx.base === object)
    let type: Reactive<NSObject>.Type = NSObject.rx
    #expect(type == Reactive<NSObject>.self)
  }

  /// That the member can be set is only for members that mutate; it changes nothing.
  @Test func settingHasNoEffect() {
    var field = Field()
    let original = field
    field.rx = Reactive(Field())
    #expect(field === original)
    Field.rx = Reactive<Field>.self
  }
}
