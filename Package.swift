// swift-tools-version: 6.1
import Foundation
import PackageDescription

// RxTreeKit reads Swift with the SwiftSyntax that comes with the toolchain, so that Weir needs no package. Only RxTreeKit
// and what is built on it carry the unsafe flags that this takes: no library product of Weir depends on them.
//
// WEIR_SWIFT_SYNTAX=package takes SwiftSyntax from its own package instead (many times faster parsing after a build of
// some minutes); WEIR_SWIFT_SYNTAX=/a/folder takes it from a folder that holds its modules and libraries.

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

// Where no SwiftSyntax was found, RxTreeKit shrinks to the one file that says so when rxtree is built; the rest of Weir
// builds all the same.
let findsSyntax = usesSyntaxPackage || syntaxFolder != nil
let missingSyntaxFile = "Toolchain/MissingSwiftSyntax.swift"

let package = Package(
  name: "Weir",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Weir", targets: ["Weir"]),
    .library(name: "WeirStreams", targets: ["WeirStreams"]),
    .library(name: "WeirTesting", targets: ["WeirTesting"]),
    .library(name: "WeirState", targets: ["WeirState"]),
    .library(name: "WeirStateTesting", targets: ["WeirStateTesting"]),
    .library(name: "WeirUI", targets: ["WeirUI"]),
    .library(name: "WeirBinding", targets: ["WeirBinding"]),
    .library(name: "WeirNavigation", targets: ["WeirNavigation"]),
    .library(name: "WeirMVVM", targets: ["WeirMVVM"]),
    .library(name: "WeirModels", targets: ["WeirModels"]),
    .library(name: "WeirNetworking", targets: ["WeirNetworking"]),
    .library(name: "WeirDriver", targets: ["WeirDriver"]),
    .library(name: "RxTreeKit", targets: ["RxTreeKit"]),
    .executable(name: "rxtree", targets: ["rxtree"]),
    .executable(name: "people", targets: ["PeopleCommand"]),
    .executable(name: "catalog", targets: ["CatalogCommand"]),
    .executable(name: "repositories", targets: ["RepositoriesCommand"]),
  ],
  dependencies: usesSyntaxPackage
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "601.0.0"..<"604.0.0")] : [],
  targets: [
    .target(name: "WeirReporting"),
    .testTarget(name: "WeirReportingTests", dependencies: ["WeirReporting"]),
    .target(name: "WeirStreams", dependencies: ["WeirReporting"]),
    .target(name: "WeirTesting", dependencies: ["WeirStreams"]),
    .target(name: "WeirState", dependencies: ["WeirStreams"]),
    .testTarget(name: "WeirStateTests", dependencies: ["TestSupport", "WeirState", "WeirTesting"]),
    .target(name: "WeirStateTesting", dependencies: ["WeirState", "WeirTesting"]),
    .testTarget(name: "WeirStateTestingTests", dependencies: ["WeirStateTesting"]),
    .target(name: "WeirUI", dependencies: ["WeirReporting"]),
    .testTarget(name: "WeirUITests", dependencies: ["TestSupport", "WeirReporting", "WeirUI"]),
    .target(name: "WeirBinding", dependencies: ["WeirReporting", "WeirStreams", "WeirUI"]),
    .testTarget(
      name: "WeirBindingTests",
      dependencies: [
        "TestSupport", "WeirReporting", "WeirStreams", "WeirTesting", "WeirState", "WeirUI", "WeirBinding",
      ]),
    .target(
      name: "WeirNavigation",
      dependencies: ["WeirReporting", "WeirStreams", "WeirUI", "WeirBinding", "WeirState"]),
    .testTarget(
      name: "WeirNavigationTests",
      dependencies: [
        "TestSupport", "WeirReporting", "WeirStreams", "WeirTesting", "WeirUI", "WeirBinding", "WeirState",
        "WeirNavigation",
      ]),
    .target(
      name: "WeirMVVM", dependencies: ["WeirReporting", "WeirStreams", "WeirUI", "WeirBinding", "WeirNavigation"]),
    .testTarget(
      name: "WeirMVVMTests",
      dependencies: ["TestSupport", "WeirReporting", "WeirStreams", "WeirTesting", "WeirUI", "WeirBinding", "WeirMVVM"]),
    .target(
      name: "WeirDriver", dependencies: ["WeirReporting", "WeirState", "WeirNavigation", "WeirUI"]),
    .testTarget(
      name: "WeirDriverTests",
      dependencies: [
        "TestSupport", "WeirReporting", "WeirTesting", "WeirUI", "WeirState", "WeirNavigation", "WeirDriver",
      ]),
    .target(name: "WeirModels", dependencies: ["WeirReporting", "WeirStreams"]),
    .testTarget(
      name: "WeirModelsTests",
      dependencies: ["TestSupport", "WeirReporting", "WeirStreams", "WeirTesting", "WeirModels"]),
    .target(name: "WeirNetworking", dependencies: ["WeirStreams"]),
    .testTarget(
      name: "WeirNetworkingTests", dependencies: ["TestSupport", "WeirNetworking", "WeirStreams", "WeirTesting"],
      resources: [.copy("Resources")]),
    .target(
      name: "Weir",
      dependencies: [
        "WeirStreams", "WeirUI", "WeirBinding", "WeirState", "WeirNavigation", "WeirMVVM", "WeirModels",
        "WeirNetworking",
      ]),
    .testTarget(name: "WeirTests", dependencies: ["Weir", "WeirDriver"]),
    .testTarget(name: "WeirStreamsTests", dependencies: ["TestSupport", "WeirStreams", "WeirTesting"]),
    .testTarget(name: "WeirTestingTests", dependencies: ["WeirStreams", "WeirTesting"]),
    .target(
      name: "RxTreeKit", dependencies: syntaxDependencies,
      exclude: findsSyntax ? [missingSyntaxFile] : [], sources: findsSyntax ? nil : [missingSyntaxFile],
      swiftSettings: syntaxModules, linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "rxtree", dependencies: ["RxTreeKit"], swiftSettings: syntaxModules, linkerSettings: syntaxLibraries),
    .testTarget(
      name: "RxTreeKitTests", dependencies: ["RxTreeKit", "TestSupport"] + syntaxDependencies,
      swiftSettings: syntaxModules,
      linkerSettings: syntaxLibraries),
    .target(name: "TestSupport", dependencies: ["WeirReporting"], path: "Tests/Support"),
    .target(
      name: "People", dependencies: ["WeirMVVM"], path: "Examples/People",
      exclude: ["Command", "README.md", "Scripts"]),
    .executableTarget(
      name: "PeopleCommand", dependencies: ["People", "WeirDriver", "WeirUI"], path: "Examples/People/Command"),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "CommandSupport", "People", "PeopleCommand", "rxtree", "WeirDriver", "WeirMVVM", "WeirNavigation",
      ]),
    .target(
      name: "Catalog", dependencies: ["Weir"], path: "Examples/Catalog", exclude: ["Command", "README.md", "Scripts"]),
    .executableTarget(
      name: "CatalogCommand", dependencies: ["Catalog", "Weir", "WeirDriver"], path: "Examples/Catalog/Command"),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", "CatalogCommand", "CommandSupport", "TestSupport", "Weir", "WeirDriver", "WeirTesting", "rxtree",
      ]),
    .target(
      name: "Repositories", dependencies: ["Weir"], path: "Examples/Repositories",
      exclude: ["Command", "README.md", "Scripts"]),
    .executableTarget(
      name: "RepositoriesCommand", dependencies: ["Repositories", "Weir", "WeirDriver"],
      path: "Examples/Repositories/Command"),
    .testTarget(
      name: "RepositoriesTests",
      dependencies: [
        "CommandSupport", "Repositories", "RepositoriesCommand", "TestSupport", "Weir", "WeirDriver",
        "WeirStateTesting", "WeirTesting", "rxtree",
      ]),
    .target(name: "CommandSupport", path: "Tests/CommandSupport"),
    .testTarget(name: "rxtreeTests", dependencies: ["CommandSupport", "rxtree"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CommandSupport", "RxTreeKit", "rxtree", "WeirStreams", "WeirTesting", "WeirUI", "WeirBinding", "WeirState",
        "WeirNavigation", "WeirMVVM", "WeirModels", "WeirNetworking",
      ],
      swiftSettings: syntaxModules,
      linkerSettings: syntaxLibraries),
  ],
  swiftLanguageModes: [.v6]
)
