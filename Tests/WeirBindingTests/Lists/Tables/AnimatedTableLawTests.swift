import Foundation
import TestSupport
import Testing
import WeirBinding

/// A real table under an animated data source: it checks every batch by UIKit's rules, and shows what the model holds.
@Suite @MainActor struct AnimatedTableLawTests {
  typealias Source = RxTableViewSectionedAnimatedDataSource<Part>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 4_000))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 4_000))
  let source = Source(configureCell: { _, table, path, row in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = row.description
    return cell
  })

  init() {
    window.isHidden = false
    window.addSubview(table)
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
  }

  func show(_ parts: [Part]) { source.tableView(table, observedEvent: .next(parts)) }

  /// What the cells say, section by section.
  var shown: [[String?]] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
      }
    }
  }

  func texts(_ parts: [Part]) -> [[String?]] { parts.map { $0.items.map(\.description) } }

  @Test(arguments: [false, true])
  func anyModelsOneAfterTheOther(repeats: Bool) {
    let reported = faults(of: "UITableView") {
      for seed in 0..<60 as Range<UInt64> {
        var random = RandomModel(seed: seed)
        random.repeats = repeats
        var model = random.parts(sections: 5, rows: 30)
        for step in 0..<12 {
          show(model)
          #expect(shown == texts(model), "seed \(seed), step \(step)")
          let isNew = Int.random(in: 0..<4, using: &random) == 0
          model = isNew ? random.parts(sections: 5, rows: 30) : random.edited(model, edits: 6)
        }
      }
    }
    #expect(reported.isEmpty)
  }

  /// Several models between two layouts.
  @Test func modelsThatComeFasterThanTheLayout() {
    let reported = faults(of: "UITableView") {
      for seed in 0..<60 as Range<UInt64> {
        var random = RandomModel(seed: seed)
        var model = random.parts(sections: 4, rows: 20)
        for _ in 0..<4 {
          show(model)
          model = random.edited(model, edits: 5)
        }
        show(model)
        #expect(shown == texts(model), "seed \(seed)")
      }
    }
    #expect(reported.isEmpty)
  }

  /// A model that comes while another one is shown waits for it: of several the last.
  @Test func modelsThatComeWhileOneIsShown() {
    let (first, second) = ([part(1, 1, 2, 3)], [part(2, 9, 3), part(1, 4, 1)])
    let (third, last) = ([part(1, 8)], [part(1, 5, 4, 3), part(3, 1)])
    show(first)
    let reported = faults(of: "UITableView") {
      var isFirst = true
      source.decideViewTransition = { source, table, _ in
        guard isFirst, let source = source as? Source else { return .animated }
        isFirst = false
        for parts in [third, last] { source.tableView(table, observedEvent: .next(parts)) }
        return .animated
      }
      show(second)
    }
    #expect(reported.isEmpty)
    #expect(source.sectionModels == last)
    #expect(shown == texts(last))
  }

  /// A cell that changes the model while it is made, as one that loads more does.
  @Test func aCellThatChangesTheModel() {
    let model = BehaviorRelay(value: [part(1, 1, 2, 3)])
    let bag = DisposeBag()
    let source = Source(configureCell: { source, table, path, row in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = row.description
      let count = source.sectionModels[0].items.count
      if path.row == count - 1, count < 12 { model.accept([Part(1, (1...count + 2).map { Row(identity: $0) })]) }
      return cell
    })
    let reported = faults(of: "UITableView") {
      model ~> table.rx.items(dataSource: source) ~ bag
      for _ in 0..<10 { table.layoutIfNeeded() }
    }
    #expect(reported.isEmpty)
    #expect(model.value[0].items.count >= 12)
    #expect(shown == texts(model.value))
  }

  /// The person deletes a row, and the model follows; another model arrives in between.
  @Test func aPersonDeletesWhileAModelArrives() throws {
    let (model, bag) = (BehaviorRelay(value: [part(1, 1, 2, 3, 4)]), DisposeBag())
    source.canEditRowAtIndexPath = { _, _ in true }
    table.dataSource = nil
    model ~> table.rx.items(dataSource: source) ~ bag
    table.rx.modelDeleted(Row.self).bind { row in
      // First what came from elsewhere, and then what the person has done.
      model.accept([part(1, 9, 1, 2, 3, 4), part(2, 5)])
      model.accept(model.value.map { Part($0.identity, $0.items.filter { $0.identity != row.identity }) })
    } ~ bag
    table.layoutIfNeeded()
    let reported = try faults(of: "UITableView") {
      try table.person(does: .row(IndexPath(row: 1, section: 0), .delete))
    }
    #expect(reported.isEmpty)
    #expect(shown == [["9", "1", "3", "4"], ["5"]])
  }

  /// The table is given away in the middle: nothing more is told to it.
  @Test func anotherDataSourceInTheMiddle() {
    let (model, bag) = (BehaviorRelay(value: [part(1, 1, 2, 3)]), DisposeBag())
    let other = Source(configureCell: { _, _, _, _ in UITableViewCell() })
    table.dataSource = nil
    model ~> table.rx.items(dataSource: source) ~ bag
    source.decideViewTransition = { _, table, _ in
      table.dataSource = other
      return .animated
    }
    let reported = faults(of: "UITableView") { model.accept([part(2, 9, 3), part(1, 4, 1)]) }
    #expect(reported.isEmpty)
    #expect(shown.isEmpty)
  }

  /// Models of reference type that changed in place are equal to themselves: nothing is reloaded, and nothing breaks.
  @Test func modelsOfReferenceType() {
    let source = RxTableViewSectionedAnimatedDataSource<AnimatableSectionModel<Int, Note>>(
      configureCell: { _, table, path, note in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = note.text
        return cell
      })
    table.dataSource = source
    let notes = (0..<4).map { Note(identity: $0, text: "\($0)") }
    func show(_ notes: [Note]) {
      source.tableView(table, observedEvent: .next([AnimatableSectionModel(model: 1, items: notes)]))
    }
    show(notes)
    #expect(shown == [["0", "1", "2", "3"]])
    notes[1].text = "changed in place"
    show([notes[3], notes[1], Note(identity: 0, text: "new")])
    #expect(shown == [["3", "1", "new"]])
  }
}

/// A model of reference type.
final class Note: IdentifiableType, Equatable {
  let identity: Int
  var text: String

  init(identity: Int, text: String) { (self.identity, self.text) = (identity, text) }

  static func == (left: Note, right: Note) -> Bool { left.identity == right.identity && left.text == right.text }
}
