@_spi(Benchmarks) import RxTreeKit
import SwiftParser
import SwiftSyntax

/// What each stage of an analysis takes for one app.
struct Measurement {
  let lines: Int
  let bytes: Int
  let keptBytes: Int
  let scan: Taken
  let reduction: Taken
  let wholeParse: Taken
  let keptParse: Taken
  let cold: Taken
  let warm: Taken

  /// Measures an app, each stage a few times.
  init(_ sources: [String: String], workers: Int, runs: Int, folder: TemporaryApp) throws {
    let texts = sources.sorted { $0.key < $1.key }.map { Array($0.value.utf8) }
    lines = texts.reduce(0) { $0 + $1.count { $0 == 10 } }
    bytes = texts.reduce(0) { $0 + $1.count }
    let stages = AnalysisStages(sources, workers: workers)
    let scanned = stages.scan()
    let reduced = stages.reduce(scanned)
    keptBytes = reduced.reduce(0) { $0 + $1.count { $0 != 32 && $0 != 10 && $0 != 13 } }
    scan = Stopwatch.best(of: runs) { _ = stages.scan() }
    reduction = Stopwatch.best(of: runs) { _ = stages.reduce(scanned) }
    wholeParse = Stopwatch.best(of: runs) { Self.parse(texts, workers) }
    keptParse = Stopwatch.best(of: runs) { Self.parse(reduced, workers) }
    try folder.write(sources)
    var options = AnalysisOptions(selection: SourceSelection(directories: [folder.path]), workers: workers)
    cold = Stopwatch.best(of: runs) { _ = try? Analysis.run(options) }
    options.cacheDirectory = folder.path + ".cache"
    _ = try Analysis.run(options)
    warm = Stopwatch.best(of: runs) { _ = try? Analysis.run(options) }
    folder.remove()
  }

  private static func parse(_ texts: [[UInt8]], _ workers: Int) {
    let trees = Workers(workers).map(texts.count) { index in
      texts[index].withUnsafeBufferPointer { Parser.parse(source: $0).statements.isEmpty ? 1 : 0 }
    }
    precondition(trees.count == texts.count)
  }
}
