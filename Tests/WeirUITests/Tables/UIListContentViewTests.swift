#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Content configurations: their defaults, their views, and the heights that they want.
  @MainActor @Suite struct UIListContentViewTests {
    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    @Test func kindsDiffer() {
      let (cell, subtitle, value) = (
        UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(),
        UIListContentConfiguration.valueCell()
      )
      #expect(!cell.prefersSideBySideTextAndSecondaryText && !subtitle.prefersSideBySideTextAndSecondaryText)
      #expect(value.prefersSideBySideTextAndSecondaryText)
      #expect(cell.textProperties.font.pointSize == 17 && cell.secondaryTextProperties.font.pointSize == 12)
      #expect(value.secondaryTextProperties.font.pointSize == 17)
      #expect(cell.textProperties.color == .label && cell.secondaryTextProperties.color == .secondaryLabel)
      #expect(cell.text == nil && cell.image == nil && cell.textProperties.numberOfLines == 0)
    }

    @Test func theViewShowsWhatIsConfigured() {
      var list = UIListContentConfiguration.cell()
      (list.text, list.secondaryText, list.image) = ("one", "two", UIImage(systemName: "star"))
      list.textProperties.color = .red
      list.textProperties.numberOfLines = 2
      let view = list.makeContentView()
      #expect(labels(view).map(\.text) == ["one", "two"] && labels(view)[0].textColor == .red)
      #expect(labels(view)[0].numberOfLines == 2 && labels(view)[1].numberOfLines == 0)
      #expect(view.subviews.contains { ($0 as? UIImageView)?.image == UIImage(systemName: "star") })
      #expect(!view.isUserInteractionEnabled)
      list.text = "other"
      #expect(view.supports(list))
      view.configuration = list
      #expect(labels(view)[0].text == "other")
    }

    private struct Other: UIContentConfiguration {
      final class View: UIView, UIContentView {
        var configuration: any UIContentConfiguration = Other()
      }
      func makeContentView() -> any UIView & UIContentView { View() }
    }

    @Test func whatIsOfAnotherKindIsNotTaken() {
      let view = UIListContentConfiguration.cell().makeContentView()
      #expect(!view.supports(Other()) && !Other().makeContentView().supports(Other()))
      view.configuration = Other()
      #expect(labels(view).map(\.text) == [nil, nil])
    }

    @Test func aCellKeepsItsViewOrTakesAnother() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var list = cell.defaultContentConfiguration()
      list.text = "a"
      cell.contentConfiguration = list
      let first = cell.contentView.subviews.first
      list.text = "b"
      cell.contentConfiguration = list
      #expect(cell.contentView.subviews.first === first && cell.contentView.subviews.count == 1)
      #expect(cell.accessibilityLabel == "b")
      cell.contentConfiguration = Other()
      #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews.first is Other.View)
      cell.contentConfiguration = nil
      #expect(cell.contentView.subviews.isEmpty && cell.accessibilityLabel == nil)
    }

    @Test func textsLieBelowOrBesideEachOther() {
      var list = UIListContentConfiguration.cell()
      (list.text, list.secondaryText) = ("one", "two")
      let view = list.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 232, height: 50)
      view.layoutIfNeeded()
      #expect(labels(view)[0].frame == CGRect(x: 16, y: 0, width: 200, height: 30))
      #expect(labels(view)[1].frame == CGRect(x: 16, y: 30, width: 200, height: 20))
      list.prefersSideBySideTextAndSecondaryText = true
      view.configuration = list
      view.layoutIfNeeded()
      #expect(labels(view)[0].frame == CGRect(x: 16, y: 0, width: 100, height: 50))
      #expect(labels(view)[1].frame == CGRect(x: 116, y: 0, width: 100, height: 50))
      list.prefersSideBySideTextAndSecondaryText = false
      (list.secondaryText, list.image) = (nil, UIImage(systemName: "star"))
      view.configuration = list
      view.layoutIfNeeded()
      #expect(labels(view)[0].frame == CGRect(x: 52, y: 0, width: 164, height: 50), "beside the picture")
    }

    @Test func theHeightIsThatOfTheTexts() {
      var list = UIListContentConfiguration.cell()
      list.text = "one"
      func height(_ width: CGFloat = 300) -> CGFloat {
        list.makeContentView().sizeThatFits(CGSize(width: width, height: .infinity)).height
      }
      let one = height()
      list.secondaryText = "two"
      let two = height()
      list.prefersSideBySideTextAndSecondaryText = true
      #expect(one > 0 && two > one && height() == one, "side by side they are as high as the higher one")
      list.prefersSideBySideTextAndSecondaryText = false
      list.text = String(repeating: "word ", count: 40)
      #expect(height(100) > height(200) && height(200) > two)
    }

    @Test func aViewWithoutRoomIsNotNegative() {
      var list = UIListContentConfiguration.cell()
      (list.text, list.image) = ("one", UIImage(systemName: "star"))
      let view = list.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      view.layoutIfNeeded()
      #expect(view.subviews.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
    }

    @Test func aCellShowsWhatLiesBehindWhileItIsChosen() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (first, second) = (UIView(), UIView())
      cell.isSelected = true
      cell.selectedBackgroundView = first
      #expect(first.superview === cell, "also where it is chosen already")
      cell.selectedBackgroundView = second
      #expect(first.superview == nil && second.superview === cell)
      cell.isHighlighted = true
      cell.isSelected = false
      #expect(second.superview === cell)
      cell.isHighlighted = false
      #expect(second.superview == nil)
    }

    @Test func aCellIsMadeInSeveralWays() {
      #expect(
        UITableViewCell().reuseIdentifier == nil && UITableViewCell().frame.size == CGSize(width: 320, height: 44))
      #expect(
        UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame == CGRect(x: 1, y: 2, width: 3, height: 4)
      )
      let cell = UITableViewCell(style: .value2, reuseIdentifier: "id")
      #expect(cell.style == .value2 && cell.reuseIdentifier == "id" && cell.detailTextLabel != nil)
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
      #expect(cell.indentationWidth == 10 && cell.indentationLevel == 0 && cell.accessoryType == .none)
      #expect(
        cell.selectionStyle == .default && cell.editingStyle == .none && !cell.isEditing && !cell.showsReorderControl)
    }

    @Test func indentationMovesTheContent() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "t"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 16)
      (cell.indentationLevel, cell.indentationWidth) = (2, 15)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 46 && cell.textLabel?.frame.maxX == 304)
      cell.imageView?.image = UIImage(systemName: "star")
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.imageView?.frame == CGRect(x: 46, y: 12, width: 20, height: 20) && cell.textLabel?.frame.minX == 82)
    }
  }
#endif
