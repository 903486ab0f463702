/// The stages of an analysis one by one, for those who measure what each takes; an app has no use for it.
@_spi(Benchmarks)
public struct AnalysisStages: Sendable {
  private let files: [SourceFile]
  private let contents: [SourceContent]
  private let pool: WorkerPool

  /// Takes source as text, by path.
  public init(_ sources: [String: String], workers: Int) {
    let paths = sources.keys.sorted(by: ByteOrder.precedes)
    files = paths.map { SourceFile(path: $0, absolutePath: $0, directoryIndex: 0, isTest: false) }
    contents = paths.map { SourceContent(bytes: Array((sources[$0] ?? "").utf8), diagnostic: nil) }
    pool = WorkerPool(workers: workers)
  }

  /// What a scan of the bytes tells.
  public struct Scanned: Sendable {
    let files: [ScannedFile]
  }

  /// Scans the bytes of all files.
  public func scan() -> Scanned {
    Scanned(files: pool.map(files.count) { [files, contents] in ScannedFile(files[$0], contents[$0]) })
  }

  /// What is left of each file in which anything matters: what would be parsed.
  public func reduce(_ scanned: Scanned) -> [[UInt8]] {
    let run = AnalysisRun(
      options: AnalysisOptions(selection: SourceSelection(directories: []), workers: pool.workers), files: files,
      progress: { _ in }, pool: pool)
    return run.reduced(scanned.files).map(\.bytes)
  }
}
