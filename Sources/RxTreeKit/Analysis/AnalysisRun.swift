/// One run of an analysis over the files that were found.
///
/// Passes, in this order: scan every file's bytes; learn from all headers what the app's screens, flows and coordinators
/// are called; parse, in each file, only what mentions them; follow the steps.
struct AnalysisRun: Sendable {
  private let options: AnalysisOptions
  private let files: [SourceFile]
  private let read: @Sendable (SourceFile) -> SourceContent
  private let progress: ProgressMeter
  private let pool: WorkerPool
  private let leftovers: Leftovers

  /// Readies a run; `pool` is for tests.
  init(
    options: AnalysisOptions, files: [SourceFile],
    read: @escaping @Sendable (SourceFile) -> SourceContent = { SourceReader.read($0) },
    progress: @escaping @Sendable (AnalysisProgress) -> Void, pool: WorkerPool? = nil
  ) {
    self.options = options
    self.files = files
    self.read = read
    self.progress = ProgressMeter(report: progress)
    self.pool = pool ?? WorkerPool(workers: options.workers)
    leftovers = Leftovers(isWanted: options.endsProcess)
  }

  private init(_ run: AnalysisRun, pool: WorkerPool) {
    options = run.options
    files = run.files
    read = run.read
    progress = run.progress
    self.pool = pool
    leftovers = run.leftovers
  }

  func result(_ found: [Diagnostic]) -> Analysis {
    pool.runJoining { pool in AnalysisRun(self, pool: pool).analysis(found) } ?? analysis(found)
  }

  private func analysis(_ found: [Diagnostic]) -> Analysis {
    let store = self.store()
    let scanned = scan(store)
    let headers = self.headers(scanned)
    let loaded = load(scanned, headers, store)
    progress.begin(.resolving, total: 0)
    let selection = options.selection
    let membership = ProjectMembership.read(directories: selection.directories, files: files)
    let storyboards = StoryboardIndex.find(directories: selection.directories, exclude: selection.exclude)
    let resolved = ProgramResolver(
      files: files, scanned: scanned, membership: membership, storyboards: storyboards, pool: pool, leftovers: leftovers
    ).resolve(loaded.map(\.facts))
    leftovers.keep(scanned, headers, loaded, store as Any)
    let statistics = AnalysisStatistics(
      files: scanned.count, lines: scanned.reduce(0) { $0 + $1.lineCount },
      bytes: scanned.reduce(0) { $0 + $1.bytes.count }, parsedBytes: loaded.reduce(0) { $0 + $1.parsedBytes },
      cachedFiles: loaded.count { $0.isCached })
    let diagnostics = found + scanned.flatMap(\.diagnostics) + resolved.diagnostics + shortage
    return Analysis(graph: resolved.graph, diagnostics: Set(diagnostics).sorted(), statistics: statistics)
  }

  /// What to say where the system had no room for all threads.
  private var shortage: [Diagnostic] {
    guard pool.shortage > 0 else { return [] }
    return [
      Diagnostic(
        .note, at: nil,
        "\(pool.shortage) of \(pool.workers) threads could not be started; the rest took over, and took longer.")
    ]
  }

  private func scan(_ store: FactsStore?) -> [ScannedFile] {
    progress.begin(.scanning, total: files.count)
    return pool.map(files.count) { [files, progress, read] index in
      defer { progress.step() }
      return ScannedFile(files[index], read(files[index]), store: store)
    }
  }

  /// What each file declares; a file that a scan cannot make out is parsed whole.
  private func headers(_ scanned: [ScannedFile]) -> [FileFacts] {
    pool.map(scanned.count) { index in
      let file = scanned[index]
      if let known = file.record?.headers { return known }
      return file.outline.isCertain ? HeaderFacts.facts(of: file) : Lowering.facts(of: file.bytes)
    }
  }

  private func load(
    _ scanned: [ScannedFile], _ headers: [FileFacts], _ store: FactsStore?
  ) -> [FactsLoader.Loaded] {
    progress.begin(.parsing, total: scanned.count)
    let survey = FileSurvey(scanned: scanned, pool: pool)
    let loader = self.loader(headers, survey, store)
    let loaded = pool.map(scanned.count) { [progress] index in
      defer { progress.step() }
      return loader.load(scanned[index], headers: headers[index])
    }
    guard let store else { return loaded }
    for (index, file) in loaded.enumerated() {
      survey.note(FileAnswer(question: loader.question, facts: file.key), of: index)
    }
    let facts = loaded.compactMap { file in file.key.flatMap { key in file.payload.map { (key, $0) } } }
    let indices = zip(files, loaded).compactMap { file, loaded in loaded.index.map { (MemberIndex.key(for: file), $0) }
    }
    store.save(facts + indices + survey.records(headers, store: store))
    return loaded
  }

  /// What loads what matters, by the headers of all files and by the helpers that screens share.
  private func loader(_ headers: [FileFacts], _ survey: FileSurvey, _ store: FactsStore?) -> FactsLoader {
    let guess = guess(headers)
    let helpers = SharedHelpers(survey: survey).find(guess)
    let question = guess.question("facts", helpers)
    let known = survey.knowsAll(question) ? nil : guess.relevance(sharing: helpers)
    return FactsLoader(
      relevance: { known ?? guess.relevance(sharing: helpers) }, question: question, store: store)
  }

  /// What is left of each file in which anything has to be parsed.
  func reduced(_ scanned: [ScannedFile]) -> [ReducedSource] {
    let loader = FactsLoader(relevance: { [relevance = relevance(scanned)] in relevance }, question: 0, store: nil)
    return pool.map(scanned.count) { loader.condensed(scanned[$0]) }.compactMap { $0 }
  }

  /// What matters in files.
  func relevance(_ scanned: [ScannedFile]) -> Relevance {
    loader(headers(scanned), FileSurvey(scanned: scanned, pool: pool), nil).relevance()
  }

  private func guess(_ headers: [FileFacts]) -> RelevanceFinder.Guess {
    let programFiles = zip(files, headers).map { ProgramFile(path: $0.path, facts: $1) }
    let program = ProgramBuilder.build(programFiles, preference: TypePreference(paths: files.map(\.path)))
    leftovers.keep(program)
    return RelevanceFinder.guess(program)
  }

  private func store() -> FactsStore? {
    options.cacheDirectory.map { directory in
      let selection = options.selection
      let folders = selection.directories.map { (try? SystemCalls.realPath($0)) ?? $0 }
      let name = (folders + ["from:"] + selection.from + ["exclude:"] + selection.exclude).joined(separator: "\n")
      return FactsStore.open(directory: directory, packName: name, version: ToolVersion.facts)
    }
  }
}
