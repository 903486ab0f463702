import Testing

@testable import WeirNetworking

@Suite struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString)")
  private let outcomes = Recorder<String>()
  private var file: URL { folder.appendingPathComponent("record.jsonl") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func ask(_ transport: any Transport, _ target: API) {
    Provider<API>(transport: transport).request(target) { [outcomes] result in
      switch result {
      case .success(let response):
        outcomes.add(
          "\(response.statusCode) \(String(decoding: response.data, as: UTF8.self)) \(response.header("X") ?? "")")
      case .failure(let error): outcomes.add("\(error.underlyingError ?? error)")
      }
    }
  }

  @Test func whatIsRecordedIsReplayed() throws {
    defer { clean() }
    let live = FakeTransport { exchange, number in
      exchange.answer(200 + number, "body \(number)", headers: ["X": "\(number)", "Content-Encoding": "gzip"])
    }
    let recorder = RecordingTransport(live, file: file)
    #expect(recorder.callsBackDirectly)
    let targets: [API] = [
      .zen, .user("a%2Fb"), .search(["q": "x"]), .send(Data("1".utf8)), .send(Data("2".utf8)), .zen,
    ]
    for target in targets { ask(recorder, target) }
    let recorded = outcomes.values
    #expect(recorded.count == 6)

    let replay = try ReplayTransport(file: file)
    for target in targets { ask(replay, target) }
    #expect(Array(outcomes.values.dropFirst(6)) == recorded)
    // The last answer is given again and again.
    ask(replay, .zen)
    #expect(outcomes.values.last == recorded[5])
    #expect(live.exchanges.count == 6)
  }

  @Test func recordersGoOnWithAFile() throws {
    defer { clean() }
    for number in 0..<2 {
      ask(RecordingTransport(FakeTransport { exchange, _ in exchange.answer(200, "\(number)") }, file: file), .zen)
    }
    let replay = try ReplayTransport(file: file)
    ask(replay, .zen)
    ask(replay, .zen)
    #expect(outcomes.values == ["200 0 ", "200 1 ", "200 0 ", "200 1 "])
  }

  @Test func failuresAndBytesAreRecordedToo() throws {
    defer { clean() }
    let bytes = Data([0xFF, 0x00, 0xFE])
    let live = FakeTransport { exchange, number in
      switch number {
      case 1: exchange.fail(URLError(.timedOut))
      case 2: exchange.fail(NSError(domain: "mine", code: 7, userInfo: [NSLocalizedDescriptionKey: "broken"]))
      default:
        let response = HTTPURLResponse(
          url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)
        exchange.finish(
          TransportOutcome(response: response, data: bytes, error: number == 4 ? URLError(.networkConnectionLost) : nil)
        )
      }
    }
    let recorder = RecordingTransport(live, file: file)
    for name in ["a", "b", "c", "d"] { ask(recorder, .user(name)) }
    let replay = try ReplayTransport(file: file)
    let results = Recorder<Result<Response, NetworkError>>()
    for name in ["a", "b", "c", "d"] { Provider<API>(transport: replay).request(.user(name)) { results.add($0) } }
    guard case .failure(let timeout) = results.values[0], case .failure(let mine) = results.values[1],
      case .success(let response) = results.values[2], case .failure(let broken) = results.values[3]
    else {
      Issue.record("\(results.values)")
      return
    }
    #expect((timeout.underlyingError as? URLError)?.code == .timedOut)
    #expect((mine.underlyingError as? NSError)?.domain == "mine")
    #expect((mine.underlyingError as? NSError)?.code == 7)
    #expect(mine.localizedDescription == "broken")
    #expect(response.data == bytes)
    #expect(broken.response?.data == bytes)
  }

  @Test func secretsAreNotWrittenAndStillRecognised() throws {
    defer { clean() }
    let live = FakeTransport { exchange, _ in
      exchange.answer(200, #"{"access_token": "s3cr3t", "id": 1}"#, headers: ["Set-Cookie": "s3cr3t"])
    }
    let shape = API.Shape(
      path: "/login?token=s3cr3t", method: .post, headers: ["Authorization": "s3cr3t"],
      makeTask: { .requestJSONEncodable(["password": "s3cr3t", "name": "ann"]) })
    ask(RecordingTransport(live, file: file), .custom(shape))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("s3cr3t"), "\(text)")
    #expect(text.contains("ann"))
    ask(try ReplayTransport(file: file), .custom(shape))
    #expect(outcomes.values.last == #"200 {"access_token":"<hidden>","id":1} "#)
  }

  @Test func whatWasNotRecordedIsAnErrorThatSaysWhatWas() throws {
    defer { clean() }
    ask(RecordingTransport(FakeTransport { exchange, _ in exchange.answer(200) }, file: file), .zen)
    ask(try ReplayTransport(file: file), .user("x"))
    #expect(
      outcomes.values.last
        == "GET https://api.example.com/users/x with this body was not recorded; recorded are: GET https://api.example.com/zen"
    )
    try Data().write(to: file)
    ask(try ReplayTransport(file: file), .zen)
    #expect(outcomes.values.last?.hasSuffix("recorded are: none") == true)
  }

  @Test func cancelledRequestsAreLeftOut() throws {
    defer { clean() }
    let recorder = RecordingTransport(FakeTransport(), file: file)
    Provider<API>(transport: recorder).request(.zen) { _ in }.cancel()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aBadLineIsAnErrorWithItsPlace() throws {
    defer { clean() }
    ask(RecordingTransport(FakeTransport { exchange, _ in exchange.answer(200) }, file: file), .zen)
    for bad in ["nonsense", "{}", #"{"request": 5}"#] {
      let good = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[0]
      try Data("\(good)\n\n\(bad)\n".utf8).write(to: file)
      let fault = try #require(throws: RecordingFault.self) { try ReplayTransport(file: file) }
      #expect(fault.line == 3)
      #expect(fault.description.hasPrefix("\(file.path):3: "))
    }
    #expect(throws: (any Error).self) { try ReplayTransport(file: folder.appendingPathComponent("none")) }
  }

  @Test func aFileThatCannotBeWrittenIsReportedOnce() {
    clean()
    let (path, faults) = (file.path, Recorder<String>())
    WeirDiagnostics.watch { if $0.type == "RecordingTransport", $0.value.contains(path) { faults.add($0.value) } }
    let recorder = RecordingTransport(FakeTransport { exchange, _ in exchange.answer(200) }, file: file)
    for _ in 0..<3 { ask(recorder, .zen) }
    #expect(outcomes.values.count == 3)
    #expect(faults.values.count == 1)
  }

  @Test func downloadsAreRecordedAndReplayed() throws {
    defer { clean() }
    let target = folder.appendingPathComponent("download")
    let shape = API.Shape(makeTask: { .downloadDestination { _, _ in (target, [.removePreviousFile]) } })
    let source = folder.appendingPathComponent("source")
    try Data("content".utf8).write(to: source)
    let live = FakeTransport { exchange, _ in
      let response = HTTPURLResponse(
        url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)
      exchange.finish(TransportOutcome(response: response, fileURL: source))
    }
    ask(RecordingTransport(live, file: file), .custom(shape))
    let files = Recorder<URL?>()
    let replay = try ReplayTransport(file: file)
    for _ in 0..<2 { Provider<API>(transport: replay).request(.custom(shape)) { files.add((try? $0.get())?.fileURL) } }
    #expect(files.values == [target, target])
    #expect(try Data(contentsOf: target) == Data("content".utf8))
  }
}
