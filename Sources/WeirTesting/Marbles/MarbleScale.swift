/// How the frames of a diagram lie in virtual time.
struct MarbleScale {
  private let origin: TestTime
  private let frame: TestTime

  /// - Throws: `MarbleError` at the start of the diagram, where a frame takes no time.
  init(origin: TestTime, frame: TestTime, of diagram: String) throws {
    if frame < 1 {
      throw MarbleError(diagram: diagram, column: 1, message: "a frame must take time, 1 or more, and not \(frame)")
    }
    self.origin = origin
    self.frame = frame
  }

  /// The time of a frame; nil where virtual time does not reach so far.
  func time(_ count: Int) -> TestTime? {
    let (span, isTooLong) = count.multipliedReportingOverflow(by: frame)
    let (time, isTooLate) = origin.addingReportingOverflow(span)
    return isTooLong || isTooLate ? nil : time
  }

  /// The frame of a time; nil for a time between two frames.
  func count(_ time: TestTime) -> Int? {
    let (span, isTooLong) = time.subtractingReportingOverflow(origin)
    let (count, rest) = span.quotientAndRemainder(dividingBy: frame)
    return isTooLong || rest != 0 ? nil : count
  }
}
