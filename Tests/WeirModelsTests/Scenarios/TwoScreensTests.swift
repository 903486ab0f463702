import Foundation
import Testing
import WeirModels
import WeirStreams

/// Two screens hold model 7: what changes on one shows on both.
@Suite struct TwoScreensTests {
  private final class Screen: Sendable {
    let shown = Collected<User>()
    private let user: ModelHandle<User>
    private let bag = DisposeBag()

    init(_ store: ModelStore) {
      user = store.retain(id: 7)
      user.observe().subscribe(onNext: { [shown] in if let user = $0 { shown.add(user) } }).disposed(by: bag)
    }
  }

  private func patch(_ json: String) throws -> UserPatch {
    try JSONDecoder().decode(UserPatch.self, from: Data(json.utf8))
  }

  @Test func aPartialUpdateChangesBoth() throws {
    let store = ModelStore()
    store.addAndUpdate(User(7, "Ann", bio: "b"))
    var screens = [Screen(store), Screen(store)]

    store.update(id: 7, with: try patch(#"{"name": "Ben"}"#))
    store.update(id: 7, with: try patch(#"{"bio": null}"#))
    store.update(id: 7, with: try patch("{}"))

    for screen in screens {
      #expect(screen.shown.values == [User(7, "Ann", bio: "b"), User(7, "Ben", bio: "b"), User(7, "Ben")])
    }
    screens.removeLast()
    #expect(store.count == 1)
    screens.removeLast()
    #expect(store.isEmpty)
  }
}
