extension SQLiteModelPersistence {
  /// Waits until all that was given before is written.
  ///
  /// - Throws: ``SQLiteModelError`` where it cannot be written; it goes on waiting.
  public func flush() async throws {
    // It must not end before it is written.
    defer { withExtendedLifetime(self) {} }
    let writer = writer
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      writer.queue.async { done.resume(with: Result { try writer.write() }) }
    }
  }

  /// Writes all that was given before, on this thread: for the end of a program, where nothing can be awaited.
  ///
  /// - Throws: ``SQLiteModelError`` where it cannot be written; it goes on waiting.
  @available(*, noasync, message: "Await flush() instead")
  public func flushNow() throws { try writer.write() }
}
