import Testing
import WeirBinding

/// Notifications as streams.
@Suite struct NotificationCenterTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let center = NotificationCenter()
  private let name = Notification.Name("example")

  private final class Sender: Sendable {}

  @Test func notificationsAreSentWhereTheyArePosted() {
    center.rx.notification(name).map { $0.name.rawValue }.subscribe(log) ~ bag
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(log.lines == ["example"])
  }

  @Test func onlyThoseOfAnObject() {
    let (sender, other) = (Sender(), Sender())
    center.rx.notification(name, object: sender).map { _ in "sent" }.subscribe(log) ~ bag
    center.post(name: name, object: other)
    center.post(name: name, object: sender)
    #expect(log.lines == ["sent"])
  }

  @Test func anObjectThatHasGoneSendsNothing() {
    let stream = center.rx.notification(name, object: Sender())
    stream.map { _ in "sent" }.subscribe(log) ~ bag
    center.post(name: name, object: nil)
    #expect(log.lines.isEmpty)
  }

  @Test func disposingStopsIt() {
    center.rx.notification(name).map { _ in "sent" }.subscribe(log).dispose()
    center.post(name: name, object: nil)
    #expect(log.lines.isEmpty)
  }
}
