// swift-tools-version: 6.2

// The floor plan of Segue, ground to roof: a target may depend only on targets listed above it,
// and ARCHITECTURE.md says what each one is for. A module's folder is its name without the prefix
// that keeps it apart from the modules of a dependent package.

import PackageDescription

/// One module and the modules it knows.
func module(_ name: String, knows known: [String] = []) -> Target {
  .target(name: "Segue\(name)", dependencies: known.map(named), path: "Sources/\(name)")
}

/// The tests of one module, and the other modules they need.
func tests(of name: String, with known: [String] = []) -> Target {
  .testTarget(
    name: "Segue\(name)Tests",
    dependencies: ([name] + known).map(named) + ["TestSupport"],
    path: "Tests/\(name)Tests")
}

/// C modules keep their name; ours carry the prefix.
func named(_ name: String) -> Target.Dependency {
  .target(name: name.hasPrefix("C") && name != "Compositing" ? name : "Segue\(name)")
}

let targets: [Target] = [
  // Ground: the operating system, and files that appear whole or not at all.
  .target(name: "CSystem", path: "Sources/CSystem"),
  module("Files", knows: ["CSystem"]),

  // Floor 0: where it is.
  module("Geometry"),

  // Floor 1: what is there.
  module("SceneGraph", knows: ["Geometry"]),

  // Floor 2: how it changes over time.
  module("Motion", knows: ["Geometry", "SceneGraph"]),

  // Floor 4: the doors.
  module("SceneFile", knows: ["Geometry", "Motion", "SceneGraph"]),

  // Floor 5: the terminal.
  module("RenderCLI", knows: ["Files", "Geometry", "Motion", "SceneFile", "SceneGraph"]),

  // Roof.
  .executableTarget(name: "render", dependencies: ["SegueRenderCLI"], path: "Sources/render"),

  // Tests, one target per module.
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  tests(of: "Files"),
  tests(of: "Geometry"),
  tests(of: "SceneGraph", with: ["Geometry"]),
  tests(of: "Motion", with: ["Geometry", "SceneGraph"]),
  tests(of: "SceneFile", with: ["Geometry", "Motion", "SceneGraph"]),
  tests(of: "RenderCLI", with: ["Files", "Geometry", "Motion", "SceneFile", "SceneGraph"]),
]

for target in targets where target.name != "CSystem" {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}

let package = Package(
  name: "segue",
  products: [
    .executable(name: "render", targets: ["render"]),
    .library(
      name: "Segue",
      targets: ["SegueGeometry", "SegueSceneGraph", "SegueMotion", "SegueSceneFile"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6])
