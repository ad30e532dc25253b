// swift-tools-version: 6.2

// The floor plan of Segue, ground to roof: a target may depend only on targets listed above it,
// and ARCHITECTURE.md says what each one is for. A module's folder is its name without the prefix
// that keeps it apart from the modules of a dependent package; C modules stand in `Sources/C`, the
// three builds of the kernels in `Sources/Kernels`, what can be run in `Sources/Programs`.

import PackageDescription

/// One module and the modules it knows.
func module(
  _ name: String, knows known: [String] = [], in folder: String? = nil,
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name == "Segue" ? name : "Segue\(name)", dependencies: known.map(named),
    path: "Sources/\(folder ?? name)", swiftSettings: settings)
}

/// The tests of one module, the other modules and the helpers they need; some have files beside them
/// that are no sources.
///
/// What they test is optimized. They are themselves only where they compute much, as twins of
/// kernels do: elsewhere that would take far longer than they run.
func tests(
  of name: String, with known: [String] = [], by helpers: [String] = [],
  beside files: [String] = [],
  areOptimized: Bool = false
) -> Target {
  .testTarget(
    name: "Segue\(name)Tests",
    dependencies: ([name] + known).map(named)
      + (["TestSupport"] + helpers).map { .target(name: $0) },
    path: "Tests/\(name)Tests", exclude: files,
    swiftSettings: areOptimized ? [] : quickly)
}

/// Without optimization, and with one reading of the sources: the driver has them read once more for the
/// module's interface where nothing is optimized.
let quickly: [SwiftSetting] = [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

/// One module of the door for UIKit code, and the modules it knows by their full names.
///
/// What it declares has Apple's names, so that such code compiles. It is the largest part of the house,
/// and takes next to nothing of a film's time: where it is built to be tested, it is not optimized.
func headless(_ name: String, knows known: [String] = []) -> Target {
  .target(
    name: "Headless\(name)", dependencies: known.map { .target(name: $0) },
    path: "Sources/Headless/\(name)", swiftSettings: slowWhereTested)
}

/// For modules that take longer to optimize than they run in all tests: those that read, plan and tell.
///
/// What works on each frame is optimized everywhere, and so is everything in a program that is installed.
let slowWhereTested: [SwiftSetting] =
  Context.environment["SEGUE_TESTED"] == nil ? [] : quickly

/// A module with the name of one of Apple's, which passes one of the door's on: so `import UIKit` finds
/// it.
func appleName(_ name: String, beside companion: String? = nil) -> Target {
  .target(
    name: name,
    dependencies: ["Headless\(name)", companion].compactMap { $0 }.map { .target(name: $0) },
    path: "Sources/Headless/Names/\(name)")
}

/// A module that the compiler looks for where a file imports both Testing and a module of Apple's.
func besideTesting(_ name: String) -> Target {
  .target(name: "_Testing_\(name)", path: "Sources/Headless/Names/Testing/\(name)")
}

/// C modules keep their name; ours carry the prefix.
func named(_ name: String) -> Target.Dependency {
  let isC = name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
  return .target(name: isC ? name : "Segue\(name)")
}

/// The kernels once more, for processors that have a wider instruction set.
///
/// The flags are unsafe to SwiftPM, which refuses them in a fetched dependency; there the copy is
/// built like the baseline and yields the same bytes. So it is on processors that are not x86-64.
func kernels(_ suffix: String, instructionSet: String) -> Target {
  #if arch(x86_64)
    let isPlain = Context.packageDirectory.contains("/checkouts/")
  #else
    let isPlain = true
  #endif
  let flags = ["-Xcc", "-march=\(instructionSet)", "-Xcc", "-mprefer-vector-width=512"]
  return .target(
    name: "SegueKernels\(suffix)", dependencies: ["CVector", "SegueKernels"],
    path: "Sources/Kernels/\(suffix)",
    swiftSettings: [.define("WIDE_KERNELS")] + (isPlain ? [] : [.unsafeFlags(flags)]))
}

/// The rasterizer; its surfaces lend their memory as spans.
let raster = module(
  "Raster", knows: ["Geometry", "Kernels", "KernelsAVX2", "KernelsAVX512", "Locks", "Words"])
raster.swiftSettings = [.enableExperimentalFeature("Lifetimes")]

let targets: [Target] = [
  // Ground: the operating system, locks, words and numbers as text, files that appear whole or not
  // at all, JSON, and files of what was agreed.
  .target(name: "CSystem", path: "Sources/C/CSystem"),
  .systemLibrary(name: "CCrypto", path: "Sources/C/CCrypto", pkgConfig: "libcrypto"),
  module("Locks"),
  module("Words"),
  module("Files", knows: ["Locks", "Words", "CCrypto", "CSystem"], settings: slowWhereTested),
  module("JSON", knows: ["Words"]),
  module("Goldens", knows: ["Files", "Words"]),
  module("Shards", knows: ["Files", "JSON", "Words"], settings: slowWhereTested),
  .target(name: "CSockets", path: "Sources/C/CSockets"),
  module("Loopback", knows: ["CSockets"]),
  .target(name: "CVector", path: "Sources/C/CVector"),
  module("Kernels", knows: ["CVector"], in: "Kernels/Baseline"),
  kernels("AVX2", instructionSet: "x86-64-v3"),
  kernels("AVX512", instructionSet: "x86-64-v4"),

  // Floor 0: where it is.
  module("Geometry"),

  // Floor 1: what is there.
  module("SceneGraph", knows: ["Geometry", "Words"]),

  // Floor 2: how it changes over time.
  module("Motion", knows: ["Geometry", "SceneGraph", "Words"]),

  // Floor 3: does a film move as it is meant to?
  module(
    "Expectations", knows: ["Geometry", "Motion", "SceneGraph", "Words"], settings: slowWhereTested),

  // Floor 1: the screens of an app, and the ways between them.
  module("Maps", knows: ["JSON", "Words"], settings: slowWhereTested),

  // Floor 1: how a plan becomes a job of many machines.
  module("Launching", knows: ["JSON", "Words"], settings: slowWhereTested),

  // Floor 3: how curves are written in the code of every platform.
  module("CurveCode", knows: ["Motion", "Words"], settings: slowWhereTested),

  // Floor 2: which pixels a list of drawing commands touches.
  raster,

  // Floor 2: which glyphs a text is, and where they stand.
  .systemLibrary(
    name: "CPango", path: "Sources/C/CPango", pkgConfig: "pangoft2",
    providers: [.apt(["libpango1.0-dev"])]),
  module("Typesetting", knows: ["Geometry", "Locks", "Words", "CPango"]),

  // Floor 3: who moves, from what to what, when one screen takes another's place.
  module(
    "Transitions", knows: ["Geometry", "Motion", "SceneGraph", "Words"]),

  // Floor 3: what the transitions of the platforms and of the libraries are, by name.
  module(
    "Presets", knows: ["Geometry", "Motion", "SceneGraph", "Transitions", "Words"],
    settings: slowWhereTested
  ),

  // Floor 3: which drawing commands make a scene.
  module("Compositing", knows: ["Geometry", "Raster", "SceneGraph", "Words"]),

  // Floor 3: the bytes of pictures. libpng and ISA-L need a shim; librsvg is loaded when the first SVG
  // is drawn, and never linked; the others speak to Swift.
  .target(
    name: "CPNG", dependencies: ["CVector"], path: "Sources/C/CPNG",
    linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("isal")]),
  .systemLibrary(
    name: "CTurboJPEG", path: "Sources/C/CTurboJPEG", pkgConfig: "libturbojpeg",
    providers: [.apt(["libturbojpeg0-dev"])]),
  .systemLibrary(
    name: "CWebP", path: "Sources/C/CWebP", pkgConfig: "libwebpdemux",
    providers: [.apt(["libwebp-dev"])]),
  .systemLibrary(
    name: "CGIF", path: "Sources/C/CGIF", pkgConfig: "libgif7", providers: [.apt(["libgif-dev"])]),
  .target(name: "CRSVG", path: "Sources/C/CRSVG"),
  module(
    "PictureCoding",
    knows: ["Files", "Raster", "Words", "CGIF", "CPNG", "CRSVG", "CTurboJPEG", "CWebP"]),

  // Floor 3: frames become movies. FFmpeg is loaded when the first one is made, and never linked.
  .target(name: "CFFmpeg", path: "Sources/C/CFFmpeg"),
  module("MediaCoding", knows: ["Files", "Kernels", "Locks", "Raster", "Words", "CFFmpeg"]),

  // Floor 4: which pictures a recorded film shows, and when.
  module(
    "Recordings",
    knows: ["Files", "MediaCoding", "Motion", "PictureCoding", "Raster", "Words"]),

  // Floor 3: how does something move, as far as pixels tell it?
  module("Fitting", knows: ["Geometry", "Motion", "Raster"]),

  // Floor 4: the doors.
  module(
    "SceneFile",
    knows: [
      "Expectations", "Geometry", "JSON", "Maps", "Motion", "Presets", "SceneGraph", "Transitions",
      "Words",
    ],
    settings: slowWhereTested),

  module(
    "Rendering",
    knows: [
      "Compositing", "Files", "Geometry", "Locks", "Motion", "Raster", "SceneGraph", "Typesetting",
      "Words",
    ]),

  // Floor 5: drawn frames become the bytes of pictures.
  module(
    "FrameCoding", knows: ["Files", "Locks", "PictureCoding", "Raster", "Rendering"]),

  // Floor 5: a film made ready for drawing, from a scene file or from Swift.
  module(
    "Films",
    knows: [
      "Compositing", "Files", "Geometry", "Motion", "PictureCoding", "Raster", "Rendering",
      "SceneFile", "SceneGraph", "Transitions", "Typesetting", "JSON", "Words",
    ]),

  // Floor 5: does a film still look and move as agreed?
  module(
    "Verification",
    knows: [
      "Compositing", "Expectations", "Files", "FrameCoding", "Geometry", "Goldens", "Motion",
      "PictureCoding",
      "Raster", "Rendering", "SceneGraph", "Typesetting", "Words",
    ]),

  // Floor 6: does a film keep to the guidelines?
  module(
    "Audit",
    knows: [
      "Expectations", "Geometry", "Motion", "Raster", "Rendering", "SceneGraph", "Transitions",
      "Verification", "Words",
    ],
    settings: slowWhereTested),

  // Floor 6: the door for other packages' tests.
  module(
    "Snapshots",
    knows: [
      "Expectations", "Files", "Films", "FrameCoding", "Geometry", "Goldens", "Locks", "Motion",
      "Presets",
      "Raster",
      "Rendering", "SceneFile", "SceneGraph", "Transitions", "Verification",
      "JSON", "Words",
    ]),

  // Floor 6: films become files.
  module(
    "Outputs",
    knows: [
      "Files", "Films", "FrameCoding", "Geometry", "Locks", "MediaCoding", "Motion",
      "PictureCoding",
      "Raster", "Rendering", "SceneGraph", "Words",
    ],
    settings: slowWhereTested),

  // Floor 6: how do people and CI read what came of it?
  .target(name: "CPages", path: "Sources/C/CPages"),
  .target(
    name: "SegueReports",
    dependencies: [
      "Audit", "CPages", "Expectations", "Files", "FrameCoding", "Geometry", "JSON", "Maps",
      "Motion", "PictureCoding", "Raster", "Rendering", "SceneGraph", "Verification", "Words",
    ].map(named),
    path: "Sources/Reports",
    // CPages has these.
    exclude: [
      "Audit/Page/audit.css", "Page/report.css", "Page/report.js", "Preview/preview.css",
      "Preview/preview.js", "Preview/Tuning/tuning.css", "Preview/Tuning/tuning.js",
      "Shared/page.js",
    ], swiftSettings: slowWhereTested),

  // Floor 5: the door for UIKit code.
  module("LinearConstraints"),
  module("SourceStep", settings: slowWhereTested),
  .target(name: "CTasks", path: "Sources/C/CTasks"),
  // The compiler knows the class NSObject in a module of this name alone.
  .target(name: "ObjectiveC", dependencies: ["SegueLocks"], path: "Sources/Headless/ObjectiveC"),
  headless(
    "CoreGraphics", knows: ["ObjectiveC", "SegueGeometry", "SegueLocks", "SegueSceneGraph"]),
  headless(
    "QuartzCore",
    knows: [
      "CTasks", "HeadlessCoreGraphics", "ObjectiveC", "SegueGeometry", "SegueLocks",
      "SegueMotion", "SegueSceneGraph",
    ]),
  headless(
    "UIKit",
    knows: [
      "HeadlessCoreGraphics", "ObjectiveC", "HeadlessQuartzCore", "SegueGeometry",
      "SegueLinearConstraints", "SegueLocks", "SegueMotion", "SegueSceneGraph", "SegueTypesetting",
    ]),
  besideTesting("CoreGraphics"),
  besideTesting("UIKit"),
  appleName("CoreGraphics", beside: "_Testing_CoreGraphics"),
  appleName("QuartzCore"),
  .target(
    name: "UIKit", dependencies: ["HeadlessUIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit"],
    path: "Sources/Headless/Names/UIKit"),
  .target(name: "os", path: "Sources/Headless/Names/os"),
  .target(name: "OSLog", dependencies: ["os"], path: "Sources/Headless/Names/OSLog"),
  .target(
    name: "SwiftUI", dependencies: ["SegueGeometry"], path: "Sources/Headless/Names/SwiftUI"),
  .target(
    name: "SwiftUINavigationTransitions",
    dependencies: ["SegueMotion", "SeguePresets", "SegueTransitions", "SwiftUI"],
    path: "Sources/Headless/Names/SwiftUINavigationTransitions"),

  // Floor 7: the door for tests of UIKit code.
  .target(
    name: "SegueUIKitSnapshots",
    dependencies: [
      "HeadlessUIKit", "HeadlessQuartzCore", "SegueMotion", "SegueSnapshots", "SegueVerification",
    ],
    path: "Sources/UIKitSnapshots"),

  // Floor 7: the door for other packages' programs.
  module(
    "Segue",
    knows: [
      "Films", "Geometry", "JSON", "MediaCoding", "Motion", "Outputs", "PictureCoding", "Presets",
      "Raster", "Rendering", "SceneFile", "SceneGraph", "Transitions",
    ]),

  // Floor 7: the terminal.
  .target(name: "CStamp", path: "Sources/C/CStamp"),
  module(
    "RenderCLI",
    knows: [
      "CStamp",
      "Audit", "Compositing", "Expectations", "Files", "Films", "Fitting", "FrameCoding",
      "Geometry", "Goldens", "JSON", "Launching", "Locks", "CurveCode", "Loopback", "Maps",
      "MediaCoding", "Motion", "Outputs", "PictureCoding",
      "Presets", "Raster", "Recordings", "Rendering", "Reports",
      "SceneFile", "SceneGraph", "Shards", "Transitions", "Typesetting", "Verification", "Words",
    ],
    settings: slowWhereTested),

  // Floor 8: the door for programs that make films of UIKit code.
  .target(
    name: "SegueUIKitFilms",
    dependencies: [
      "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit", "SegueFilms",
      "SegueRenderCLI", "SegueRendering", "SegueWords",
    ],
    path: "Sources/UIKitFilms"),

  // Roof.
  .executableTarget(
    name: "render", dependencies: ["SegueRenderCLI"], path: "Sources/Programs/render"),

  .executableTarget(
    name: "uikit-source-step", dependencies: ["SegueSourceStep"],
    path: "Sources/Programs/uikit-source-step"),
  .plugin(
    name: "UnchangedUIKit", capability: .buildTool(), dependencies: ["uikit-source-step"],
    path: "Plugins/UnchangedUIKit"),
  .plugin(
    name: "RenderTransition",
    capability: .command(
      intent: .custom(
        verb: "render-transition", description: "Films an app's transition, as 'card -o card.mp4'")),
    path: "Plugins/RenderTransition"),

  .executableTarget(
    name: "bench",
    dependencies: [
      "SegueCompositing", "SegueFiles", "SegueGeometry", "SegueMotion", "SeguePictureCoding",
      "SegueRaster", "SegueRendering", "SegueSceneFile", "SegueSceneGraph", "SegueFilms",
      "SegueJSON",
      "SegueWords",
    ],
    path: "Sources/Programs/bench"),

  .executableTarget(
    name: "filmbench",
    // It imports nothing of RenderCLI, which is there so that it is linked with the libraries that
    // the program is linked with.
    dependencies: [
      "SegueFiles", "SegueMediaCoding", "SeguePictureCoding", "SegueRaster", "SegueRenderCLI",
      "SegueWords",
    ],
    path: "Sources/Programs/filmbench"),

  .executableTarget(
    name: "fuzz",
    dependencies: [
      "SegueCompositing", "SegueFiles", "SegueGeometry", "SegueMotion", "SeguePictureCoding",
      "SegueRaster", "SegueRecordings", "SegueRendering", "SegueSceneFile", "SegueSceneGraph",
      "SegueTypesetting", "SegueJSON",
    ],
    path: "Sources/Programs/fuzz"),

  // Tests, one target per module.
  .target(
    name: "TestSupport", dependencies: ["CWebP", "SegueGoldens"], path: "Tests/TestSupport",
    exclude: ["Fonts"]),
  // SwiftPM takes up what can be built from the end of the alphabet, and a chain of modules that takes long
  // should not come last.
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "UIKit", "HeadlessUIKit", "HeadlessQuartzCore", "HeadlessCoreGraphics", "ObjectiveC",
      "SwiftUI", "SwiftUINavigationTransitions", "SegueGeometry", "SegueLinearConstraints",
      "SegueMotion",
      "SeguePresets", "SegueSceneGraph", "SegueTransitions", "SegueTypesetting",
    ],
    path: "Tests/UIKitTests",
    exclude: ["Unchanged", "UnchangedUIKit.json", "Surface/members.txt"],
    swiftSettings: quickly + [.swiftLanguageMode(.v5)],
    plugins: ["UnchangedUIKit"]),
  .testTarget(
    name: "HeadlessGraphicsTests",
    dependencies: ["HeadlessCoreGraphics", "ObjectiveC", "SegueGeometry", "SegueSceneGraph"],
    path: "Tests/HeadlessGraphicsTests", swiftSettings: quickly),
  .testTarget(
    name: "SegueUIKitSnapshotsTests",
    dependencies: ["HeadlessQuartzCore", "SegueUIKitSnapshots", "UIKit"],
    path: "Tests/UIKitSnapshotsTests", exclude: ["goldens"],
    swiftSettings: quickly + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "SegueUIKitFilmsTests",
    dependencies: ["SegueRenderCLI", "SegueUIKitFilms", "UIKit"],
    path: "Tests/UIKitFilmsTests",
    swiftSettings: quickly + [.swiftLanguageMode(.v5)]),
  tests(of: "SourceStep"),
  tests(of: "LinearConstraints"),
  tests(of: "Words"),
  tests(of: "Files", with: ["Words"]),
  tests(of: "Goldens", with: ["Files"]),
  tests(of: "Loopback"),
  tests(of: "Shards", with: ["Files", "JSON"]),
  tests(of: "Geometry", areOptimized: true),
  tests(of: "SceneGraph", with: ["Geometry"]),
  tests(of: "Motion", with: ["Geometry", "SceneGraph", "Words"]),
  .target(
    name: "TransitionProbes",
    dependencies: [
      "SegueGeometry", "SegueMotion", "SeguePresets", "SegueSceneGraph", "SegueTransitions",
      "TestSupport",
    ],
    path: "Tests/TransitionProbes"),
  tests(
    of: "Transitions", with: ["Geometry", "Motion", "Presets", "SceneGraph"],
    by: ["TransitionProbes"]),
  tests(
    of: "Presets", with: ["Geometry", "Motion", "SceneGraph", "Transitions"],
    by: ["TransitionProbes"]),
  tests(of: "CurveCode", with: ["Motion"]),
  tests(of: "Fitting", with: ["Geometry", "Motion", "Raster"]),
  tests(of: "Maps", with: ["JSON"]),
  tests(of: "Launching"),
  tests(of: "Expectations", with: ["Geometry", "Motion", "SceneGraph"]),
  tests(of: "Typesetting", with: ["Geometry"]),
  tests(of: "Kernels", with: ["Raster"], areOptimized: true),
  tests(of: "Raster", with: ["Geometry"], areOptimized: true),
  tests(
    of: "Compositing", with: ["Geometry", "JSON", "Motion", "Raster", "SceneFile", "SceneGraph"],
    areOptimized: true),
  tests(
    of: "Rendering",
    with: ["Compositing", "Files", "Geometry", "Motion", "Raster", "SceneGraph", "Typesetting"],
    areOptimized: true),
  tests(
    of: "Verification",
    with: [
      "Files", "Geometry", "Goldens", "Motion", "PictureCoding", "Raster", "Rendering",
      "SceneGraph",
    ]),
  tests(of: "Audit", with: ["Expectations", "Raster"], areOptimized: true),
  tests(
    of: "Reports",
    with: [
      "Audit", "Expectations", "Files", "Geometry", "JSON", "Motion", "PictureCoding", "Raster",
      "Rendering", "SceneGraph", "Verification", "Words",
    ]),
  tests(
    of: "Snapshots",
    with: ["Films", "Geometry", "Motion", "Presets", "SceneGraph", "Verification", "Transitions"],
    beside: ["goldens", "scenes"]),
  tests(of: "PictureCoding", with: ["Files", "Raster", "CPNG", "CWebP"], areOptimized: true),
  tests(of: "MediaCoding", with: ["Files", "Kernels", "Raster"], areOptimized: true),
  tests(
    of: "Recordings",
    with: ["Files", "MediaCoding", "Motion", "PictureCoding", "Raster"], areOptimized: true),
  tests(of: "JSON", with: ["Words"]),
  tests(
    of: "SceneFile",
    with: [
      "Expectations", "Geometry", "JSON", "Motion", "Presets", "SceneGraph", "Transitions", "Words",
    ]),
  .testTarget(
    name: "SceneSuiteTests",
    dependencies: [
      "SegueCompositing", "SegueFiles", "SegueGeometry", "SegueMotion", "SeguePictureCoding",
      "SegueFilms", "SeguePresets", "SegueRaster", "SegueRendering", "SegueSceneFile",
      "SegueSceneGraph", "SegueTransitions", "SegueTypesetting", "SegueVerification", "SegueJSON",
      "SegueFrameCoding", "SegueGoldens", "TestSupport", "TransitionProbes",
    ],
    path: "Tests/SceneSuiteTests"),
  .testTarget(
    name: "PlantedFilmTests",
    dependencies: [
      "SegueFiles", "SegueFilms", "SegueJSON", "SegueMediaCoding", "SegueMotion",
      "SeguePictureCoding", "SegueRaster", "SegueRenderCLI", "SegueRendering", "SegueSceneFile",
      "SegueSceneGraph", "TestSupport",
    ],
    path: "Tests/PlantedFilmTests"),
  tests(
    of: "Films",
    with: [
      "Geometry", "JSON", "Motion", "Presets", "Raster", "SceneFile", "SceneGraph", "Transitions",
    ]),
  tests(
    of: "Outputs",
    with: [
      "Compositing", "Films", "Geometry", "MediaCoding", "Motion", "Raster", "Rendering",
      "SceneGraph",
    ]),
  tests(
    of: "RenderCLI",
    with: [
      "CurveCode", "Expectations", "Files", "Geometry", "Goldens", "JSON", "Loopback",
      "MediaCoding", "Motion", "Outputs", "PictureCoding", "Presets",
      "Raster", "Rendering", "Reports", "SceneFile", "SceneGraph", "Verification", "Transitions",
      "Words",
    ]),
]

/// Targets that our settings are not for: C modules, plugins, and files that are as apps have them.
func isForeign(_ target: Target) -> Bool {
  let isC = target.name.hasPrefix("C") && target.name != "CoreGraphics"
  return isC || target.type == .plugin || target.name == "UIKitTests"
}

for target in targets where !isForeign(target) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
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
    .library(name: "Segue", targets: ["Segue"]),
    .library(
      name: "SegueSnapshots", targets: ["SegueSnapshots", "SegueVerification", "SegueGoldens"]),
    .library(name: "SegueUIKitSnapshots", targets: ["SegueUIKitSnapshots"]),
    .library(name: "SegueUIKitFilms", targets: ["SegueUIKitFilms"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "os", targets: ["os", "OSLog"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(
      name: "SwiftUINavigationTransitions", targets: ["SwiftUINavigationTransitions"]),
    .plugin(name: "UnchangedUIKit", targets: ["UnchangedUIKit"]),
    .plugin(name: "RenderTransition", targets: ["RenderTransition"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6])
