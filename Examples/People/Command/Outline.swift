import WeirMVVM

/// What is on the screen, as text: one line an element, indented as the screens are that contain it.
struct Outline: CustomStringConvertible {
  private(set) var description = ""

  @MainActor
  init(of host: HeadlessHost) {
    guard let controller = host.visibleViewController else { return }
    var lines = ["screen \(type(of: controller))"]
    if let bar = controller.tabBarController?.tabBar {
      lines += (bar.items ?? []).map { "  tab '\($0.title ?? "")'\($0 === bar.selectedItem ? " selected" : "")" }
    }
    Self.write(controller.view, in: controller, depth: 1, to: &lines)
    description = lines.joined(separator: "\n")
  }

  @MainActor
  private static func write(_ view: UIView, in controller: UIViewController, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    for subview in view.subviews where !subview.isHidden {
      if let child = controller.children.first(where: { $0.viewIfLoaded === subview }) {
        lines.append(indent + "screen \(type(of: child))")
        write(subview, in: child, depth: depth + 1, to: &lines)
      } else if let line = line(of: subview) {
        lines.append(indent + line)
      } else {
        write(subview, in: controller, depth: depth, to: &lines)
      }
    }
  }

  @MainActor
  private static func line(of view: UIView) -> String? {
    switch view {
    case let button as UIButton: "button '\(button.currentTitle ?? "")'"
    case let label as UILabel: "text '\(label.text ?? "")'"
    default: nil
    }
  }
}
