/// Tells which classes the scenes of storyboards have, for source that takes a screen without naming its class.
///
/// Most apps never ask, so storyboards are found and read when someone first does. Safe to ask from several threads.
final class StoryboardIndex: Sendable {
  let directories: [String]
  let exclude: [String]
  private let library = Protected<StoryboardLibrary?>(nil)

  private init(directories: [String], exclude: [String]) {
    self.directories = directories
    self.exclude = exclude
  }

  /// The storyboards in these directories, without what the globs of a selection exclude.
  static func find(directories: [String], exclude: [String] = []) -> StoryboardIndex {
    StoryboardIndex(directories: directories, exclude: exclude)
  }

  /// The class of the scene with an identifier, or of the initial scene, in the storyboard with the name of its file.
  ///
  /// A container without a class of its own, such as a plain navigation controller, gives the class of its root; nil
  /// where there is no such scene, it has no class, or storyboards of that name disagree.
  func screenClass(storyboard: String, identifier: String?) -> String? {
    ready { $0.screenClass(storyboard: storyboard, identifier: identifier) }
  }

  /// The same by the names that R.swift gives; `initialViewController` and `instantiateInitialViewController` name the
  /// initial scene.
  func screenClass(rSwiftStoryboard storyboard: String, identifier: String) -> String? {
    ready { $0.screenClass(rSwiftStoryboard: storyboard, identifier: identifier) }
  }

  /// The class of the scene that a segue leads to, from scenes of a class.
  func segueDestination(screenClass: String, segueIdentifier: String) -> String? {
    ready { $0.segueDestination(from: screenClass, identifier: segueIdentifier) }
  }

  /// What was wrong with storyboards, and where they disagreed about what was asked; sorted, empty if nobody has asked.
  var diagnostics: [Diagnostic] { library.withLock { $0?.diagnostics.sorted() ?? [] } }

  private func ready<Result: Sendable>(_ use: (inout StoryboardLibrary) -> Result) -> Result {
    library.withLock { library in
      var known = library.take() ?? StoryboardLibrary(directories: directories, exclude: exclude)
      defer { library = known }
      return use(&known)
    }
  }
}
