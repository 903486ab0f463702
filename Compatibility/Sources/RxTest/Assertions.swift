#if canImport(XCTest)
  public import WeirStreams
  import WeirTesting
  import XCTest

  // The names are RxTest's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Asserts that two lists of events of singles are equal; errors are where their texts are (RxTest).
  public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
  ) {
    let (found, expected) = (lhs.map { MaybeEvent($0) }, rhs.map { MaybeEvent($0) })
    XCTAssertEqual(found, expected, file: file, line: line)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Asserts that a stream has sent these elements, whenever that was, and has not ended (RxTest).
  public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
  ) {
    if let end = stream.first(where: \.value.isStopEvent) {
      return XCTFail("the stream has ended: \(end)", file: file, line: line)
    }
    XCTAssertEqual(stream.compactMap(\.value.element), elements, file: file, line: line)
  }

  extension MaybeEvent {
    /// The event of a single as one of a maybe, which can be compared.
    fileprivate init(_ event: SingleEvent<Element>) {
      switch event {
      case .success(let element): self = .success(element)
      case .failure(let error): self = .error(error)
      }
    }
  }
#endif
