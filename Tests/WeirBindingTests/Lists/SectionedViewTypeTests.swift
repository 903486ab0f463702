import Foundation
import Testing
import WeirBinding

/// What a batch tells a view.
@Suite @MainActor struct SectionedViewTypeTests {
  final class Recorder: SectionedViewType {
    var calls: [String] = []

    func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation) {
      calls.append("insert rows \(paths.map(Array.init)) \(animationStyle == .fade)")
    }
    func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation) {
      calls.append("delete rows \(paths.map(Array.init)) \(animationStyle == .none)")
    }
    func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath) {
      calls.append("move row \(Array(from)) \(Array(to))")
    }
    func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: UITableView.RowAnimation) {
      calls.append("reload rows \(paths.map(Array.init)) \(animationStyle == .automatic)")
    }
    func insertSections(_ sections: [Int], animationStyle: UITableView.RowAnimation) {
      calls.append("insert sections \(sections) \(animationStyle == .fade)")
    }
    func deleteSections(_ sections: [Int], animationStyle: UITableView.RowAnimation) {
      calls.append("delete sections \(sections) \(animationStyle == .none)")
    }
    func moveSection(_ from: Int, to: Int) { calls.append("move section \(from) \(to)") }
    func reloadSections(_ sections: [Int], animationStyle: UITableView.RowAnimation) {
      calls.append("reload sections \(sections) \(animationStyle == .automatic)")
    }
  }

  let animations = AnimationConfiguration(insertAnimation: .fade, deleteAnimation: .none)

  @Test func everyKind() {
    let (view, path) = (Recorder(), { ItemPath(sectionIndex: $0, itemIndex: $1) })
    let batch = Changeset<Part>(
      insertedSections: [0], deletedSections: [1, 2], movedSections: [(from: 3, to: 4)], updatedSections: [5],
      insertedItems: [path(0, 1)], deletedItems: [path(0, 2)], movedItems: [(from: path(0, 3), to: path(1, 0))],
      updatedItems: [path(2, 0), path(2, 1)])
    view.batchUpdates(batch, animationConfiguration: animations)
    #expect(
      view.calls == [
        "delete sections [1, 2] true", "reload sections [5] true", "insert sections [0] true", "move section 3 4",
        "delete rows [[0, 2]] true", "reload rows [[2, 0], [2, 1]] true", "insert rows [[0, 1]] true",
        "move row [0, 3] [1, 0]",
      ])
  }

  @Test func nothingForKindsThatThereAreNot() {
    let view = Recorder()
    view.batchUpdates(Changeset<Part>(), animationConfiguration: animations)
    #expect(view.calls.isEmpty)
  }

  @Test func tablesChooseTheirAnimationsUnlessTold() {
    let animations = AnimationConfiguration()
    #expect(animations.insertAnimation == .automatic)
    #expect(animations.deleteAnimation == .automatic)
    #expect(animations.reloadAnimation == .automatic)
  }
}
