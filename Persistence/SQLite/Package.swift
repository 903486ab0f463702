// swift-tools-version: 6.1
import PackageDescription

// Keeps the models of a ModelStore in SQLite. A package of its own, so that Weir needs no library: where there is no
// SQLite, only this one does not build.

let package = Package(
  name: "WeirModelsSQLite",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.library(name: "WeirModelsSQLite", targets: ["WeirModelsSQLite"])],
  dependencies: [.package(name: "Weir", path: "../..")],
  targets: [
    // The SDKs of Apple have a module of their own for it.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "WeirModelsSQLite",
      dependencies: [
        .target(name: "CSQLite", condition: .when(platforms: [.linux, .android, .windows])),
        .product(name: "WeirModels", package: "Weir"),
      ]),
    // A process of its own that writes until it is killed; the tests run it.
    .executableTarget(
      name: "WritingProcess", dependencies: ["WeirModelsSQLite", .product(name: "WeirModels", package: "Weir")],
      path: "Tests/WritingProcess"),
    .target(name: "CommandSupport", path: "Tests/CommandSupport"),
    .testTarget(
      name: "WeirModelsSQLiteTests",
      dependencies: [
        "CommandSupport", "WeirModelsSQLite", "WritingProcess", .product(name: "WeirModels", package: "Weir"),
        .product(name: "WeirStreams", package: "Weir"),
      ]),
    .executableTarget(
      name: "SQLiteBenchmarks", dependencies: ["WeirModelsSQLite", .product(name: "WeirModels", package: "Weir")],
      path: "Benchmarks"),
  ],
  swiftLanguageModes: [.v6]
)
