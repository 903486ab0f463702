#if !canImport(UIKit)
  import Foundation
  import Testing

  import WeirUI

  /// Cells as an app of another module writes them.
  @MainActor @Suite struct UITableViewCellTests {
    /// The common way: both initialisers, and properties of its own.
    final class OwnCell: UITableViewCell {
      let badge = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
      }
      required init?(coder: NSCoder) { fatalError("not read from a storyboard") }
    }

    /// No initialiser at all.
    final class PlainCell: UITableViewCell {
      var model: Int? = 3
    }

    final class OwnHeader: UITableViewHeaderFooterView {
      var isOwn = false
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isOwn = true
      }
      required init?(coder: NSCoder) { nil }
    }

    @Test func ownClassesAreMadeByTheTable() {
      let table = UITableView()
      table.register(OwnCell.self, forCellReuseIdentifier: "own")
      table.register(PlainCell.self, forCellReuseIdentifier: "plain")
      table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "head")
      let own = table.dequeueReusableCell(withIdentifier: "own") as? OwnCell
      #expect(own?.badge.superview === own?.contentView)
      #expect(own?.detailTextLabel != nil)
      #expect((table.dequeueReusableCell(withIdentifier: "plain") as? PlainCell)?.model == 3)
      #expect((table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? OwnHeader)?.isOwn == true)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    }

    @Test func stylesHaveTheirLabels() {
      #expect(UITableViewCell().detailTextLabel == nil)
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Value"
      #expect(cell.accessibilityLabel == "Name, Value")
      cell.accessibilityLabel = "Other"
      #expect(cell.accessibilityLabel == "Other")
    }

    @Test func theContentLeavesRoomForTheAccessory() {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 300)
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 262)
      let view = UISwitch()
      cell.accessoryView = view
      cell.layoutIfNeeded()
      #expect(view.superview === cell)
      #expect(view.frame.minX == cell.contentView.frame.maxX)
      cell.accessoryView = nil
      #expect(view.superview == nil)
    }

    @Test func beingChosenShowsItsBackground() {
      let cell = UITableViewCell()
      let back = UIView()
      cell.selectedBackgroundView = back
      cell.isSelected = true
      #expect(back.superview === cell)
      cell.setSelected(false, animated: false)
      #expect(back.superview == nil)
      cell.isHighlighted = true
      #expect(back.superview === cell)
    }

    @Test func aConfigurationMakesItsView() {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.secondaryText = "Second"
      cell.contentConfiguration = content
      let view = cell.contentView.subviews.first
      #expect(view is UIListContentView)
      #expect(view?.subviews.compactMap { ($0 as? UILabel)?.text } == ["Text", "Second"])
      #expect(cell.accessibilityLabel == "Text, Second")
      content.text = "Other"
      cell.contentConfiguration = content
      #expect(cell.contentView.subviews.first === view)
      #expect(view?.subviews.compactMap { ($0 as? UILabel)?.text } == ["Other", "Second"])
      cell.contentConfiguration = nil
      #expect(cell.contentView.subviews.isEmpty)
    }

    @Test func constraintsSayTheHeight() {
      let cell = UITableViewCell()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 77),
      ])
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 320, height: 97))
    }

    @Test func rowsOfATableTakeTheHeightOfTheirConstraints() {
      final class Source: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: CGFloat(50 + indexPath.row * 10)),
          ])
          return cell
        }
      }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let source = Source()
      table.dataSource = source
      table.layoutIfNeeded()
      #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY } == [0, 50, 110])
      #expect(table.contentSize.height == 180)
      #expect(table.visibleCells.first?.contentView.subviews.first?.frame.height == 50)
    }

    @Test func pathsHaveRowsAndSections() {
      var path = IndexPath(row: 3, section: 2)
      #expect(path.row == 3 && path.section == 2 && path.item == 3)
      #expect(path == IndexPath(item: 3, section: 2))
      path.row = 5
      path.section = 1
      #expect(path == [1, 5])
      #expect(IndexPath().section == 0)
      #expect(IndexPath(index: 4).row == 0)
    }
  }
#endif
