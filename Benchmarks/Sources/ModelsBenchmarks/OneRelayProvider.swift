import Foundation
import WeirStreams

/// A provider of the form that is compared with: all models in one dictionary in one relay, with the date of their change.
///
/// Each change is sent to the observers of all models, and each finds out by the date whether it was its own.
final class OneRelayProvider: Sendable {
  private struct Item {
    var user: User
    var changed: Date
  }

  private let items = BehaviorRelay<[Int: Item]>(value: [:])

  func add(_ users: [User]) {
    var all = items.value
    for user in users { all[user.id] = Item(user: user, changed: Date()) }
    items.accept(all)
  }

  func update(_ id: Int, _ change: (inout User) -> Void) {
    var all = items.value
    guard var item = all[id] else { return }
    change(&item.user)
    item.changed = Date()
    all[id] = item
    items.accept(all)
  }

  func observe(_ id: Int) -> Observable<User> {
    items.map { $0[id] }.compactMap { $0 }.distinctUntilChanged { $0.changed == $1.changed }.map(\.user)
  }
}
