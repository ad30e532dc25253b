// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SnapshotTests",
  dependencies: [
    // In a package of your own: .package(url: "https://…/segue", from: "0.2.0")
    .package(name: "segue", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "AppTests",
      dependencies: [.product(name: "SegueSnapshots", package: "segue")],
      // Files that tests read and write where they stand; SwiftPM has nothing to do with them.
      exclude: ["goldens", "scenes"])
  ])
