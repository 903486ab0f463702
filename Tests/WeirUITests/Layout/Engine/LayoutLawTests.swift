#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  /// A tree that has been through many changes has the frames of one that was made as it is now.
  @MainActor @Suite struct LayoutLawTests {
    /// What a tree is made from.
    struct Recipe {
      struct Row {
        var width: CGFloat
        var height: CGFloat
        var gap: CGFloat
        var isInset: Bool
        var hugging: Float
      }

      var rows: [Row]
      var size: CGSize
      var margin: CGFloat
    }

    /// Rows below each other; some are inside a container of their own.
    @MainActor final class Screen {
      let root = makeRoot()
      var boxes: [Box] = []
      var gaps: [NSLayoutConstraint] = []
      var margins: [NSLayoutConstraint] = []
      var containers: [UIView] = []
      var rowConstraints: [[NSLayoutConstraint]] = []

      init(_ recipe: Recipe) {
        root.frame.size = recipe.size
        for row in recipe.rows { append(row, recipe.margin) }
      }

      func append(_ row: Recipe.Row, _ margin: CGFloat) {
        let container = row.isInset ? root.addBox() : root
        let box = Box(CGSize(width: row.width, height: row.height))
        box.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(box)
        box.setContentHuggingPriority(UILayoutPriority(row.hugging), for: .horizontal)
        let above = boxes.last?.bottomAnchor ?? root.topAnchor
        let gap = box.topAnchor.constraint(equalTo: above, constant: row.gap)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: margin)
        let wish = box.rightAnchor.constraint(equalTo: root.rightAnchor)
        wish.priority = UILayoutPriority(300)
        var constraints = [gap, left, wish, box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)]
        if row.isInset {
          constraints += [
            container.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1),
            container.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -1),
            container.topAnchor.constraint(equalTo: box.topAnchor, constant: -2),
            container.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 2),
          ]
        }
        NSLayoutConstraint.activate(constraints)
        boxes.append(box)
        gaps.append(gap)
        margins.append(left)
        containers.append(container)
        rowConstraints.append(constraints)
      }

      func removeLast() {
        guard let box = boxes.popLast(), let container = containers.popLast() else { return }
        _ = (gaps.popLast(), margins.popLast(), rowConstraints.popLast())
        (container === root ? box : container).removeFromSuperview()
      }

      var frames: [CGRect] {
        root.layoutIfNeeded()
        return boxes.map { $0.convert($0.bounds, to: root) }
      }
    }

    private func row(using generator: inout SeededGenerator) -> Recipe.Row {
      Recipe.Row(
        width: CGFloat(Int.random(in: 5...150, using: &generator)),
        height: CGFloat(Int.random(in: 1...60, using: &generator)),
        gap: CGFloat(Int.random(in: 0...9, using: &generator)), isInset: Bool.random(using: &generator),
        hugging: Bool.random(using: &generator) ? 250 : 301)
    }

    private func change(_ screen: Screen, _ recipe: inout Recipe, using generator: inout SeededGenerator) {
      let place = recipe.rows.indices.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        recipe.rows[place].gap += 3
        screen.gaps[place].constant += 3
      case 1:
        recipe.rows[place].width = CGFloat(Int.random(in: 5...150, using: &generator))
        screen.boxes[place].size.width = recipe.rows[place].width
      case 2:
        recipe.rows[place].hugging = recipe.rows[place].hugging == 250 ? 301 : 250
        screen.boxes[place].setContentHuggingPriority(UILayoutPriority(recipe.rows[place].hugging), for: .horizontal)
      case 3:
        recipe.size.width = CGFloat(Int.random(in: 160...300, using: &generator))
        screen.root.frame.size = recipe.size
      case 4:
        let row = row(using: &generator)
        recipe.rows.append(row)
        screen.append(row, recipe.margin)
      case 5 where recipe.rows.count > 1:
        recipe.rows.removeLast()
        screen.removeLast()
      default:
        recipe.margin += 1
        for margin in screen.margins { margin.constant = recipe.margin }
      }
    }

    @Test(arguments: 1...30) func changesLeadToTheFramesOfANewTree(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 7919)
      var recipe = Recipe(
        rows: (0..<4).map { _ in row(using: &generator) }, size: CGSize(width: 200, height: 500), margin: 3)
      let screen = Screen(recipe)
      for step in 0..<25 {
        change(screen, &recipe, using: &generator)
        // Some changes pile up before the next layout.
        guard step % 3 != 1 else { continue }
        let (frames, expected) = (screen.frames, Screen(recipe).frames)
        for (frame, other) in zip(frames, expected) {
          let difference =
            [
              frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width, frame.height - other.height,
            ].map(abs).max() ?? 0
          #expect(difference < 1e-4, "seed \(seed), step \(step): \(frame) instead of \(other)")
        }
        #expect(frames.count == expected.count)
      }
    }

    @Test(arguments: 1...10) func movingATreeToAnotherWindowKeepsItsFrames(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 104_729)
      let recipe = Recipe(
        rows: (0..<5).map { _ in row(using: &generator) }, size: CGSize(width: 200, height: 500), margin: 3)
      let screen = Screen(recipe)
      let expected = screen.frames
      for _ in 0..<3 {
        let window = makeRoot(200, 500)
        window.addSubview(screen.root)
        window.layoutIfNeeded()
        #expect(screen.frames == expected, "seed \(seed)")
        screen.gaps[0].constant += 5
        #expect(screen.frames[0].minY == expected[0].minY + 5, "seed \(seed)")
        screen.gaps[0].constant -= 5
        #expect(screen.frames == expected, "seed \(seed)")
        screen.root.removeFromSuperview()
        #expect(screen.frames == expected, "seed \(seed)")
      }
    }
  }
#endif
