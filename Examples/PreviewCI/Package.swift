// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PreviewCI",
  products: [.library(name: "Cards", targets: ["Cards"])],
  dependencies: [
    // In a package of your own: .package(url: "https://…/segue", from: "0.2.0")
    .package(name: "segue", path: "../..")
  ],
  targets: [
    // The app's own files, as they are on iOS, are in the folder 'Unchanged'; the plugin prepares them.
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "SwiftUI", package: "segue"), .product(name: "UIKit", package: "segue"),
      ],
      exclude: ["Unchanged"],
      plugins: [.plugin(name: "UnchangedUIKit", package: "segue")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "SegueSwiftUISnapshots", package: "segue")],
      exclude: ["goldens"]),
  ],
  swiftLanguageModes: [.v5])
