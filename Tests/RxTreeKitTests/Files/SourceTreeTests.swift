import Foundation
import TestSupport
import Testing

@testable import RxTreeKit

/// Random trees of folders, files and links, against a slow walk that is right by its simplicity.
@Suite struct SourceTreeTests {
  /// Makes a tree, and returns the names of its folders.
  private func makeTree(_ folder: ScratchFolder, _ random: inout SeededGenerator) throws {
    var folders = [""]
    for number in 0..<random.pick([3, 8, 15]) {
      let name = join(random.pick(folders), random.pick(["a", "B", "c c", "é", "z.swift"]) + "\(number)")
      folders.append(name)
      try folder.makeFolder(name)
    }
    for number in 0..<random.pick([1, 10, 30]) { try folder.touch(join(random.pick(folders), "f\(number).swift")) }
    for number in 0..<random.pick([0, 5, 20]) {
      let isFile = random.pick([true, false])
      let name = join(random.pick(folders), "l\(number)" + (isFile ? ".swift" : ""))
      let target = isFile ? join(random.pick(folders), "f\(random.pick([0, 1, 2])).swift") : random.pick(folders)
      try folder.link(name, to: folder.at(target))
    }
  }

  private func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

  /// The real paths of all Swift files below a folder, through links too.
  private func reachable(_ top: String) throws -> Set<String> {
    var files: Set<String> = []
    var entered: Set<String> = []
    var pending = [top]
    while let folder = pending.popLast() {
      let real = try SystemCalls.realPath(folder)
      guard entered.insert(real).inserted else { continue }
      for name in try FileManager.default.contentsOfDirectory(atPath: real) {
        guard let target = try? SystemCalls.realPath(real + "/" + name) else { continue }
        switch try SystemCalls.kind(target) {
        case .folder: pending.append(target)
        case .file where name.hasSuffix(".swift"): files.insert(target)
        default: break
        }
      }
    }
    return files
  }

  @Test func findsEachReachableFileOnce() throws {
    for seed in UInt64(0)..<40 {
      var random = SeededGenerator(seed: seed)
      let folder = try ScratchFolder()
      try makeTree(folder, &random)
      let files = try SourceFinder(SourceSelection(directories: [folder.path])).find().files
      #expect(Set(files.map(\.absolutePath)) == (try reachable(folder.path)), "seed \(seed)")
      #expect(Set(files.map(\.absolutePath)).count == files.count, "seed \(seed)")
      #expect(files.map(\.path) == files.map(\.path).sorted(by: ByteOrder.precedes), "seed \(seed)")
      for file in files {
        #expect(try SystemCalls.realPath(folder.at(file.path)) == file.absolutePath, "seed \(seed)")
      }
    }
  }

  @Test func aFileWithoutALinkInItsPathIsListedThere() throws {
    for seed in UInt64(100)..<130 {
      var random = SeededGenerator(seed: seed)
      let folder = try ScratchFolder()
      try makeTree(folder, &random)
      for file in try SourceFinder(SourceSelection(directories: [folder.path])).find().files {
        #expect(folder.at(file.path) == file.absolutePath, "seed \(seed)")
      }
    }
  }

  @Test func severalDirectoriesFindWhatEachFinds() throws {
    for seed in UInt64(200)..<220 {
      var random = SeededGenerator(seed: seed)
      let folder = try ScratchFolder()
      for name in ["one", "two"] {
        try folder.touch(name + "/x.swift")
        for number in 0..<random.pick([1, 5]) { try folder.touch(name + "/\(random.pick(["a", "b"]))/\(number).swift") }
      }
      try folder.link("one/link", to: "../two")
      let find = { (directories: [String]) in
        try SourceFinder(SourceSelection(directories: directories.map(folder.at))).find().files
      }
      let alone = Set(try find(["one"]).map(\.absolutePath) + find(["two"]).map(\.absolutePath))
      let together = try find(["one", "two"])
      #expect(Set(together.map(\.absolutePath)) == alone, "seed \(seed)")
      #expect(together.map(\.path) == (try find(["two", "one"]).map(\.path)), "seed \(seed)")
      #expect(together.allSatisfy { !$0.path.contains("link") }, "seed \(seed)")
    }
  }
}
