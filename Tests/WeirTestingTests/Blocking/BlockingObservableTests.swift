import Dispatch
import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct BlockingObservableTests {
  private let numbers = Observable.from([1, 2, 3])
  private let failing = Observable<Int>.create { observer in
    observer.onNext(1)
    observer.onError(MarbleFailure())
    return Disposables.create()
  }

  @Test func readsAll() throws {
    #expect(try numbers.toBlocking().toArray() == [1, 2, 3])
    #expect(try numbers.toBlocking().first() == 1)
    #expect(try Observable.repeatElement(5).toBlocking().first() == 5)
    #expect(try numbers.toBlocking().last() == 3)
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(throws: MarbleFailure.self) { try failing.toBlocking().toArray() }
  }

  @Test func single() throws {
    #expect(try numbers.toBlocking().single { $0 == 2 } == 2)
    #expect(throws: RxError.self) { try numbers.toBlocking().single() }
    #expect(throws: RxError.self) { try Observable<Int>.empty().toBlocking().single() }
    #expect(throws: MarbleFailure.self) { try numbers.toBlocking().single { _ in throw MarbleFailure() } }
  }

  @Test func materialize() {
    guard case .completed([1, 2, 3]) = numbers.toBlocking().materialize() else { return #expect(Bool(false)) }
    guard case .failed([1], let error) = failing.toBlocking().materialize() else { return #expect(Bool(false)) }
    #expect(error is MarbleFailure)
  }

  @Test func timeout() {
    let silent = Observable<Int>.create { _ in Disposables.create() }
    guard case .failed([], RxError.timeout) = silent.toBlocking(timeout: 0.001).materialize() else {
      return #expect(Bool(false))
    }
  }

  @Test func waitsForAnotherThread() throws {
    let source = Observable<Int>.create { observer in
      DispatchQueue.global().async {
        observer.onNext(7)
        observer.onCompleted()
      }
      return Disposables.create()
    }
    #expect(try source.toBlocking().toArray() == [7])
  }

  @Test func insideOfASubscription() throws {
    let inner = numbers
    let outer = numbers.map { try inner.toBlocking().toArray().count * $0 }
    #expect(try outer.toBlocking().toArray() == [3, 6, 9])
  }
}

extension BlockingObservableTests {
  @Test func emptyAndFailing() throws {
    let none = Observable<Int>.empty()
    #expect(try none.toBlocking().toArray() == [] && none.toBlocking().last() == nil)
    guard case .completed([]) = none.toBlocking().materialize() else { return #expect(Bool(false)) }
    #expect(throws: MarbleFailure.self) { try failing.toBlocking().last() }
    #expect(throws: MarbleFailure.self) { try failing.toBlocking().single() }
    // The first element is enough: the error after it is not waited for.
    #expect(try failing.toBlocking().first() == 1)
  }

  @Test func singleOf() throws {
    #expect(try Observable.just(1).toBlocking().single() == 1)
    #expect(throws: RxError.self) { try numbers.toBlocking().single { $0 > 1 } }
    #expect(throws: RxError.self) { try numbers.toBlocking().single { $0 > 3 } }
    // Two are known to be too many before the stream ends.
    #expect(throws: RxError.self) { try Observable.repeatElement(1).toBlocking().single() }
  }

  @Test func otherKinds() throws {
    #expect(try Single.just(1).toBlocking().single() == 1)
    #expect(try Maybe<Int>.empty().toBlocking().first() == nil)
    #expect(try Completable.empty().toBlocking().toArray().isEmpty)
    #expect(try Infallible.of(1, 2).toBlocking().toArray() == [1, 2])
  }

  @Test func timeoutsNameWhatCame() {
    let stuck = numbers.concat(Observable.never())
    guard case .failed([1, 2, 3], RxError.timeout) = stuck.toBlocking(timeout: 0.001).materialize() else {
      return #expect(Bool(false))
    }
    #expect(throws: RxError.self) { try stuck.toBlocking(timeout: 0).last() }
    #expect(throws: RxError.self) { try stuck.toBlocking(timeout: -1).toArray() }
  }

  /// A limit that no clock can show is none.
  @Test func endlessTimeouts() throws {
    for timeout in [Double.infinity, .greatestFiniteMagnitude, 1e12] {
      #expect(try numbers.toBlocking(timeout: timeout).toArray() == [1, 2, 3])
    }
  }

  @Test func theSubscriptionEnds() throws {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    #expect(try subject.toBlocking().first() == 1)
    #expect(!subject.hasObservers)
    #expect(throws: RxError.self) { try subject.toBlocking(timeout: 0.001).toArray() }
    #expect(!subject.hasObservers)
  }
}
