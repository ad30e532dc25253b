// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AnimatorCI",
  dependencies: [
    // In a package of your own: .package(url: "https://…/segue", from: "0.2.0")
    .package(name: "segue", path: "../..")
  ],
  targets: [
    // The app's own files, as they are on iOS, are in the folder 'Unchanged'; the plugin prepares them.
    .target(
      name: "Card", dependencies: [.product(name: "UIKit", package: "segue")],
      exclude: ["Unchanged"],
      plugins: [.plugin(name: "UnchangedUIKit", package: "segue")]),
    .executableTarget(
      name: "films",
      dependencies: ["Card", .product(name: "SegueUIKitFilms", package: "segue")]),
    .testTarget(
      name: "CardTests",
      dependencies: ["Card", .product(name: "SegueUIKitSnapshots", package: "segue")],
      exclude: ["goldens"]),
  ],
  swiftLanguageModes: [.v5])
