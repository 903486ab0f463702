import Foundation

/// The navigation of an app, read from its Swift source.
public struct Analysis: Sendable {
  /// The flows, coordinators and screens, and the ways between them.
  public let graph: NavigationGraph
  /// What could not be resolved, and what is good to know; ordered by place.
  public let diagnostics: [Diagnostic]
  /// How much was read.
  public let statistics: AnalysisStatistics

  /// Reads the source and follows its navigation. `progress` is called now and then, from any thread.
  ///
  /// The result is the same on every run and every machine. Fails if there is nothing to read; what cannot be read or
  /// resolved of the rest is a diagnostic.
  public static func run(
    _ options: AnalysisOptions, progress: @escaping @Sendable (AnalysisProgress) -> Void = { _ in }
  ) throws(AnalysisError) -> Analysis {
    let listing = try SourceFinder(options.selection).find()
    let files = listing.files.filter { !$0.isTest }
    nonisolated(unsafe) var result: Analysis?
    let thread = Thread {
      var bytes: [[UInt8]] = []
      var programFiles: [ProgramFile] = []
      for file in files {
        let content = SourceReader.read(file).bytes ?? []
        bytes.append(content)
        programFiles.append(ProgramFile(path: file.path, facts: Lowering.facts(of: content)))
      }
      let preference = TypePreference(paths: files.map(\.path))
      let program = ProgramBuilder.build(programFiles, preference: preference)
      var tables = bytes.map { LineTable($0) }
      let place = { (position: Position) -> SourcePlace in
        let (line, column) = tables[position.file].position(at: Int(position.offset))
        return SourcePlace(file: files[position.file].path, line: line, column: column)
      }
      let built = GraphBuilder(program: program, place: place).build()
      let diagnostics = built.unresolved.map { Diagnostic(.warning, at: $0.place, "\($0.node.text): what is shown is unknown: \($0.event.value) \($0.event.labels)") }
      result = Analysis(graph: built.graph, diagnostics: diagnostics.sorted(), statistics: AnalysisStatistics())
    }
    thread.stackSize = 512 << 20
    thread.start()
    while !thread.isFinished { usleep(1000) }
    return result!
  }
}

/// How much an analysis read.
public struct AnalysisStatistics: Sendable {
}
