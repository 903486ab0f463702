// swift-tools-version: 6.1
import Foundation
import PackageDescription

// What Weir costs, measured. A package of its own, so that whoever uses Weir never builds it.
//
// RxTreeKit hands the SwiftSyntax that it was built with on to those that import it, so it is looked for here in the same
// way as in the manifest of Weir: see there for WEIR_SWIFT_SYNTAX.

let syntaxSource = Context.environment["WEIR_SWIFT_SYNTAX"] ?? ""
let usesSyntaxPackage = syntaxSource == "package"
let syntaxFolder = usesSyntaxPackage ? nil : findSyntaxFolder()

/// The folder of the SwiftSyntax that lies beside the compiler that reads this manifest, or nil where there is none.
func findSyntaxFolder() -> String? {
  let candidates = syntaxSource.isEmpty ? toolchainFolders().map { $0 + "/lib/swift/host" } : [syntaxSource]
  return candidates.first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
}

/// The `usr` folders of toolchains that may hold SwiftSyntax, the running one first.
func toolchainFolders() -> [String] {
  var folders: [String] = []
  if let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) {
    folders += maps.split(separator: "\n").compactMap { usrFolder(ofLibrary: String($0.drop { $0 != "/" })) }
  }
  folders += ProcessInfo.processInfo.arguments.compactMap(usrFolder(ofLibrary:))
  for variable in ["DYLD_LIBRARY_PATH", "LD_LIBRARY_PATH", "SWIFT_EXEC", "PATH"] {
    for path in (Context.environment[variable] ?? "").split(separator: ":") {
      let resolved = URL(fileURLWithPath: String(path)).resolvingSymlinksInPath().path
      folders += [usrFolder(ofLibrary: resolved), usrFolder(ofTool: resolved)].compactMap { $0 }
    }
  }
  return folders
}

/// `…/usr` for the path of the library with which SwiftPM runs manifests.
func usrFolder(ofLibrary path: String) -> String? {
  guard let range = path.range(of: "/lib/swift/pm/") else { return nil }
  return String(path[..<range.lowerBound])
}

/// `…/usr` for a toolchain's `usr/bin`, or for a compiler inside it.
func usrFolder(ofTool path: String) -> String? {
  let folder = URL(fileURLWithPath: path)
  let bin = folder.lastPathComponent == "bin" ? folder : folder.deletingLastPathComponent()
  guard bin.lastPathComponent == "bin" else { return nil }
  return bin.deletingLastPathComponent().path
}

let syntaxDependencies: [Target.Dependency] =
  usesSyntaxPackage
  ? [.product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax")]
  : []
let syntaxModules: [SwiftSetting] = syntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLibraries: [LinkerSetting] =
  syntaxFolder.map {
    let flags = ["-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", $0]
    return [.unsafeFlags(flags)]
  } ?? []

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Weir", path: "..")]
    + (usesSyntaxPackage
      ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "601.0.0"..<"604.0.0")] : []),
  targets: [
    .target(name: "BenchmarkSupport"),
    .executableTarget(
      name: "StreamsBenchmarks", dependencies: ["BenchmarkSupport", .product(name: "WeirStreams", package: "Weir")]),
    .executableTarget(
      name: "ModelsBenchmarks",
      dependencies: [.product(name: "WeirModels", package: "Weir"), .product(name: "WeirStreams", package: "Weir")]),
    .executableTarget(name: "MVVMBenchmarks", dependencies: [.product(name: "WeirMVVM", package: "Weir")]),
    .executableTarget(
      name: "ListsBenchmarks", dependencies: ["BenchmarkSupport", .product(name: "WeirBinding", package: "Weir")]),
    .executableTarget(
      name: "ScreensBenchmarks", dependencies: ["BenchmarkSupport", .product(name: "WeirUI", package: "Weir")]),
    // The example app Catalog, which no product of Weir holds: its folder is a link.
    .target(
      name: "CatalogExample", dependencies: [.product(name: "Weir", package: "Weir")],
      exclude: ["Command", "README.md", "Scripts"]),
    .executableTarget(
      name: "NavigationBenchmarks",
      dependencies: [
        "BenchmarkSupport", "CatalogExample", .product(name: "Weir", package: "Weir"),
        .product(name: "WeirNavigation", package: "Weir"), .product(name: "WeirState", package: "Weir"),
      ]),
    .executableTarget(
      name: "StateBenchmarks", dependencies: ["BenchmarkSupport", .product(name: "WeirState", package: "Weir")]),
    .executableTarget(
      name: "RxTreeKitBenchmarks",
      dependencies: [.product(name: "RxTreeKit", package: "Weir")] + syntaxDependencies, swiftSettings: syntaxModules,
      linkerSettings: syntaxLibraries),
  ],
  swiftLanguageModes: [.v6]
)
