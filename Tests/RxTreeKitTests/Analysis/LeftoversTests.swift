@_spi(Command) import RxTreeKit
import Testing

@testable import RxTreeKit

@Suite struct LeftoversTests {
  private final class Thing {}

  /// Whether something that was handed over is still there once nobody else holds it or the leftovers.
  private func isKept(isWanted: Bool) -> Bool {
    weak var kept: Thing?
    do {
      let thing = Thing()
      kept = thing
      Leftovers(isWanted: isWanted).keep(thing, 1)
    }
    return kept != nil
  }

  @Test func keepsWhatAnEndingProcessNeedNotFree() { #expect(isKept(isWanted: true)) }

  @Test func keepsNothingOtherwise() { #expect(!isKept(isWanted: false)) }

  @Test func theAnalysisIsTheSame() throws {
    let folder = try ScratchFolder()
    try folder.write("App/A.swift", "final class AViewController: UIViewController { let b = BViewController() }")
    try folder.write("App/B.swift", "final class BViewController: UIViewController {}")
    var options = AnalysisOptions(selection: SourceSelection(directories: [folder.at("App")]))
    let plain = try Analysis.run(options)
    options.endsProcess = true
    #expect(FullParse.describe(try Analysis.run(options).graph) == FullParse.describe(plain.graph))
  }
}
