import Foundation
import Synchronization
import TestSupport
import Testing
import WeirModels
import WeirStreams

@Suite(.serialized) struct ManyThreadsTests {
  /// How long each of the long tests runs; the environment can ask for more.
  private static let rounds = (ProcessInfo.processInfo.environment["WEIR_MODELS_ROUNDS"]).flatMap { Int($0) } ?? 2_000

  @Test(.timeLimit(.minutes(10))) func nothingIsLostAndTheStoreIsEmptyAtTheEnd() {
    let store = ModelStore()
    let keys = 16
    let guards = (0..<keys).map { store.retain(User($0)) }
    onThreads(8) { thread in
      var random = SeededGenerator(seed: UInt64(thread))
      for _ in 0..<Self.rounds {
        let key = Int.random(in: 0..<keys, using: &random)
        let handle = store.retain(User.self, id: key)
        handle.update { $0.likes += 1 }
        let own = store.retain(User(1_000 + thread, likes: thread))
        own.release()
      }
    }
    let total = store.models(User.self).reduce(0) { $0 + $1.likes }
    #expect(total == 8 * Self.rounds)
    for handle in guards { handle.release() }
    #expect(store.isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func keysThatComeAndGoLeaveNothing() {
    let store = ModelStore()
    let missing = Atomic<Int>(0)
    onThreads(8) { thread in
      var random = SeededGenerator(seed: UInt64(300 + thread))
      for _ in 0..<1_000 {
        let handle = store.retain(User(Int.random(in: 0..<4, using: &random)))
        if handle.update({ $0.likes += 1 }) == nil { missing.add(1, ordering: .relaxed) }
      }
    }
    #expect(missing.load(ordering: .relaxed) == 0)
    #expect(store.isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func eachObserverSeesEachChangeOnceAndInOrder() {
    let store = ModelStore()
    store.addAndUpdate(User(1))
    let seen = [Collected<Int>(), Collected<Int>()]
    let bag = DisposeBag()
    for seen in seen {
      store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0?.likes ?? -1) }).disposed(by: bag)
    }
    onThreads(4) { _ in
      for _ in 0..<1_000 { store.update(User.self, id: 1) { $0.likes += 1 } }
    }
    for seen in seen { #expect(seen.values == Array(0...4_000)) }
  }

  @Test(.timeLimit(.minutes(10))) func whoeverComesAndGoesSeesNoGaps() {
    let store = ModelStore()
    store.addAndUpdate(User(1))
    let gaps = Atomic<Int>(0)
    let done = Atomic<Bool>(false)
    onThreads(3) { thread in
      if thread == 0 {
        for _ in 0..<5_000 { store.update(User.self, id: 1) { $0.likes += 1 } }
        done.store(true, ordering: .releasing)
        return
      }
      while !done.load(ordering: .acquiring) {
        let last = Atomic<Int>(-1)
        let subscription = store.observe(User.self, id: 1).subscribe(onNext: { user in
          let now = user?.likes ?? -1
          let before = last.exchange(now, ordering: .acquiringAndReleasing)
          if before >= 0, now != before + 1 { gaps.add(1, ordering: .relaxed) }
        })
        subscription.dispose()
      }
    }
    #expect(gaps.load(ordering: .relaxed) == 0)
  }

  @Test(.timeLimit(.minutes(10))) func transfersKeepTheSum() {
    let store = ModelStore()
    store.addAndUpdate(contentsOf: (0..<8).map { User($0, likes: 100) })
    let sums = Collected<Int>()
    let bag = DisposeBag()
    let ids = Array(0..<8)
    store.observe(User.self, ids: ids).map { $0.reduce(0) { $0 + $1.likes } }
      .subscribe(onNext: { sums.add($0) }).disposed(by: bag)
    store.observe(User.self, ModelQuery()).map { $0.reduce(0) { $0 + $1.likes } }
      .subscribe(onNext: { sums.add($0) }).disposed(by: bag)
    onThreads(4) { thread in
      var random = SeededGenerator(seed: UInt64(100 + thread))
      for _ in 0..<500 {
        let from = Int.random(in: 0..<8, using: &random)
        let to = (from + Int.random(in: 1..<8, using: &random)) % 8
        store.transaction {
          $0.update(User.self, id: from) { $0.likes -= 1 }
          $0.update(User.self, id: to) { $0.likes += 1 }
        }
      }
    }
    #expect(Set(sums.values) == [800])
    #expect(sums.values.count == 2 * (1 + 4 * 500))
  }

  @Test(.timeLimit(.minutes(10))) func aQueryThatBeginsInTheMiddleEndsUpRight() {
    let store = ModelStore()
    let wrong = Atomic<Int>(0)
    onThreads(4) { thread in
      if thread > 1 {
        for round in 0..<1_000 { store.addAndUpdate(User(thread * 1_000 + round % 50, likes: round)) }
        return
      }
      for _ in 0..<100 {
        let last = Collected<Int>()
        let subscription = store.observe(User.self, ModelQuery()).subscribe(onNext: { last.add($0.count) })
        subscription.dispose()
        if last.values != last.values.sorted() { wrong.add(1, ordering: .relaxed) }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
    #expect(store.count == 100)
  }

  @Test(.timeLimit(.minutes(10))) func evictionAndUseDoNotLoseWhatIsRetained() {
    let store = ModelStore(keeping: .mostRecent(4))
    let lost = Atomic<Int>(0)
    onThreads(4) { thread in
      var random = SeededGenerator(seed: UInt64(200 + thread))
      for _ in 0..<2_000 {
        let id = Int.random(in: 0..<16, using: &random)
        let handle = store.retain(User(id))
        if handle.model == nil { lost.add(1, ordering: .relaxed) }
        handle.release()
      }
    }
    #expect(lost.load(ordering: .relaxed) == 0)
    #expect(store.count == 4)
  }

  @Test(.timeLimit(.minutes(10))) func optimisticUpdatesFromManySides() {
    let store = ModelStore()
    let handle = store.retain(User(1))
    onThreads(4) { thread in
      for round in 0..<300 {
        let update = store.updateOptimistically(User.self, id: 1) { $0.likes += 1 }
        if round % 2 == 0 { update.confirm() } else { update.rollBack() }
      }
    }
    #expect(handle.model?.likes == 4 * 150)
  }
}
