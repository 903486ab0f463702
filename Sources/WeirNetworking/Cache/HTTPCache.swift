/// Answers that are kept in memory and, if you give it a folder, in files that the next start of the app finds again.
///
/// Each of the two has room for a number of bytes; what was not used for the longest time goes first.
///
/// **Files.** They are read on the thread that asks, and written on the one on which an answer comes, before it is handed on.
/// A file that is damaged counts as none, and what cannot be written is kept in memory only. So is what holds a secret: an
/// answer to a request with credentials, or of a URL with a token, as ``Redaction/default`` knows them; cookies that come
/// with an answer are not written.
///
/// Any thread. It may be shared by several transports; a folder is for one cache at a time. Finding an answer in memory costs
/// the number of answers that the same URL has, and never waits for files; making room costs the number of URLs.
public final class HTTPCache: Sendable {
  private let memory: Guarded<AnswerShelves>
  /// Held while files and memory change together, so that both have what came last.
  private let folder: Guarded<AnswerFolder>?

  /// Makes a cache in memory.
  /// - Parameter capacity: How many bytes to keep; an answer that takes more than a tenth of it is not kept.
  public init(capacity: Int = 50_000_000) {
    memory = Guarded(AnswerShelves(capacity: capacity))
    folder = nil
  }

  /// Makes a cache that also keeps its answers in files.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes to keep in memory; an answer that takes more than a tenth of it is in its file only.
  ///   - folder: Where the files are. It need not exist yet; other files in it are left alone.
  ///   - diskCapacity: How many bytes to keep in files; an answer that takes more than a tenth of it is in memory only.
  public init(capacity: Int = 50_000_000, folder: URL, diskCapacity: Int = 200_000_000) {
    memory = Guarded(AnswerShelves(capacity: capacity))
    self.folder = Guarded(AnswerFolder(folder, capacity: diskCapacity))
  }

  /// About how many bytes are kept in memory.
  public var size: Int { memory.withLock { $0.size } }

  /// How many answers are kept in memory.
  public var count: Int { memory.withLock { $0.count } }

  /// How many bytes the files have; 0 where there is no folder.
  ///
  /// O(the files), which are looked at.
  public var sizeOnDisk: Int { folder?.withLock { $0.size } ?? 0 }

  /// Forgets all answers, and removes their files.
  public func removeAll() {
    withFolder { folder in
      memory.withLock { $0.removeAll() }
      folder?.removeAll()
    }
  }

  /// Forgets the answers of a URL, and removes their file.
  public func remove(_ url: URL) {
    let url = url.absoluteString
    withFolder { folder in
      memory.withLock { $0.remove(url) }
      folder?.remove(url)
    }
  }

  func answer(for request: URLRequest) -> CachedAnswer? {
    guard let url = request.url?.absoluteString else { return nil }
    if let found = memory.withLock({ $0.answer(of: url, for: request) }) { return found }
    return folder?.withLock { folder in
      // Another thread may have read it meanwhile.
      if let found = memory.withLock({ $0.answer(of: url, for: request) }) { return found }
      let answers = folder.answers(of: url)
      memory.withLock { if !$0.holds(url) { $0.put(answers, of: url) } }
      return answers.last { CacheRules.matches($0, request) }
    }
  }

  func store(_ answer: CachedAnswer, for request: URLRequest) {
    guard let url = request.url?.absoluteString else { return }
    withFolder { folder in
      guard folder != nil else { return memory.withLock { $0.store(answer, of: url, for: request) } }
      let kept = folder?.answers(of: url) ?? []
      memory.withLock { memory in
        if !memory.holds(url) { memory.put(kept, of: url) }
        memory.store(answer, of: url, for: request)
      }
      let others = kept.filter { !CacheRules.matches($0, request) }
      let written = CacheRules.mayWrite(answer, of: url) ? [CacheRules.withoutSecrets(answer)] : []
      folder?.write(others + written, of: url)
      folder?.trim { memory.withLock { $0.urlsByUse } }
    }
  }

  private func withFolder(_ body: (inout AnswerFolder?) -> Void) {
    guard let folder else {
      var none: AnswerFolder?
      return body(&none)
    }
    folder.withLock { folder in
      var some: AnswerFolder? = folder
      body(&some)
      if let some { folder = some }
    }
  }
}
