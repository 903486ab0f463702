import Foundation
import TestSupport
import Testing
import WeirBinding

@Suite @MainActor struct RxTableViewSectionedAnimatedDataSourceTests {
  typealias Source = RxTableViewSectionedAnimatedDataSource<Part>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table = RecordingTable()
  let source = Source(configureCell: { _, _, _, _ in UITableViewCell() })

  init() {
    window.addSubview(table)
    table.frame = window.bounds
    table.dataSource = source
  }

  func show(_ parts: [Part]) { source.tableView(table, observedEvent: .next(parts)) }

  @Test func theFirstModelReloads() {
    show([part(1, 1, 2)])
    #expect(table.take() == ["reload"])
    #expect(source.sectionModels == [part(1, 1, 2)])
  }

  @Test func laterModelsAnimate() {
    show([part(1, 1, 2, 3)])
    _ = table.take()
    show([Part(1, [Row(identity: 3), Row(identity: 1, text: "u"), Row(identity: 4)])])
    #expect(
      table.take() == ["batch", "delete [[0, 1]]", "update [[0, 0]]", "batch", "insert [[0, 2]]", "move [0, 1] [0, 0]"])
    #expect(source.sectionModels.map { $0.items.map(\.identity) } == [[3, 1, 4]])
  }

  @Test func withoutAWindowItReloads() {
    show([part(1, 1)])
    table.removeFromSuperview()
    _ = table.take()
    show([part(1, 1, 2)])
    #expect(table.take() == ["reload"])
    #expect(source.sectionModels == [part(1, 1, 2)])
  }

  @Test func theTransitionCanBeDecided() {
    var seen: [Int] = []
    source.decideViewTransition = { _, _, changesets in
      seen.append(changesets.count)
      return changesets.count > 1 ? .reload : .animated
    }
    show([part(1, 1, 2)])
    _ = table.take()
    show([part(1, 1, 2, 3)])
    #expect(table.take() == ["batch", "insert [[0, 2]]"])
    show([part(1, 4, 3, 1)])
    #expect(table.take() == ["reload"])
    #expect(seen == [1, 2])
    #expect(source.sectionModels == [part(1, 4, 3, 1)])
  }

  /// An item that is equal carries its newest payload, though no row is reloaded.
  @Test func equalItemsCarryTheNewest() {
    show([Part(1, [Row(identity: 1, mark: 1)])])
    _ = table.take()
    show([Part(1, [Row(identity: 1, mark: 2)])])
    #expect(table.take().isEmpty)
    #expect(source[IndexPath(row: 0, section: 0)].mark == 2)
  }

  /// The scenario "New duplicates": named with both places when they come, all shown, and other sections animate.
  @Test func newDuplicates() {
    let reported = faults(of: "RxTableViewSectionedAnimatedDataSource") {
      show([])
      _ = table.take()
      show([part(1, 7, 7), part(2, 8)])
      show([part(1, 7), part(2, 8, 9)])
    }
    let value = "items (0, 0) and (0, 1) have the same identity, 7"
    #expect(reported == ["no two sections, and no two items, of a list have the same identity; \(value)"])
    #expect(table.take() == ["batch", "batch", "delete [[0, 1]]", "batch", "insert [[1, 1]]"])
  }

  @Test func duplicatesOfTheFirstModelAreNamedToo() {
    let reported = faults(of: "RxTableViewSectionedAnimatedDataSource") { show([part(1, 7, 7, 7)]) }
    #expect(reported.count == 1)
    #expect(reported.first?.hasSuffix("have the same identity, 7 (and 1 more)") == true)
  }

  @Test func modelsThatCannotBeComparedReload() {
    let source = RxTableViewSectionedAnimatedDataSource<Wrong>(configureCell: { _, _, _, _ in UITableViewCell() })
    table.dataSource = source
    let reported = faults(of: "RxTableViewSectionedAnimatedDataSource") {
      source.tableView(table, observedEvent: .next([Wrong(.keepsItems, [1, 2, 3])]))
      source.tableView(table, observedEvent: .next([Wrong(.keepsItems, [3, 4])]))
    }
    #expect(table.take() == ["reload", "reload"])
    #expect(reported.count == 1)
  }

  @Test func errorsAreReportedAndChangeNothing() {
    show([part(1, 1)])
    let reported = faults(of: "RxTableViewSectionedAnimatedDataSource") {
      source.tableView(table, observedEvent: .error(Failure.first))
      source.tableView(table, observedEvent: .completed)
    }
    #expect(reported == ["an error cannot be shown as sections; first"])
    #expect(source.sectionModels == [part(1, 1)])
  }

  @Test func rowsCannotBeEditedUnlessAsked() {
    show([part(1, 1)])
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
  }

  /// Whatever a person has moved is where the next model finds it.
  @Test func rowsThatAPersonMoved() {
    show([part(1, 1, 2, 3)])
    _ = table.take()
    source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    show([part(1, 2, 3, 1)])
    #expect(table.take().isEmpty)
  }
}
