import Testing
import WeirStreams
import WeirTesting

@Suite(.serialized) struct RangeTests {
  @Test func counts() {
    #expect(Observable.range(start: 5, count: 3).sentAtOnce() == ["5", "6", "7", "completed", "disposed"])
    #expect(Observable.range(start: 5, count: 0).sentAtOnce() == ["completed", "disposed"])
    #expect(Observable<UInt8>.range(start: 254, count: 2).sentAtOnce() == ["254", "255", "completed", "disposed"])
    #expect(Observable.range(start: 0, count: .max).take(2).sentAtOnce() == ["0", "1", "completed", "disposed"])
  }

  @Test func faultsAreReported() {
    let reported = faults(of: "Observable.range") {
      #expect(Observable.range(start: 5, count: -1).sentAtOnce() == ["completed", "disposed"])
      #expect(
        Observable<UInt8>.range(start: 254, count: 3).sentAtOnce() == ["error \(RxError.overflow)", "disposed"])
    }
    #expect(reported.map { $0.split(separator: "; ").last } == ["start 5, count -1", "start 254, count 3"])
  }
}
