import Testing

@testable import RxTreeKit

@Suite struct FileSurveyTests {
  private let files = ["A", "B", "C"].map {
    SourceFile(path: $0, absolutePath: "/" + $0, directoryIndex: 0, isTest: false)
  }

  private func content(_ file: SourceFile) -> SourceContent {
    SourceContent(bytes: Array("class \(file.path) {\n}\n".utf8), diagnostic: nil)
  }

  private func store(_ folder: ScratchFolder) -> FactsStore {
    FactsStore.open(directory: folder.at("Cache"), packName: "app", version: "1")
  }

  private func scanned(_ store: FactsStore?) -> [ScannedFile] {
    files.map { ScannedFile($0, content($0), store: store) }
  }

  /// Asks the files, and tells which had to look for their answers.
  private func ask(_ question: UInt64, _ survey: FileSurvey) -> (answers: [[String: Int]], asked: [String]) {
    let asked = Protected<[String]>([])
    let answers = survey.ask(question) {
      { file in
        asked.withLock { $0.append(file.file.path) }
        return [file.file.path.lowercased(): Int(question)]
      }
    }
    return (answers, asked.withLock { $0.sorted() })
  }

  @Test func filesWithoutRecordsAreAsked() {
    let survey = FileSurvey(scanned: scanned(nil), pool: WorkerPool(workers: 2))
    let first = ask(5, survey)
    #expect(first.answers == [["a": 5], ["b": 5], ["c": 5]])
    #expect(first.asked == ["A", "B", "C"])
    #expect(!survey.knowsAll(5))
  }

  @Test func whatWasAnsweredIsNotAskedAgain() throws {
    let folder = try ScratchFolder()
    let empty = store(folder)
    let before = scanned(empty)
    #expect(before.allSatisfy { $0.record == nil })
    let survey = FileSurvey(scanned: before, pool: WorkerPool(workers: 2))
    _ = ask(5, survey)
    survey.note(FileAnswer(question: 6, facts: ContentHash(of: "x")), of: 1)
    empty.save(survey.records(before.map { HeaderFacts.facts(of: $0) }, store: empty))

    let filled = store(folder)
    let again = scanned(filled)
    #expect(again.map(\.lineCount) == [3, 3, 3])
    #expect(again.map { $0.record?.headers.types.first?.name } == ["A", "B", "C"])
    let next = FileSurvey(scanned: again, pool: WorkerPool(workers: 2))
    #expect(next.knowsAll(5))
    #expect(!next.knowsAll(6))
    let known = ask(5, next)
    #expect(known.asked == [])
    #expect(known.answers == [["a": 5], ["b": 5], ["c": 5]])
    #expect(ask(7, next).asked == ["A", "B", "C"])
    #expect(again[1].record?.answer(to: 6)?.facts == ContentHash(of: "x"))
  }

  @Test func recordsThatSayNothingNewStayAsTheyAre() throws {
    let folder = try ScratchFolder()
    let empty = store(folder)
    let before = scanned(empty)
    let survey = FileSurvey(scanned: before, pool: WorkerPool(workers: 1))
    _ = ask(5, survey)
    let headers = before.map { HeaderFacts.facts(of: $0) }
    let records = survey.records(headers, store: empty)
    empty.save(records)
    let filled = store(folder)
    let next = FileSurvey(scanned: scanned(filled), pool: WorkerPool(workers: 1))
    _ = ask(5, next)
    // Other headers would be written if anything were.
    let kept = next.records(headers.map { _ in .empty }, store: filled)
    #expect(kept.map(\.0) == records.map(\.0))
    #expect(kept.map { Array($0.1) } == records.map { Array($0.1) })
  }

  @Test func aFileOfWhichSomethingIsLeftOutHasNoRecord() throws {
    let folder = try ScratchFolder()
    let deep = String(repeating: "(", count: 2_000) + String(repeating: ")", count: 2_000)
    let content = SourceContent(bytes: Array("let a = \(deep)".utf8), diagnostic: nil)
    let file = ScannedFile(files[0], content, store: store(folder))
    #expect(file.key == nil)
    #expect(file.diagnostics.count == 1)
    #expect(ScannedFile(files[0], self.content(files[0]), store: store(folder)).key != nil)
  }

  @Test func theOutlineOfAKnownFileIsThatOfItsBytes() throws {
    let folder = try ScratchFolder()
    let empty = store(folder)
    let before = scanned(empty)
    empty.save(
      FileSurvey(scanned: before, pool: WorkerPool(workers: 1)).records(before.map { _ in .empty }, store: empty))
    let again = scanned(store(folder))
    #expect(again.allSatisfy { $0.record != nil })
    #expect(again.map(\.outline) == before.map(\.outline))
  }
}
