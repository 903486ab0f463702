import CommandSupport
import Foundation
import Testing

/// What the README says beside its examples is true.
@Suite struct ReadmeTests {
  private static let readme = (try? Repository.text(of: "README.md")) ?? ""

  @Test func everyOptionIsInItsTable() async throws {
    let page = try await CommandRun(BuiltCommand.path(of: "rxtree"), ["help", "tree"]).result().output
    let options = Set(page.matches(of: /--[A-Za-z-]+/).map { String($0.0) })
    #expect(options.count > 15)
    for option in options { #expect(Self.readme.contains("`\(option)"), "\(option)") }
  }

  @Test func thePictureShowsTheTree() async throws {
    let picture = try Repository.text(of: "Documentation/people-tree.svg")
    let lines = picture.matches(of: /<text [^>]*>(.*)<\/text>/).map { String($0.1.replacing(/<[^>]*>/, with: "")) }
    let example = try #require(ConsoleExample.all(in: "README.md", Self.readme).first)
    #expect(lines.first == "$ " + example.command)
    #expect(Array(lines.dropFirst()) == example.output)
  }

  @Test(arguments: Repository.documents)
  func everyLinkLeadsToAFile(_ document: String) throws {
    let folder = URL(fileURLWithPath: Repository.path + "/" + document).deletingLastPathComponent()
    for link in try Repository.text(of: document).matches(of: /\]\(([^)#:]+)\)/) {
      let path = folder.appendingPathComponent(String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link.1)")
    }
  }

  @Test func theModulesThatAreHereAreMarked() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Repository.path + "/Sources")
      .filter { !$0.hasPrefix(".") }
    for row in Self.readme.matches(of: /\n\| (\w+) \| [^|]+ \| (\*\*here\*\*(?:, in part)?|to come) \|/) {
      #expect(modules.contains(String(row.1)) == row.2.hasPrefix("**here**"), "\(row.1)")
    }
    for module in modules { #expect(Self.readme.contains("\n| \(module) |"), "\(module)") }
  }

  @Test(arguments: ["README.md", "Sources/Weir/Weir.docc/Weir.md"])
  func theManifestIsOneAndNamesProductsThatAreThere(_ document: String) async throws {
    let blocks = MarkdownBlock.all(in: try Repository.text(of: document))
    let manifest = try #require(blocks.first { $0.text.hasPrefix("// swift-tools-version") }).text
    let products = Set(try Repository.text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/).map(\.1))
    let named = manifest.matches(of: /\.product\(name: "(\w+)", package: "Weir"\)/).map(\.1)
    #expect(named.count == 2 && products.isSuperset(of: named), "\(named)")
    let folder = try TemporaryFolder()
    try folder.write(["Package.swift": manifest])
    let result = try await CommandRun(
      "/usr/bin/env", ["swift", "package", "--package-path", folder.path, "dump-package"],
      environment: ["HOME": folder.path]
    ).result()
    #expect(result.exitCode == 0, "\(result.error)")
  }

  @Test func continuousIntegrationRunsWhatTheReadmeNames() throws {
    let script = try Repository.text(of: ".ci/run")
    let setUp = try #require(MarkdownBlock.all(in: Self.readme).first { $0.language == "sh" })
    #expect(setUp.lines.count == 2)
    for line in setUp.lines {
      let command = try #require(line.split(separator: "#").first).trimmingCharacters(in: .whitespaces)
      #expect(script.contains("\"\(command)\""), "\(command)")
    }
  }
}
