import Foundation
import Testing

@testable import RxTreeKit

@Suite struct ProgressMeterTests {
  /// What a meter reports.
  private func reports(_ body: (ProgressMeter) -> Void) -> [AnalysisProgress] {
    let log = ProgressLog()
    body(ProgressMeter { log.add($0) })
    return log.reports
  }

  @Test func aPhaseBeginsAtNothing() {
    let found = reports { $0.begin(.scanning, total: 7) }
    #expect(found == [AnalysisProgress(phase: .scanning, done: 0, total: 7)])
  }

  @Test func fewFilesAreReportedOneByOne() {
    let found = reports { meter in
      meter.begin(.parsing, total: 3)
      for _ in 0..<3 { meter.step() }
    }
    #expect(found.map(\.done) == [0, 1, 2, 3])
  }

  @Test func manyFilesAreReportedAHundredTimes() {
    let found = reports { meter in
      meter.begin(.parsing, total: 12_345)
      for _ in 0..<12_345 { meter.step() }
    }
    #expect(found.count <= 103)
    #expect(found.last?.done == 12_345)
    #expect(found.map(\.done) == found.map(\.done).sorted())
  }

  @Test func aNewPhaseCountsAnew() {
    let found = reports { meter in
      meter.begin(.scanning, total: 1)
      meter.step()
      meter.begin(.resolving, total: 0)
    }
    #expect(found.map(\.phase) == [.scanning, .scanning, .resolving])
    #expect(found.last?.done == 0)
  }

  @Test func moreStepsThanFilesDoNoHarm() {
    let found = reports { meter in
      meter.begin(.scanning, total: 0)
      for _ in 0..<5 { meter.step() }
    }
    #expect(found.count == 6)
  }

  @Test func stepsOfManyThreadsAreAllCounted() {
    let found = reports { meter in
      meter.begin(.scanning, total: 1_000)
      _ = WorkerPool(workers: 8).map(1_000) { _ in meter.step() }
    }
    #expect(found.map(\.done).max() == 1_000)
  }

  @Test func anAnalysisPassesThroughItsPhases() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", "final class AFlow: Flow {}")
    try folder.write("B.swift", "final class BFlow: Flow {}")
    let log = ProgressLog()
    let options = AnalysisOptions(selection: SourceSelection(directories: [folder.path]), workers: 2)
    _ = try Analysis.run(options) { log.add($0) }
    var phases: [AnalysisProgress.Phase] = []
    for report in log.reports where phases.last != report.phase { phases.append(report.phase) }
    #expect(phases == [.finding, .scanning, .parsing, .resolving])
    #expect(log.reports.filter { $0.phase == .parsing }.map(\.total).max() == 2)
  }
}

/// Unchecked because `values` is only touched with `lock` locked.
private final class ProgressLog: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [AnalysisProgress] = []

  var reports: [AnalysisProgress] { lock.withLock { values } }

  func add(_ report: AnalysisProgress) { lock.withLock { values.append(report) } }
}
