import Testing

import class RxRelay.PublishRelay
import class RxSwift.DisposeBag

/// Code that imports single declarations.
struct ScopedImportTests {
  @Test func aRelay() {
    let (relay, bag) = (PublishRelay<Int>(), DisposeBag())
    var values: [Int] = []
    relay.subscribe(onNext: { values.append($0) }).disposed(by: bag)
    relay.accept(7)
    #expect(values == [7])
  }
}
