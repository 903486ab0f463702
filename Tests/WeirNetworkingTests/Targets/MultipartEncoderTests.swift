import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct MultipartEncoderTests {
  private func part(
    _ text: String, name: String = "n", fileName: String? = nil, mimeType: String? = nil
  ) -> MultipartFormBodyPart {
    MultipartFormBodyPart(provider: .data(Data(text.utf8)), name: name, fileName: fileName, mimeType: mimeType)
  }

  private func body(_ parts: [MultipartFormBodyPart]) throws -> String {
    let encoder = try MultipartEncoder(MultipartFormData(boundary: "b", parts: parts), .post)
    return String(decoding: try #require(encoder.bodyInMemory), as: UTF8.self)
  }

  private func scratch(_ data: Data, _ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  @Test func aPart() throws {
    #expect(try body([part("x")]) == "--b\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\nx\r\n--b--\r\n")
  }

  @Test func aNameCannotEndItself() throws {
    let text = try body([part("", name: "a\"; filename=\"x", fileName: "c\r\nContent-Type: evil")])
    #expect(text.contains("name=\"a%22; filename=%22x\"; filename=\"c%0D%0AContent-Type: evil\"\r\n"))
  }

  @Test func eachFormHasABoundaryOfItsOwn() throws {
    let encoders = try (0..<2).map { _ in try MultipartEncoder([part("x")], .post) }
    #expect(encoders[0].contentType != encoders[1].contentType)
    let boundary = try #require(encoders[0].contentType.split(separator: "\"").last)
    let text = String(decoding: try #require(encoders[0].bodyInMemory), as: UTF8.self)
    #expect(text.hasPrefix("--\(boundary)\r\n"))
    #expect(text.hasSuffix("\r\n--\(boundary)--\r\n"))
  }

  @Test(arguments: ["", "a b", "a\"b", "a\r\nb", "ü", String(repeating: "x", count: 71), "a<b"])
  func whatIsNoBoundary(_ boundary: String) {
    #expect(throws: ParameterFault.self) {
      try MultipartEncoder(MultipartFormData(boundary: boundary, parts: [part("x")]), .post)
    }
  }

  @Test(arguments: ["x", "a-b_c.d~e", "'()+,/:=?", String(repeating: "x", count: 70)])
  func whatIsABoundary(_ boundary: String) throws {
    _ = try MultipartEncoder(MultipartFormData(boundary: boundary, parts: [part("x")]), .post)
  }

  @Test(arguments: HTTPMethodTests.all)
  func methods(_ method: HTTPMethod) {
    let isGood = (try? MultipartEncoder([part("x")], method)) != nil
    #expect(isGood == method.supportsMultipart)
  }

  @Test func filesTellTheirNamesAndTypes() throws {
    let file = try scratch(Data("content".utf8), "photo.PNG")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let parts = [
      MultipartFormBodyPart(provider: .file(file), name: "a"),
      MultipartFormBodyPart(provider: .file(file), name: "b", fileName: "other", mimeType: "x/y"),
    ]
    let encoder = try MultipartEncoder(MultipartFormData(boundary: "b", parts: parts), .post)
    #expect(encoder.bodyInMemory == nil, "files are not read to memory")
    let written = try encoder.writeFile()
    #expect(
      try String(contentsOf: written.url, encoding: .utf8)
        == [
          "--b", "Content-Disposition: form-data; name=\"a\"; filename=\"photo.PNG\"", "Content-Type: image/png", "",
          "content", "--b", "Content-Disposition: form-data; name=\"b\"; filename=\"other\"", "Content-Type: x/y", "",
          "content", "--b--", "",
        ].joined(separator: "\r\n"))
  }

  @Test func bothWaysWriteTheSame() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let parts = (0..<Int.random(in: 1...5, using: &random)).map { index in
        part(String(repeating: "z", count: Int.random(in: 0...200_000, using: &random)), name: "\(index)")
      }
      let encoder = try MultipartEncoder(MultipartFormData(boundary: "b", parts: parts), .post)
      let file = try encoder.writeFile()
      #expect(try Data(contentsOf: file.url) == encoder.bodyInMemory, "seed \(seed)")
      withExtendedLifetime(file) {}
    }
  }

  @Test func theFileGoesWithItsLastUser() throws {
    let encoder = try MultipartEncoder([part("x")], .post)
    var file: BodyFile? = try encoder.writeFile()
    let url = try #require(file?.url)
    #expect(FileManager.default.fileExists(atPath: url.path))
    file = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test(arguments: [0, 3, 5])
  func aStreamMustBeAsLongAsItSays(_ length: UInt64) throws {
    let stream = InputStream(data: Data("four".utf8))
    let form = MultipartFormData(parts: [MultipartFormBodyPart(provider: .stream(stream, length), name: "s")])
    let fault = try #require(throws: ParameterFault.self) { try MultipartEncoder(form, .post).writeFile() }
    #expect(fault == ParameterFault(name: "s", reason: "the stream has 4 bytes and not \(length)"))
  }

  @Test func aFileThatIsNotThere() throws {
    let form = MultipartFormData(parts: [
      MultipartFormBodyPart(provider: .file(URL(fileURLWithPath: "/no/x")), name: "s")
    ])
    let fault = try #require(throws: FileFault.self) { try MultipartEncoder(form, .post).writeFile() }
    #expect(fault.file == "/no/x")
    #expect(fault.localizedDescription == "/no/x: cannot be read")
  }

  @Test(arguments: [
    ("png", "image/png"), ("JPG", "image/jpeg"), ("json", "application/json"), ("", "application/octet-stream"),
    ("xyz", "application/octet-stream"),
  ])
  func types(_ name: String, _ type: String) { #expect(MimeType.of(name) == type) }

  @Test func formsAreComparedByBoundaryAndParts() {
    let a: MultipartFormData = [part("x")]
    #expect(a == [part("x")])
    #expect(a.hashValue == MultipartFormData(parts: [part("x")]).hashValue)
    #expect(a != [part("y")])
    #expect(a != MultipartFormData(boundary: "b", parts: [part("x")]))
    #expect(part("x") != part("x", fileName: "f"))
    #expect(part("x") != part("x", mimeType: "f"))
  }
}
