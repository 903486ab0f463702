import Foundation
import Testing
import WeirModels

@testable import WeirModelsSQLite

@Suite struct ManyThreadsTests {
  private let place = Workplace()

  @Test func whatOthersDoLosesNothing() throws {
    let models = try place.open()
    onThreads(6) { thread in
      for round in 0..<300 {
        do {
          try models.set("\(round)", "\(thread)-\(round % 20)")
          #expect(try models.text("\(thread)-\(round % 20)") == "\(round)")
          if round % 50 == 49 { try models.flushNow() }
        } catch {
          Issue.record(error)
        }
      }
    }
    let expected = (0..<6).flatMap { thread in (280..<300).map { ("\(thread)-\($0 % 20)", "\($0)") } }
    #expect(try models.all() == Dictionary(uniqueKeysWithValues: expected))
    #expect(place.errors.isEmpty)
  }

  @Test func whoReadsSeesWholeTransactions() throws {
    let models = try place.open()
    onThreads(4) { thread in
      for round in 0..<200 {
        do {
          if thread < 2 {
            let data = Data("\(thread) \(round)".utf8)
            models.write((0..<8).map { ModelRecord(type: "Name", id: "\($0)", data: data) }) { Issue.record($0) }
          } else {
            let all = try models.all()
            #expect(all.isEmpty || all.count == 8)
            #expect(Set(all.values).count <= 1, "\(all)")
          }
        } catch {
          Issue.record(error)
        }
      }
    }
  }
}
