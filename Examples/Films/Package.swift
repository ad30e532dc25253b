// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Films",
  dependencies: [
    // In a package of your own: .package(url: "https://…/segue", from: "0.2.0")
    .package(name: "segue", path: "../..")
  ],
  targets: [
    .executableTarget(name: "Push", dependencies: [.product(name: "Segue", package: "segue")]),
    .executableTarget(name: "Letters", dependencies: [.product(name: "Segue", package: "segue")]),
  ])
