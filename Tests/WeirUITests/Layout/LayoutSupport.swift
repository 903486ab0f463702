#if !canImport(UIKit)
  import TestSupport
  import Synchronization
  import WeirReporting

  @testable import WeirUI

  /// A view of a size, in which constraints can be tried.
  @MainActor func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  extension UIView {
    /// A subview that constraints place, with a name for reports.
    func addBox(_ name: String = "", _ size: CGSize? = nil) -> UIView {
      let box: UIView = size.map { Box($0) } ?? UIView()
      box.accessibilityIdentifier = name
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      return box
    }
  }

  /// A view that has a size of its own.
  final class Box: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  /// Collects the faults that are reported while something runs.
  ///
  /// Other tests report at the same time, so only faults of `type` count.
  @MainActor func faults(of type: String = "NSLayoutConstraint", _ body: () -> Void) -> [WeirDiagnostics.Fault] {
    reportedFaults(of: type, body)
  }
#endif
