#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of what a person does with a table: choosing, deleting, inserting and moving agree with plain models.
  @MainActor @Suite(.serialized) struct PersonLawTests {
    private final class Choices: UITableViewDelegate {
      var chosen: Set<IndexPath> = []
      var faults = 0
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !chosen.insert(indexPath).inserted { faults += 1 }
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if chosen.remove(indexPath) == nil { faults += 1 }
      }
    }

    /// Law: the delegate, told one by one, ends with what the table says.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func severalChoicesAreBalanced(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([names("a", 5), names("b", 4)])
      let choices = Choices()
      fixture.table.delegate = choices
      fixture.table.allowsMultipleSelection = true
      fixture.table.layoutIfNeeded()
      var model: Set<IndexPath> = []
      for step in 0..<30 {
        let section = random.below(2)
        let path = IndexPath(row: random.below(section == 0 ? 5 : 4), section: section)
        try fixture.table.person(does: .row(path, .tap))
        model.formSymmetricDifference([path])
        #expect(Set(fixture.table.indexPathsForSelectedRows ?? []) == model, "seed \(seed), step \(step)")
        #expect(choices.chosen == model && choices.faults == 0, "seed \(seed), step \(step)")
      }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func aSingleChoiceIsTheLast(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([names("a", 9)])
      let choices = Choices()
      fixture.table.delegate = choices
      fixture.table.layoutIfNeeded()
      var last: IndexPath?
      for step in 0..<20 {
        let path = IndexPath(row: random.below(9), section: 0)
        if path == last { continue }
        try fixture.table.person(does: .row(path, .tap))
        last = path
        #expect(fixture.table.indexPathForSelectedRow == path, "seed \(seed), step \(step)")
        #expect(choices.chosen == [path] && choices.faults == 0, "seed \(seed), step \(step)")
        let selected = fixture.table.visibleCells.filter(\.isSelected).map { fixture.table.indexPath(for: $0) }
        #expect(selected == [path], "seed \(seed), step \(step)")
      }
    }

    /// A source that does what the person asks for, as apps do.
    private final class Editable: UITableViewDataSource {
      var sections: [[String]]
      init(_ sections: [[String]]) { self.sections = sections }
      func numberOfSections(in tableView: UITableView) -> Int { sections.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
      }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
      func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
      }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func deletingAndMovingAgreeWithArrays(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([[]])
      let source = Editable([names("a", 5), names("b", 4)])
      fixture.table.dataSource = source
      fixture.table.setEditing(true, animated: false)
      fixture.table.layoutIfNeeded()
      var model = source.sections
      for step in 0..<8 {
        let section = model[0].isEmpty ? 1 : model[1].isEmpty ? 0 : random.below(2)
        guard !model[section].isEmpty else { break }
        let path = IndexPath(row: random.below(model[section].count), section: section)
        if random.below(3) == 0 {
          try fixture.table.person(does: .row(path, .delete))
          model[section].remove(at: path.row)
        } else {
          let other = random.below(2)
          let room = model[other].count - (other == section ? 1 : 0)
          let target = IndexPath(row: random.below(room + 1), section: other)
          guard target != path else { continue }
          try fixture.table.person(does: .row(path, .move(to: target)))
          model[target.section].insert(model[section].remove(at: path.row), at: target.row)
        }
        #expect(source.sections == model, "seed \(seed), step \(step)")
        #expect(fixture.seen == model.flatMap { $0 }, "seed \(seed), step \(step)")
        #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing }, "seed \(seed), step \(step)")
      }
    }

    /// Law: a table as a person scrolls it never rests outside of its rows, and shows what the offset says.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func scrollingShowsWhatIsThere(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let count = random.below(60)
      let fixture = TableFixture([names("a", count)])
      for step in 0..<15 {
        try fixture.table.person(does: .drag(x: 0, y: CGFloat(random.below(1200) - 700)))
        fixture.table.layoutIfNeeded()
        let most = max(0, CGFloat(count) * 44 - 440)
        #expect((0...most).contains(fixture.table.contentOffset.y), "seed \(seed), step \(step)")
        let first = Int(fixture.table.contentOffset.y / 44)
        #expect(fixture.seen.first == (count > 0 ? "a\(first)" : nil), "seed \(seed), step \(step)")
        #expect(fixture.isConsistent(), "seed \(seed), step \(step)")
      }
    }

    /// Law: scrolling to a row shows it, where it was asked for as far as the content allows.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func aRowIsScrolledTo(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let fixture = TableFixture([names("a", 80)])
      for step in 0..<15 {
        let path = IndexPath(row: random.below(80), section: 0)
        let position = [UITableView.ScrollPosition.none, .top, .middle, .bottom].randomElement(using: &random) ?? .top
        fixture.table.scrollToRow(at: path, at: position, animated: false)
        let (rect, bounds) = (fixture.table.rectForRow(at: path), fixture.table.bounds)
        #expect(bounds.contains(rect), "seed \(seed), step \(step)")
        let most = fixture.table.contentSize.height - bounds.height
        let wanted: CGFloat? =
          switch position {
          case .top: rect.minY
          case .middle: rect.midY - bounds.height / 2
          case .bottom: rect.maxY - bounds.height
          case .none: nil
          }
        if let wanted { #expect(isNear(bounds.minY, min(max(wanted, 0), most)), "seed \(seed), step \(step)") }
        #expect(fixture.table.cellForRow(at: path)?.textLabel?.text == "a\(path.row)", "seed \(seed), step \(step)")
      }
    }
  }
#endif
