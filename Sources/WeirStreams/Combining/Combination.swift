/// A meeting of sources whose elements are combined by a kernel, which is made in inlinable code.
@usableFromInline
final class Combination<Output>: Combining, @unchecked Sendable {
  @usableFromInline typealias Kernel = (Sink<Output>, Combining) throws -> Void

  private let sink: Sink<Output>
  private let kernel: Kernel
  // Only its maker adds to it.
  @exclusivity(unchecked) private var kept: [AnyObject] = []

  @usableFromInline
  init(_ sink: Sink<Output>, _ lifetime: Lifetime, endsEarly: Bool, _ kernel: @escaping Kernel) {
    self.sink = sink
    self.kernel = kernel
    super.init(lifetime, endsEarly: endsEarly)
  }

  override func emit() {
    do { try kernel(sink, self) } catch { endInside(error) }
  }

  /// Keeps an object whose memory the kernel uses.
  @usableFromInline
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Sends the combination and ends; where there are no sources.
  @usableFromInline
  func emitOnce() {
    emit()
    endInside(nil)
  }

  override func passEnd(_ error: (any Error)?) { sink.end(error) }
}
