import Testing

@testable import RxTreeKit

/// Screens whose class only the storyboard names, and the segues between screens.
@Suite struct StoryboardSceneTests {
  /// The analysis of source beside a storyboard `Main`: an initial ListViewController in a navigation controller, with
  /// a segue `detail` to DetailViewController, and a scene `help` of HelpViewController.
  private func analysis(_ source: String) throws -> Analysis {
    var board = StoryboardText()
    board.navigation("nav", root: "list")
    board.scene("list", className: "ListViewController", more: StoryboardText.segue("detail", to: "detail"))
    board.scene("detail", className: "DetailViewController")
    board.scene("help", identifier: "help", className: "HelpViewController")
    board.initial = "nav"
    let folder = try ScratchFolder()
    try folder.write("App/Base.lproj/Main.storyboard", board.text)
    try folder.write(
      "App/Screens.swift",
      "final class DetailViewController: UIViewController {}\nfinal class HelpViewController: UIViewController {}")
    try folder.write("App/Code.swift", source)
    return try Analysis.run(AnalysisOptions(selection: SourceSelection(directories: [folder.path]), workers: 1))
  }

  private let list = "final class ListViewController: UIViewController {}\n"

  private func flow(_ expression: String) -> String {
    """
    final class AppFlow: Flow {
      func navigate(to step: Step) -> FlowContributors {
        let board = UIStoryboard(name: "Main", bundle: nil)
        let screen = \(expression)
        return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper))
      }
    }
    """
  }

  @Test func initialScene() throws {
    let analysis = try analysis(list + flow("board.instantiateInitialViewController()!"))
    #expect(analysis.edges(from: "AppFlow") == ["AppFlow | navigate | ListViewController | screen"])
    #expect(analysis.diagnostics == [])
  }

  @Test func sceneByItsIdentifier() throws {
    let analysis = try analysis(list + flow("board.instantiateViewController(withIdentifier: \"help\")"))
    #expect(analysis.edges(from: "AppFlow") == ["AppFlow | navigate | HelpViewController | screen"])
    let other = try self.analysis(list + flow("R.storyboard.main.help()!"))
    #expect(other.edges(from: "AppFlow") == ["AppFlow | navigate | HelpViewController | screen"])
  }

  @Test func sceneThatDoesNotExistIsReported() throws {
    let analysis = try analysis(list + flow("board.instantiateViewController(withIdentifier: \"nowhere\")"))
    #expect(analysis.edges(from: "AppFlow") == [])
    #expect(analysis.diagnostics.map(\.place?.file) == ["App/Code.swift"])
  }

  @Test func storyboardSaysMoreThanACastToABaseClass() throws {
    let analysis = try analysis(
      list + flow("board.instantiateViewController(withIdentifier: \"help\") as! UIViewController"))
    #expect(analysis.edges(from: "AppFlow") == ["AppFlow | navigate | HelpViewController | screen"])
  }

  @Test func performedSegue() throws {
    let analysis = try analysis(
      "final class ListViewController: UIViewController { func open() { performSegue(withIdentifier: \"detail\", sender: nil) } }"
    )
    #expect(analysis.edges(from: "ListViewController") == ["ListViewController |  | DetailViewController | direct"])
  }

  @Test func performedSegueBesidesAScreenThatIsPresented() throws {
    let analysis = try analysis(
      """
      final class ListViewController: UIViewController {
        func open() { isNew ? performSegue(withIdentifier: "detail", sender: nil) : present(HelpViewController(), animated: true) }
      }
      """)
    #expect(
      Set(analysis.edges(from: "ListViewController")) == [
        "ListViewController |  | DetailViewController | direct", "ListViewController |  | HelpViewController | direct",
      ])
  }

  @Test func segueThatNobodyPerformsByCode() throws {
    let analysis = try analysis(list)
    #expect(analysis.edges(from: "ListViewController").count <= 1)
  }

  @Test func coordinatorThatPerformsASegueOfAnotherScreen() throws {
    let analysis = try analysis(
      list
        + "final class MainCoordinator: Coordinator { func start() { screen.performSegue(withIdentifier: \"detail\", sender: nil) } }"
    )
    #expect(analysis.edges(from: "MainCoordinator") == [])
  }
}
