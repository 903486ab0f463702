#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite(.serialized) struct ContentSizeTests {
    @Test func theContentDecidesWhereNothingElseDoes() {
      let root = makeRoot()
      guard let box = root.addBox("", CGSize(width: 30, height: 20)) as? Box else { return }
      box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(box.bounds.size == CGSize(width: 30, height: 20))
      box.size = CGSize(width: 50, height: UIView.noIntrinsicMetric)
      box.heightAnchor.constraint(equalToConstant: 5).isActive = true
      root.layoutIfNeeded()
      #expect(box.bounds.size == CGSize(width: 50, height: 5))
    }

    @Test func whoResistsLessIsCompressed() {
      let root = makeRoot(100, 10)
      let (a, b) = (root.addBox("", CGSize(width: 80, height: 5)), root.addBox("", CGSize(width: 70, height: 5)))
      NSLayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
        b.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
      a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      root.layoutIfNeeded()
      #expect([a.frame.width, b.frame.width] == [80, 20])
      a.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
      root.layoutIfNeeded()
      #expect([a.frame.width, b.frame.width] == [30, 70])
    }

    @Test func alignmentRectsAreWhatConstraintsSee() {
      final class Shadowed: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
      }
      let root = makeRoot()
      let view = Shadowed()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 18, y: 19, width: 16, height: 14))
    }

    @Test func aLabelIsAsHighAsItsWidthWants() {
      let root = makeRoot(100, 400)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let box = root.addBox("", CGSize(width: 1, height: 1))
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: root.leftAnchor), label.rightAnchor.constraint(equalTo: root.rightAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor), box.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      root.layoutIfNeeded()
      let narrow = label.frame.height
      #expect(abs(narrow - label.textSize(100).height) < 1e-4)
      #expect(narrow > 2 * label.font.lineHeight)
      #expect(abs(box.frame.minY - narrow) < 1e-4)
      root.frame.size.width = 200
      root.layoutIfNeeded()
      #expect(label.frame.height < narrow)
      #expect(abs(label.frame.height - label.textSize(200).height) < 1e-4)
      label.text = "one"
      root.layoutIfNeeded()
      #expect(abs(label.frame.height - label.textSize(200).height) < 1e-4)
    }

    @Test func aPreferredWidthBreaksLinesByItself() {
      let root = makeRoot(300, 400)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten"
      label.preferredMaxLayoutWidth = 120
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(label.frame.width <= 120)
      #expect(label.frame.height > label.font.lineHeight * 2)
    }

    @Test func fittingFindsTheSmallestSize() {
      let cell = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 10),
        label.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
      ])
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 120)
      #expect(abs(size.height - label.textSize(100).height - 10) < 1e-4)
      let free = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(free.width - label.textSize(0).width - 20) < 1e-4)
      #expect(cell.frame == .zero)
      #expect(label.frame == .zero)
    }

    @Test func fittingDoesNotDisturbTheLayout() {
      let root = makeRoot(200, 200)
      let row = root.addBox("row")
      let inner = row.addBox("inner", CGSize(width: 30, height: 12))
      NSLayoutConstraint.activate([
        row.leftAnchor.constraint(equalTo: root.leftAnchor), row.rightAnchor.constraint(equalTo: root.rightAnchor),
        row.topAnchor.constraint(equalTo: root.topAnchor), row.heightAnchor.constraint(equalTo: inner.heightAnchor),
        inner.leftAnchor.constraint(equalTo: row.leftAnchor), inner.topAnchor.constraint(equalTo: row.topAnchor),
        inner.rightAnchor.constraint(lessThanOrEqualTo: row.rightAnchor),
      ])
      root.layoutIfNeeded()
      #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 12))
      #expect(row.frame == CGRect(x: 0, y: 0, width: 200, height: 12))
      inner.widthAnchor.constraint(equalToConstant: 40).isActive = true
      root.layoutIfNeeded()
      #expect(inner.frame.width == 40)
    }

    @Test func controlsHaveSizes() {
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
      #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
      #expect(UIProgressView().intrinsicContentSize.height == 4)
      let button = UIButton(type: .system)
      let empty = button.intrinsicContentSize
      button.setTitle("A long title of a button", for: .normal)
      #expect(button.intrinsicContentSize.width > empty.width + 50)
    }
  }
#endif
