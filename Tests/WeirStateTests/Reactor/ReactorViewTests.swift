import Testing
import WeirState

final class PlainReactor: Reactor {
  typealias Action = Never
  let initialState = 0
}

@MainActor
class Widget: AttachmentHolder {
  let attachments = Attachments()
}

final class Label: Widget, ReactorView {
  var disposeBag = DisposeBag()
  var bound: [ObjectIdentifier] = []
  func bind(reactor: PlainReactor) { bound.append(ObjectIdentifier(reactor)) }
}

final class Page: Widget, DeferredReactorView {
  var disposeBag = DisposeBag()
  var isReadyToBind = false
  var bound: [ObjectIdentifier] = []
  func bind(reactor: PlainReactor) { bound.append(ObjectIdentifier(reactor)) }
}

final class Unheld: ReactorView {
  var disposeBag = DisposeBag()
  var count = 0
  func bind(reactor: PlainReactor) { count += 1 }
}

@Suite("Views of reactors")
@MainActor
struct ReactorViewTests {
  @Test("Setting the reactor binds it once, with a fresh bag")
  func binding() {
    let label = Label()
    let (first, second) = (PlainReactor(), PlainReactor())
    let old = label.disposeBag
    label.reactor = first
    #expect(label.reactor === first)
    #expect(label.disposeBag !== old)
    let flag = BooleanDisposable()
    label.disposeBag.insert(flag)
    label.reactor = second
    #expect(flag.isDisposed)
    #expect(label.bound == [ObjectIdentifier(first), ObjectIdentifier(second)])
    label.reactor = nil
    #expect(label.reactor == nil)
    #expect(label.bound.count == 2)
  }

  @Test("A deferred view is bound when it has loaded, once, and again for another reactor")
  func deferred() {
    let page = Page()
    let (first, second, third) = (PlainReactor(), PlainReactor(), PlainReactor())
    page.reactor = first
    page.reactor = second
    #expect(page.bound == [])
    page.isReadyToBind = true
    page.performBinding()
    page.performBinding()
    #expect(page.bound == [ObjectIdentifier(second)])
    page.reactor = third
    #expect(page.bound == [ObjectIdentifier(second), ObjectIdentifier(third)])
    page.reactor = nil
    page.performBinding()
    #expect(page.bound.count == 2)
  }

  @Test("View and reactor end together, where the view keeps what is attached to it")
  func leaks() {
    weak var page: Page?
    weak var reactor: PlainReactor?
    do {
      let made = Page()
      let logic = PlainReactor()
      (page, reactor) = (made, logic)
      made.reactor = logic
      #expect(reactor != nil)
    }
    #expect(page == nil)
    #expect(reactor == nil)
  }

  @Test("Views that keep nothing work too")
  func unheld() {
    let views = (0..<50).map { _ in Unheld() }
    let reactors = views.map { _ in PlainReactor() }
    for (view, reactor) in zip(views, reactors) { view.reactor = reactor }
    for (view, reactor) in zip(views, reactors) {
      #expect(view.reactor === reactor)
      #expect(view.count == 1)
    }
  }
}
