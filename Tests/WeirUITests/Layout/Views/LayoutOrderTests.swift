#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct LayoutOrderTests {
    /// Writes down what it is asked to do.
    final class Probe: UIView {
      static var log: [String] = []
      let name: String
      var inUpdate: (() -> Void)?
      var inLayout: (() -> Void)?

      init(_ name: String, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
        self.name = name
        super.init(frame: frame)
      }

      required init?(coder: NSCoder) { nil }

      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        Probe.log.append("update \(name)")
        inUpdate?()
        super.updateConstraints()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        Probe.log.append("layout \(name)")
        inLayout?()
      }
    }

    private func tree() -> (Probe, Probe, Probe) {
      let (root, middle, leaf) = (Probe("root"), Probe("middle"), Probe("leaf"))
      root.addSubview(middle)
      middle.addSubview(leaf)
      Probe.log = []
      return (root, middle, leaf)
    }

    @Test func constraintsAreUpdatedInsideOutThenViewsAreLaidOutOutsideIn() {
      let (root, _, _) = tree()
      root.layoutIfNeeded()
      #expect(
        Probe.log == ["update leaf", "update middle", "update root", "layout root", "layout middle", "layout leaf"])
      Probe.log = []
      root.layoutIfNeeded()
      #expect(Probe.log.isEmpty)
    }

    @Test func onlyWhatNeedsItIsVisited() {
      let (root, middle, leaf) = tree()
      root.layoutIfNeeded()
      Probe.log = []
      leaf.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
      #expect(Probe.log == ["update leaf"])
      Probe.log = []
      middle.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(Probe.log == ["layout middle"])
    }

    @Test func constraintsMadeInUpdateConstraintsCountInTheSamePass() {
      let (root, middle, leaf) = tree()
      leaf.translatesAutoresizingMaskIntoConstraints = false
      middle.inUpdate = {
        leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 11).isActive = true
        leaf.widthAnchor.constraint(equalToConstant: 22).isActive = true
      }
      root.layoutIfNeeded()
      #expect(leaf.frame.minX == 11)
      #expect(leaf.frame.width == 22)
    }

    @Test func aConstantChangedInLayoutSubviewsCountsInTheSamePass() {
      let (root, middle, leaf) = tree()
      leaf.translatesAutoresizingMaskIntoConstraints = false
      let width = leaf.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      leaf.leftAnchor.constraint(equalTo: middle.leftAnchor).isActive = true
      middle.inLayout = { width.constant = 77 }
      root.layoutIfNeeded()
      #expect(leaf.frame.width == 77)
    }

    @Test func aConstantChangedByALeafMovesWhatWasLaidOutBefore() {
      let (root, middle, leaf) = tree()
      let early = middle.addBox("", CGSize(width: 10, height: 10))
      let left = early.leftAnchor.constraint(equalTo: middle.leftAnchor)
      left.isActive = true
      leaf.inLayout = { left.constant = 31 }
      root.layoutIfNeeded()
      #expect(early.frame.minX == 31)
    }

    @Test func viewsThatNeverAgreeAreReported() {
      let (root, middle, leaf) = tree()
      leaf.translatesAutoresizingMaskIntoConstraints = false
      let width = leaf.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      middle.inLayout = { width.constant += 1 }
      let found = faults(of: "UIView") { root.layoutIfNeeded() }
      #expect(!found.isEmpty)
      #expect(leaf.frame.width > 1)
    }

    @Test func onlySuperviewsOfWhatMovedAreLaidOut() {
      let (root, middle, leaf) = tree()
      let other = Probe("other")
      root.addSubview(other)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      let left = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor)
      NSLayoutConstraint.activate([left, leaf.widthAnchor.constraint(equalToConstant: 5)])
      root.layoutIfNeeded()
      Probe.log = []
      left.constant = 9
      root.layoutIfNeeded()
      #expect(Probe.log == ["layout middle"])
      #expect(leaf.frame.minX == 9)
    }

    @Test func updateConstraintsIfNeededDoesNotLayOut() {
      let (root, _, _) = tree()
      root.updateConstraintsIfNeeded()
      #expect(Probe.log == ["update leaf", "update middle", "update root"])
    }

    @Test func aWindowHearsThatSomethingIsToBeLaidOut() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = window.addBox("", CGSize(width: 10, height: 10))
      let left = box.leftAnchor.constraint(equalTo: window.leftAnchor)
      left.isActive = true
      window.layoutIfNeeded()
      left.constant = 4
      #expect(window.layoutState.hasDirtyDescendants)
      window.layoutIfNeeded()
      #expect(box.frame.minX == 4)
    }

    @Test func ambiguityIsTold() {
      let root = makeRoot()
      let box = root.addBox("", CGSize(width: 10, height: 10))
      box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(box.hasAmbiguousLayout)
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(!box.hasAmbiguousLayout)
      #expect(box.constraintsAffectingLayout(for: .vertical).count == 1)
    }
  }
#endif
