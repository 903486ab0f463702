// swift-tools-version: 6.1
import PackageDescription

// Weir under the names of the libraries whose API it has: an app that imports those builds on Weir with its imports as
// they are. A package of its own, as one program can hold only one module of a name. There is none for UIKit: a module of
// that name would be taken for Apple's by all that asks whether it can be imported. WeirUI re-exports UIKit where there is one.

/// The modules of Weir that stand for a library.
let modules: [String: [String]] = [
  "RxSwift": ["WeirStreams"],
  "RxRelay": ["WeirStreams"],
  "RxOptional": ["WeirStreams"],
  "RxCocoa": ["WeirBinding"],
  "RxBinding": ["WeirBinding"],
  "Differentiator": ["WeirBinding"],
  "RxDataSources": ["WeirBinding"],
  "RxTest": ["WeirStreams", "WeirTesting"],
  "RxBlocking": ["WeirTesting"],
  "RxFlow": ["WeirNavigation"],
  "RxController": ["WeirMVVM"],
  "ReactorKit": ["WeirBinding", "WeirState"],
  "ReSwift": ["WeirState"],
  "Cordux": ["WeirNavigation", "WeirState"],
  "Moya": ["WeirNetworking"],
  "RxMoya": ["WeirNetworking"],
]

let libraries = modules.sorted { $0.key < $1.key }

let package = Package(
  name: "WeirCompatibility",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: libraries.map { .library(name: $0.key, targets: [$0.key]) },
  dependencies: [.package(name: "Weir", path: "..")],
  targets: libraries.map { library in
    .target(name: library.key, dependencies: library.value.map { .product(name: $0, package: "Weir") })
  } + [
    .testTarget(
      name: "CompatibilityTests",
      dependencies: libraries.map { .target(name: $0.key) }
        + ["WeirDriver", "WeirUI"].map { .product(name: $0, package: "Weir") },
      // The language mode of the apps that are there.
      swiftSettings: [.swiftLanguageMode(.v5)])
  ],
  swiftLanguageModes: [.v6])
