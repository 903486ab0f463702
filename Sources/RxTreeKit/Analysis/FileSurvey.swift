/// Asks all files questions, and keeps what they answer for the next run.
///
/// A question depends on what all files declare, so that its answer is only known where an earlier run asked the very
/// same. For one thread.
final class FileSurvey {
  private let scanned: [ScannedFile]
  private let pool: WorkerPool
  private var answers: [[FileAnswer]]
  /// The files that answered something that their records do not hold.
  private var isNew: [Bool]

  init(scanned: [ScannedFile], pool: WorkerPool) {
    self.scanned = scanned
    self.pool = pool
    answers = scanned.map { _ in [] }
    isNew = scanned.map { $0.record == nil }
  }

  /// Whether an earlier run asked every file this.
  func knowsAll(_ question: UInt64) -> Bool {
    scanned.allSatisfy { $0.record?.answer(to: question) != nil }
  }

  /// What the files answer, in their order; `makeAnswer` prepares what finds the answers that are not known.
  func ask(
    _ question: UInt64, _ makeAnswer: () -> @Sendable (ScannedFile) -> [String: Int]
  ) -> [[String: Int]] {
    let unknown = scanned.indices.filter { scanned[$0].record?.answer(to: question) == nil }
    if !unknown.isEmpty {
      let answer = makeAnswer()
      let found = pool.map(unknown.count) { [scanned] in answer(scanned[unknown[$0]]) }
      for (index, names) in zip(unknown, found) { note(FileAnswer(question: question, names: names), of: index) }
    }
    for index in scanned.indices {
      if let known = scanned[index].record?.answer(to: question) { answers[index].append(known) }
    }
    return answers.map { $0.last?.names ?? [:] }
  }

  /// Takes over what a file answered elsewhere.
  func note(_ answer: FileAnswer, of index: Int) {
    answers[index].append(answer)
    if scanned[index].record?.answer(to: answer.question) == nil { isNew[index] = true }
  }

  /// The records to keep, with what was known of files that answered nothing new.
  func records(_ headers: [FileFacts], store: FactsStore) -> [(ContentHash, ArraySlice<UInt8>)] {
    let found = pool.map(scanned.count) { [scanned, answers, isNew] index -> ArraySlice<UInt8>? in
      guard let key = scanned[index].key else { return nil }
      if !isNew[index], let known = store.payload(for: key) { return known }
      return FileRecord(
        lineCount: scanned[index].lineCount, headers: headers[index], answers: answers[index]
      ).bytes[...]
    }
    return zip(scanned, found).compactMap { file, bytes in
      guard let key = file.key, let bytes else { return nil }
      return (key, bytes)
    }
  }
}
