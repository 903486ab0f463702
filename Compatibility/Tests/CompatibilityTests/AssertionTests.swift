// Apple's XCTest expects failures in a way of its own.
#if !canImport(Darwin)
  import RxSwift
  import RxTest
  import XCTest

  /// RxTest's own assertions.
  final class AssertionTests: XCTestCase {
    private struct Broken: Error {}

    func testEventsOfSingles() {
      XCTAssertEqual([SingleEvent<Int>.success(1), .failure(Broken())], [.success(1), .failure(Broken())])
      expectFailure { XCTAssertEqual([SingleEvent<Int>.success(1)], [.success(2)]) }
      expectFailure { XCTAssertEqual([SingleEvent<Int>.success(1)], [.failure(Broken())]) }
    }

    func testRecordedElements() {
      XCTAssertRecordedElements([.next(10, "a"), .next(20, "b")], ["a", "b"])
      expectFailure { XCTAssertRecordedElements([.next(10, "a")], ["b"]) }
      expectFailure { XCTAssertRecordedElements([.next(10, "a"), .completed(20)], ["a"]) }
    }

    private var failures = 0
    private var isExpected = false

    private func expectFailure(line: UInt = #line, _ body: () -> Void) {
      (failures, isExpected) = (0, true)
      body()
      isExpected = false
      XCTAssertEqual(failures, 1, "it has failed", line: line)
    }

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if isExpected {
        failures += 1
      } else {
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }
  }
#endif
