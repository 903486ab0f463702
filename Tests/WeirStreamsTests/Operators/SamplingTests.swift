import Testing
import WeirStreams
import WeirTesting

@Suite struct SamplingTests {
  @Test func withLatestFrom() throws {
    try expect(
      all: ["-a---b-c-|", "---x--y----"], become: "-----1-2-|", ["1": "bx", "2": "cy"],
      subscriptions: ["^--------!", "^--------!"]
    ) { $0[0].withLatestFrom($0[1]) { $0 + $1 } }
    try expect(all: ["-a---b-c-|", "--x|"], become: "-----x-x-|", subscriptions: ["^--------!", "^--!"]) {
      $0[0].withLatestFrom($0[1])
    }
    try expect(all: ["-a---b", "--x#"], become: "---#", subscriptions: ["^--!", "^--!"]) {
      $0[0].withLatestFrom($0[1])
    }
    try expect(all: ["--a#", "-x"], become: "--x#", subscriptions: ["^--!", "^--!"]) { $0[0].withLatestFrom($0[1]) }
    try expect(all: ["--a", "-x"], become: "--#", subscriptions: ["^-!", "^-!"]) {
      $0[0].withLatestFrom($0[1]) { _, _ -> String in throw MarbleFailure() }
    }
  }

  @Test func sample() throws {
    try expect(all: ["-ab---c-|", "---x-y----z-"], become: "---b------(c|)") { $0[0].sample($0[1]) }
    try expect(all: ["-ab---c-|", "---x-y----z-"], become: "---b-0----(c|)") { $0[0].sample($0[1], defaultValue: "0") }
    try expect(all: ["-a---", "--|"], become: "--a", subscriptions: ["^----!", "^-!"], disposed: 5) {
      $0[0].sample($0[1])
    }
    try expect(all: ["-a---", "--#"], become: "--#", subscriptions: ["^-!", "^-!"]) { $0[0].sample($0[1]) }
    try expect(all: ["-a-#", "----"], become: "---#", subscriptions: ["^--!", "^--!"]) { $0[0].sample($0[1]) }
  }

  @Test func takeUntil() throws {
    try expect(all: ["-a-b-c", "----x"], become: "-a-b|", subscriptions: ["^---!", "^---!"]) {
      $0[0].take(until: $0[1])
    }
    try expect(all: ["-a-b-|", "--|"], become: "-a-b-|", subscriptions: ["^----!", "^-!"]) { $0[0].take(until: $0[1]) }
    try expect(all: ["-a-b-#", "--#"], become: "-a#", subscriptions: ["^-!", "^-!"]) { $0[0].take(until: $0[1]) }
    #expect(Observable.just(1).take(until: Observable.just(2)).sentAtOnce() == ["completed", "disposed"])
  }

  @Test func skipUntil() throws {
    try expect(all: ["-a-b-c-|", "--x"], become: "---b-c-|", subscriptions: ["^------!", "^-!"]) {
      $0[0].skip(until: $0[1])
    }
    try expect(all: ["-a-b-|", "--|"], become: "-", subscriptions: ["^----!", "^-!"]) { $0[0].skip(until: $0[1]) }
    try expect(all: ["-a-|", "------x"], become: "-", subscriptions: ["^--!", "^--!"]) { $0[0].skip(until: $0[1]) }
    try expect(all: ["-a-b", "--#"], become: "--#", subscriptions: ["^-!", "^-!"]) { $0[0].skip(until: $0[1]) }
    try expect(all: ["-a#", "----"], become: "--#", subscriptions: ["^-!", "^-!"]) { $0[0].skip(until: $0[1]) }
  }

  @Test func amb() throws {
    try expect(all: ["---a-b-|", "-x---y---|"], become: "-x---y---|", subscriptions: ["^!", "^--------!"]) {
      $0[0].amb($0[1])
    }
    try expect(all: ["---a", "-----", "--#"], become: "--#", subscriptions: ["^-!", "^-!", "^-!"]) { .amb($0) }
    try expect(all: ["-|", "--x"], become: "-|", subscriptions: ["^!", "^!"]) { .amb($0) }
    #expect(Observable<Int>.amb([]).sentAtOnce() == ["disposed"])
    #expect(Observable.just(1).amb(Observable.just(2)).sentAtOnce() == ["1", "completed", "disposed"])
  }

  @Test func startWith() {
    #expect(Observable.just(1).startWith(2, 3).sentAtOnce() == ["2", "3", "1", "completed", "disposed"])
    #expect(Observable.just(1).startWith(2, 3).take(1).sentAtOnce() == ["2", "completed", "disposed"])
    #expect(Observable<Int>.error(Failure.first).startWith(2).sentAtOnce() == ["2", "error first", "disposed"])
  }
}
