@testable import RxTreeKit

/// A small app for a test: its source as one text, in which a line `//- Path.swift` begins another file.
struct AppSketch: Sendable {
  /// The source of each file by its path.
  let sources: [String: String]

  /// Splits the text into files.
  ///
  /// What stands before the first mark is `App.swift`. `screens` names view controllers without anything inside, divided
  /// by blanks: they are declared in `Screens.swift`.
  init(screens: String = "", _ text: String) {
    var sources: [String: String] = [:]
    if !screens.isEmpty {
      let lines = screens.split(separator: " ").map { "final class \($0): UIViewController {}\n" }
      sources["Screens.swift"] = "import UIKit\n" + lines.joined()
    }
    var path = "App.swift"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        path = String(line.dropFirst(4))
      } else {
        sources[path, default: ""] += line + "\n"
      }
    }
    self.init(sources: sources)
  }

  init(sources: [String: String]) { self.sources = sources }

  /// The same files under names that turn their order round; each stays in its folder.
  var inReverseOrder: AppSketch {
    let paths = sources.keys.sorted(by: >)
    let renamed = paths.enumerated().map { index, path in
      var parts = path.split(separator: "/").map(String.init)
      let name = parts.popLast() ?? path
      return ((parts + ["\(index + 100)-\(name)"]).joined(separator: "/"), sources[path] ?? "")
    }
    return AppSketch(sources: Dictionary(uniqueKeysWithValues: renamed))
  }

  /// What the tool finds.
  var analysis: Analysis { Analysis.of(sources) }

  /// The edges that the nodes of a name lead to: `parent | step | child | kind`, one a line.
  func edges(from root: String) -> [String] { analysis.edges(from: root) }
}

extension Analysis {
  /// The edges that the nodes of a name lead to: `parent | step | child | kind`, one a line.
  func edges(from root: String) -> [String] {
    let roots = graph.nodes.filter { $0.name == root }.map(\.id)
    return EdgesReporter().text(graph, from: roots).split(separator: "\n").map(String.init)
  }

  /// The names of the roots, the likeliest first.
  var rootNames: [String] { graph.roots.compactMap { graph.node($0.node)?.name } }
}
