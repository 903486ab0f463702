import TestSupport
import Testing
import WeirNetworking

/// What holds for any order of asking, answering, failing and cancelling.
@Suite struct ProviderLawTests {
  private final class Ledger: PluginType {
    let sent = Recorder<Int>()
    let received = Recorder<Int>()
    let processed = Recorder<Int>()
    func willSend(_ request: any RequestType, target: any TargetType) { sent.add(1) }
    func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType) { received.add(1) }
    func process(_ result: Result<Response, NetworkError>, target: any TargetType) -> Result<Response, NetworkError> {
      processed.add(1)
      return result
    }
  }

  private struct Again: RequestInterceptor {
    func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
      .just(attempt.response?.statusCode == 503 && attempt.number < 3 ? .retry : .proceed)
    }
  }

  @Test(arguments: [false, true])
  func everyCallerHearsOnce(_ tracks: Bool) {
    for _ in 0..<60 {
      let seed = UInt64.random(in: 0...UInt64.max)
      var random = SeededGenerator(seed: seed)
      let (ledger, transport) = (Ledger(), FakeTransport())
      let provider = Provider<API>(
        transport: transport, interceptors: [Again()], plugins: [ledger], trackInflights: tracks)
      let heard = Recorder<Int>()
      var requests: [any Cancellable] = []
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let number = requests.count
          let name = "\(Int.random(in: 0..<3, using: &random))"
          requests.append(provider.request(.user(name)) { _ in heard.add(number) })
        case 2: requests.randomElement(using: &random)?.cancel()
        case 3:
          let codes = [200, 404, 503]
          transport.exchanges.randomElement(using: &random)?.answer(codes.randomElement(using: &random) ?? 200)
        default: transport.exchanges.randomElement(using: &random)?.fail(URLError(.timedOut))
        }
      }
      // Whatever is left is answered.
      for _ in 0..<3 { for exchange in transport.exchanges { exchange.answer(200) } }
      #expect(heard.values.sorted() == Array(0..<requests.count), "seed \(seed)")
      #expect(ledger.sent.values.count == ledger.received.values.count, "seed \(seed)")
      #expect(ledger.processed.values.count == requests.count, "seed \(seed)")
      #expect(ledger.sent.values.count == transport.exchanges.count, "seed \(seed)")
      #expect(provider.inflightCount == 0, "seed \(seed)")
    }
  }

  /// Never two refreshes at a time, never a third attempt, and an answer for everybody.
  @Test func tokensUnderAnyOrder() {
    for _ in 0..<60 {
      let seed = UInt64.random(in: 0...UInt64.max)
      var random = SeededGenerator(seed: seed)
      let transport = FakeTransport()
      let (waiting, began) = (Recorder<@Sendable (SingleEvent<String>) -> Void>(), Recorder<Int>())
      let interceptor = TokenInterceptor(token: "0") { (_: String?) -> Single<String> in
        began.add(1)
        return Single.create { observer in
          waiting.add(observer)
          return Disposables.create()
        }
      }
      let provider = Provider<API>(transport: transport, interceptors: [interceptor])
      let heard = Recorder<Int>()
      var (asked, ended) = (0, 0)
      func step(_ kind: Int) {
        switch kind {
        case 0, 1:
          let number = asked
          provider.request(.secured) { _ in heard.add(number) }
          asked += 1
        case 2, 3:
          guard let exchange = transport.exchanges.randomElement(using: &random) else { return }
          let isGood = exchange.header("Authorization") == "Bearer \(interceptor.token ?? "")"
          exchange.answer(isGood && Int.random(in: 0..<4, using: &random) > 0 ? 200 : 401)
        default:
          guard ended < waiting.values.count else { return }
          let isGood = Int.random(in: 0..<4, using: &random) > 0
          ended += 1
          waiting.values[ended - 1](isGood ? .success("\(ended)") : .failure(URLError(.timedOut)))
        }
        #expect(began.values.count - ended <= 1, "seed \(seed): one refresh at a time")
      }
      for _ in 0..<80 { step(Int.random(in: 0..<5, using: &random)) }
      for _ in 0..<200 where heard.values.count < asked {
        step(4)
        for exchange in transport.exchanges { exchange.answer(200) }
      }
      #expect(heard.values.sorted() == Array(0..<asked), "seed \(seed)")
      #expect(transport.exchanges.count <= 2 * asked, "seed \(seed): each request is tried once more at most")
    }
  }

  @Test func requestsOnManyThreads() async {
    let (ledger, heard) = (Ledger(), Recorder<Int>())
    let transport = FakeTransport { exchange, number in
      DispatchQueue.global().async { exchange.answer(number % 5 == 0 ? 503 : 200) }
    }
    let provider = Provider<API>(transport: transport, interceptors: [Again()], plugins: [ledger], trackInflights: true)
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<50 {
            await withCheckedContinuation { continuation in
              let request = provider.request(.user("\(number % 3)")) { _ in
                heard.add(thread)
                continuation.resume()
              }
              if number % 4 == 0 { request.cancel() }
            }
          }
        }
      }
    }
    #expect(heard.values.count == 400)
    #expect(provider.inflightCount == 0)
    #expect(ledger.sent.values.count == ledger.received.values.count)
  }
}
