import Testing

@testable import WeirNetworking

@Suite struct RequestStateTests {
  private func caller(_ heard: Recorder<String>, _ name: String, queue: DispatchQueue? = nil) -> RequestCaller {
    RequestCaller(queue, { heard.add("\(name) \($0.progress)") }) { heard.add("\(name) \(SpyPlugin.text($0))") }
  }

  private let good = Result<Response, NetworkError>.success(Response(statusCode: 200, data: Data()))

  @Test func theEndLeavesNothing() {
    let (heard, ends) = (Recorder<String>(), Recorder<Int>())
    var state = RequestState()
    state.callers = [caller(heard, "a"), caller(heard, "b")]
    state.isSent = true
    state.work = CancellableToken {}
    state.bodyFile = BodyFile(URL(fileURLWithPath: "/"), isTemporary: false)
    state.lastProgress = TransferProgress(.upload, completed: 1, total: 2)
    state.setEnd { ends.add(1) }
    let rest = state.end()
    #expect(state.isOver)
    #expect(!state.isSent)
    #expect(state.callers.isEmpty)
    #expect(state.work == nil)
    #expect(state.bodyFile == nil)
    #expect(rest.callers.count == 2)
    #expect(rest.isSent)
    #expect(rest.work != nil)
    #expect(rest.progress?.completed == 1)
    #expect(ends.values.isEmpty, "it is the caller's to call it, without a lock")
    rest.onEnd?()
    #expect(ends.values == [1])
    #expect(state.end().onEnd == nil)
  }

  @Test func callersHearTheLastProgressWithTheResponse() {
    let heard = Recorder<String>()
    let caller = caller(heard, "a")
    caller.proceed(ProgressResponse(progress: TransferProgress(.upload, completed: 1, total: 2).progress))
    caller.finish(good, nil)
    #expect(heard.values == ["a 0.5", "a 1.0", "a 200"])
  }

  @Test func aFailureHasNoProgress() {
    let heard = Recorder<String>()
    caller(heard, "a").finish(.failure(.requestMapping("")), nil)
    #expect(heard.values == ["a failure"])
  }

  @Test(.timeLimit(.minutes(10))) func aSerialQueueKeepsTheOrder() async {
    let (heard, queue) = (Recorder<String>(), DispatchQueue(label: "test"))
    let caller = caller(heard, "a", queue: queue)
    for count in 1...50 {
      caller.proceed(
        ProgressResponse(progress: TransferProgress(.upload, completed: Int64(count), total: 100).progress))
    }
    caller.finish(good, nil)
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    #expect(heard.values == (1...50).map { "a \(Double($0) / 100)" } + ["a 1.0", "a 200"])
  }

  @Test func aFinishedRequestTakesNobody() {
    let heard = Recorder<String>()
    let setup = RequestSetup(
      target: API.zen, stub: .never, sample: { .networkResponse(200, Data()) }, upload: nil, destination: nil,
      method: .get,
      validation: .none, transport: FakeTransport(), interceptors: [], plugins: [], scheduler: MainScheduler.instance)
    let run = RequestRun(setup)
    #expect(run.add(caller(heard, "a")))
    run.finish(good)
    run.finish(.failure(.requestMapping("")))
    #expect(heard.values == ["a 1.0", "a 200"])
    let late = caller(heard, "b")
    #expect(!run.add(late))
    run.cancel(late)
    run.begin(.failure(.requestMapping("")))
    #expect(heard.values.count == 2)
  }

  @Test func keysAreWhatMakesARequest() throws {
    var request = URLRequest(url: try #require(URL(string: "https://h/a")))
    let plain = RequestKey(request, upload: nil)
    #expect(plain == RequestKey(request, upload: nil))
    #expect(plain != RequestKey(request, upload: .file(URL(fileURLWithPath: "/"))))
    request.httpBody = Data("x".utf8)
    let withBody = RequestKey(request, upload: nil)
    request.setValue("b", forHTTPHeaderField: "A")
    let withHeader = RequestKey(request, upload: nil)
    request.httpMethod = "HEAD"
    #expect(Set([plain, withBody, withHeader, RequestKey(request, upload: nil)]).count == 4)
    request.timeoutInterval = 1
    #expect(RequestKey(request, upload: nil).method == "HEAD")
  }
}
