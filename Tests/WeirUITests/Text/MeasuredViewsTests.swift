#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What labels and buttons make of the measurer's answers.
  @MainActor @Suite(.serialized) struct MeasuredViewsTests {
    /// Every character is 10 wide, every line 20 high; records what it was asked.
    final class Grid: TextMeasurer {
      var widths: [CGFloat] = []

      func measure(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int) -> TextMeasurement {
        widths.append(width)
        let perLine = width.isFinite ? max(1, Int(width / 10)) : Int.max
        let wanted = perLine == Int.max ? 1 : max(1, (text.count + perLine - 1) / perLine)
        let lines = maximumLines > 0 ? min(wanted, maximumLines) : wanted
        return TextMeasurement(
          size: CGSize(width: 10 * CGFloat(min(text.count, perLine)), height: 20 * CGFloat(lines)), lineCount: lines,
          firstBaseline: 15, lastBaseline: 5)
      }
    }

    private func withGrid(_ body: (Grid) -> Void) {
      let (old, grid) = (TextMeasuring.measurer, Grid())
      TextMeasuring.measurer = grid
      body(grid)
      TextMeasuring.measurer = old
    }

    private func label(_ text: String, lines: Int, in root: UIView) -> UILabel {
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, lines)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
        label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      ])
      return label
    }

    @Test func oneLineIsAsWideAsItsText() {
      withGrid { _ in
        let root = makeRoot(200, 200)
        let label = label("12345", lines: 1, in: root)
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 50, height: 20))
      }
    }

    @Test func aLongLineIsCompressedAndStaysOneLine() {
      withGrid { _ in
        let root = makeRoot(100, 200)
        let label = label(String(repeating: "x", count: 30), lines: 1, in: root)
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 100, height: 20))
      }
    }

    @Test(arguments: [(0, CGFloat(60)), (2, 40), (5, 60)]) func linesAreAsManyAsTheWidthAndTheLimitWant(
      lines: Int, height: CGFloat
    ) {
      withGrid { _ in
        let root = makeRoot(100, 200)
        let label = label(String(repeating: "x", count: 25), lines: lines, in: root)
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 100, height: height))
      }
    }

    @Test func aLabelIsMeasuredAgainOnlyWhenItsWidthChanges() {
      withGrid { grid in
        let root = makeRoot(100, 200)
        let label = label(String(repeating: "x", count: 25), lines: 0, in: root)
        let top = root.constraints.first { $0.firstAttribute == .top }
        root.layoutIfNeeded()
        let count = grid.widths.count
        top?.constant = 9
        root.layoutIfNeeded()
        #expect(grid.widths.count == count)
        root.frame.size.width = 50
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 9, width: 50, height: 100))
        #expect(grid.widths.last == 50)
      }
    }

    @Test func textChangesAreSeenInTheNextPass() {
      withGrid { _ in
        let root = makeRoot(100, 200)
        let label = label("1", lines: 0, in: root)
        for (text, size) in [
          ("123", CGSize(width: 30, height: 20)), (String(repeating: "y", count: 11), CGSize(width: 100, height: 40)),
          ("", .zero),
        ] {
          label.text = text
          root.layoutIfNeeded()
          #expect(label.frame.size == size)
        }
      }
    }

    @Test func twoLabelsShareARow() {
      withGrid { _ in
        let root = makeRoot(100, 200)
        let first = label(String(repeating: "a", count: 6), lines: 0, in: root)
        let second = UILabel()
        (second.text, second.numberOfLines) = (String(repeating: "b", count: 12), 0)
        second.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(second)
        NSLayoutConstraint.activate([
          second.leftAnchor.constraint(equalTo: first.rightAnchor),
          second.rightAnchor.constraint(equalTo: root.rightAnchor),
          second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        ])
        first.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(second.frame == CGRect(x: 60, y: 0, width: 40, height: 60))
      }
    }

    @Test func buttonsAreAsLargeAsTheirTitles() {
      withGrid { _ in
        let button = UIButton(type: .system)
        button.setTitle("1234", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 32))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 46, height: 24))
        button.setTitle("1", for: .normal)
        #expect(button.intrinsicContentSize.width == 16)
      }
    }

    @Test func sizesThatFitFollowTheWidth() {
      withGrid { _ in
        let label = UILabel()
        label.text = String(repeating: "x", count: 25)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 60))
        #expect(label.sizeThatFits(.zero) == CGSize(width: 250, height: 20))
      }
    }

    @Test func sizesAreWholeThirdsOfAPoint() {
      #expect(CGSize(width: 1.1, height: 2).roundedUp == CGSize(width: 4.0 / 3, height: 2))
      #expect(CGSize(width: 1.0 / 3, height: 0.01).roundedUp == CGSize(width: 1.0 / 3, height: 1.0 / 3))
    }

    @Test func aCellIsAsHighAsItsTextWantsAtAWidth() {
      withGrid { _ in
        let cell = UIView()
        let label = label(String(repeating: "x", count: 25), lines: 0, in: cell)
        label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -7).isActive = true
        label.rightAnchor.constraint(equalTo: cell.rightAnchor).isActive = true
        for (width, height) in [(CGFloat(100), CGFloat(67)), (50, 107), (250, 27)] {
          let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
          #expect(size == CGSize(width: width, height: height))
        }
      }
    }
  }
#endif
