import Testing
import WeirBinding

/// Delegates that are set for a while.
@Suite @MainActor struct SetDelegateTests {
  private final class Delegate: UIScrollViewDelegate {}

  private let view = UIScrollView()

  @Test func itIsNotKept() {
    var delegate: Delegate? = Delegate()
    weak let leaked = delegate
    let setting = delegate.map { view.rx.setDelegate($0) }
    delegate = nil
    #expect(leaked == nil)
    #expect(view.delegate == nil)
    setting?.dispose()
  }

  @Test func itMayBeSetAndUnsetOnAnotherThread() async {
    let (view, delegate) = (view, Delegate())
    let setting = await onAnotherThread { view.rx.setDelegate(delegate) }
    await mainQueueIsEmpty()
    #expect(view.delegate === delegate)
    await onAnotherThread { setting.dispose() }
    await mainQueueIsEmpty()
    #expect(view.delegate == nil)
  }

  @Test func theViewIsNotKept() {
    let delegate = Delegate()
    weak var leaked: UIScrollView?
    var setting: (any Disposable)?
    do {
      let view = UIScrollView()
      leaked = view
      setting = view.rx.setDelegate(delegate)
    }
    #expect(leaked == nil)
    setting?.dispose()
  }
}
