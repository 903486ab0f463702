/// Links the facts of all files into a program, and follows its navigation.
struct ProgramResolver {
  /// What comes out.
  struct Resolved: Sendable {
    let graph: NavigationGraph
    let diagnostics: [Diagnostic]
  }

  let files: [SourceFile]
  let scanned: [ScannedFile]
  let membership: ProjectMembership
  var storyboards = StoryboardIndex.find(directories: [])
  var pool = WorkerPool(workers: 1)
  var leftovers = Leftovers(isWanted: false)

  func resolve(_ facts: [FileFacts]) -> Resolved {
    let places = PlaceTable(scanned)
    let preference = TypePreference(paths: files.map(\.path)) { [membership, files] in membership.targets(of: files[$0])
    }
    let program = ProgramBuilder.build(
      zip(files, facts).map { ProgramFile(path: $0.path, facts: $1) }, preference: preference)
    program.foreign = ObjectiveCScreens(directories: storyboards.directories, exclude: storyboards.exclude)
    let result = GraphBuilder(program: program, storyboards: storyboards, pool: pool, place: places.place).build()
    leftovers.keep(program, places)
    let broken = facts.enumerated().compactMap { index, file in
      file.firstError.map { Position(file: index, offset: $0) }
    }
    let messages = Messages(program: program, place: places.place, quote: places.line)
    return Resolved(
      graph: result.graph,
      diagnostics: messages.diagnostics(result, preference.ambiguities) + messages.broken(broken)
        + membership.diagnostics
        + storyboards.diagnostics)
  }
}
