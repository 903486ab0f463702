import Testing

@testable import RxTreeKit

/// Cases of `navigate(to:)` that call a function of the flow.
@Suite struct HelperTests {
  @Test func helperInTheTypeItself() {
    let app = AppSketch(
      screens: "ShelfViewController",
      """
      enum LibraryStep: Step { case shelf }
      final class LibraryFlow: Flow {
        private let stack = UINavigationController()
        var root: Presentable { return stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? LibraryStep else { return .none }
          switch step {
          case .shelf: return showShelf()
          }
        }
        private func showShelf() -> FlowContributors {
          let shelf = ShelfViewController()
          stack.pushViewController(shelf, animated: true)
          return .one(flowContributor: .contribute(withNextPresentable: shelf, withNextStepper: shelf.viewModel))
        }
      }
      """)
    app.expect(from: "LibraryFlow", "LibraryFlow | shelf | ShelfViewController | screen")
  }

  @Test func helperThatCallsAHelper() {
    let app = AppSketch(
      screens: "BookViewController",
      """
      final class LibraryFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          switch step as? LibraryStep {
          case .book(let id): return self.open(id)
          default: return .none
          }
        }
        private func open(_ id: Int) -> FlowContributors { push(makeBook(id)) }
        private func makeBook(_ id: Int) -> BookViewController { BookViewController(id: id) }
        private func push(_ book: BookViewController) -> FlowContributors {
          stack.pushViewController(book, animated: true)
          return .one(flowContributor: .contribute(withNext: book))
        }
      }
      enum LibraryStep: Step { case book(Int) }
      """)
    app.expect(from: "LibraryFlow", "LibraryFlow | book | BookViewController | screen")
  }

  @Test func helperThatIsGivenTheScreen() {
    let app = AppSketch(
      screens: "AlphaViewController BetaViewController",
      """
      final class GreekFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? GreekStep else { return .none }
          switch step {
          case .alpha: return push(AlphaViewController(), animated: false)
          case .beta: return push(BetaViewController(), animated: true)
          }
        }
        private func push(_ screen: UIViewController & Stepper, animated: Bool) -> FlowContributors {
          stack.pushViewController(screen, animated: animated)
          return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen))
        }
      }
      enum GreekStep: Step { case alpha, beta }
      """)
    app.expect(
      from: "GreekFlow",
      """
      GreekFlow | alpha | AlphaViewController | screen
      GreekFlow | beta | BetaViewController | screen
      """)
  }

  @Test func overloadsAreToldApartByTheirLabels() {
    let app = AppSketch(
      screens: "ListViewController DetailViewController",
      """
      final class NotesFlow: Flow {
        var root: Presentable { stack }
        let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? NotesStep else { return .none }
          switch step {
          case .list: return show()
          case .detail(let note): return show(note: note)
          }
        }
        func show() -> FlowContributors {
          let list = ListViewController()
          return .one(flowContributor: .contribute(withNext: list))
        }
        func show(note: Note) -> FlowContributors {
          let detail = DetailViewController(note: note)
          return .one(flowContributor: .contribute(withNext: detail))
        }
      }
      enum NotesStep: Step { case list, detail(Note) }
      """)
    app.expect(
      from: "NotesFlow",
      """
      NotesFlow | list | ListViewController | screen
      NotesFlow | detail | DetailViewController | screen
      """)
  }

  @Test func helperOfTwoCasesWithASwitchOfItsOwn() {
    let app = AppSketch(
      screens: "EditorViewController",
      """
      final class DraftFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? DraftStep else { return .none }
          switch step {
          case .new: return self.edit(.new, draft: nil)
          case .edit(let draft): return self.edit(.edit, draft: draft)
          }
        }
        private func edit(_ mode: Mode, draft: Draft?) -> FlowContributors {
          let editor = EditorViewController()
          switch mode {
          case .new: editor.title = "New"
          case .edit: editor.title = "Edit"
          }
          DispatchQueue.main.async { self.stack.pushViewController(editor, animated: true) }
          return .one(flowContributor: .contribute(withNextPresentable: editor, withNextStepper: editor.reactor))
        }
        enum Mode { case new, edit }
      }
      enum DraftStep: Step { case new, edit(Draft) }
      """)
    app.expect(
      from: "DraftFlow",
      """
      DraftFlow | new | EditorViewController | screen
      DraftFlow | edit | EditorViewController | screen
      """)
  }
}
