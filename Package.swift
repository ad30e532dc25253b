// swift-tools-version: 6.2

// The modules of Segue, by area, from the lowest to the highest: a target may depend only on targets
// listed above it, and no area on a later one. This is the one dependency graph: `Scripts/check-layering`
// reads it, and writes the map of ARCHITECTURE.md. `Sources/<Area>/README.md` says what each area is
// for. A module's folder is its name without the prefix that keeps it apart from the modules of a
// dependent package; C modules stand in `Sources/C`, what can be run in `Sources/Programs`.

import PackageDescription

/// One module of an area and the modules it imports.
func module(
  _ name: String, in area: String, imports imported: [String] = [], at folder: String? = nil,
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name == "Segue" ? name : "Segue\(name)", dependencies: imported.map(named),
    path: "Sources/\(area)/\(folder ?? name)", swiftSettings: settings)
}

/// The tests of one module, the other modules and the helpers they need; some have files beside them
/// that are no sources.
///
/// What they test is optimized. They are themselves only where they compute much, as twins of
/// kernels do: elsewhere that would take far longer than they run.
func tests(
  of name: String, with imported: [String] = [], by helpers: [String] = [],
  beside files: [String] = [],
  areOptimized: Bool = false
) -> Target {
  .testTarget(
    name: "Segue\(name)Tests",
    dependencies: ([name] + imported).map(named)
      + (["TestSupport"] + helpers).map { .target(name: $0) },
    path: "Tests/\(name)Tests", exclude: files,
    swiftSettings: areOptimized ? [] : quickly)
}

/// Without optimization, and with one reading of the sources: the driver has them read once more for the
/// module's interface where nothing is optimized.
let quickly: [SwiftSetting] = [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

/// One module of UIKit or SwiftUI for Linux, and the modules it imports by their full names.
///
/// What it declares has Apple's names, so that such code compiles. These are the largest areas,
/// and take next to nothing of a film's time: where they are built to be tested, they are not optimized.
func headless(
  _ name: String, in area: String = "UIKit", imports imported: [String] = []
)
  -> Target
{
  .target(
    name: "Headless\(name)", dependencies: imported.map { .target(name: $0) },
    path: "Sources/\(area)/\(name)", swiftSettings: slowWhereTested)
}

/// For modules that take longer to optimize than they run in all tests: those that read, plan and report.
///
/// What works on each frame is optimized everywhere, and so is everything in a program that is installed.
let slowWhereTested: [SwiftSetting] =
  Context.environment["SEGUE_TESTED"] == nil ? [] : quickly

/// A module with the name of one of Apple's, which passes one of ours on: so `import UIKit` finds it.
func shim(_ name: String, in area: String = "UIKit", beside companion: String? = nil) -> Target {
  .target(
    name: name,
    dependencies: ["Headless\(name)", companion].compactMap { $0 }.map { .target(name: $0) },
    path: "Sources/\(area)/Shims/\(name)")
}

/// A module of Apple's of which only the names are here: what it would show is a gray box with its name.
func placeholder(_ name: String, imports imported: [String] = []) -> Target {
  .target(
    name: name, dependencies: (["HeadlessUIKit"] + imported).map { .target(name: $0) },
    path: "Sources/UIKit/Shims/\(name)")
}

/// A module that the compiler looks for where a file imports both Testing and a module of Apple's.
func besideTesting(_ name: String) -> Target {
  .target(name: "_Testing_\(name)", path: "Sources/UIKit/Shims/Testing/\(name)")
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
    path: "Sources/Raster/Kernels/\(suffix)",
    swiftSettings: [.define("WIDE_KERNELS")] + (isPlain ? [] : [.unsafeFlags(flags)]))
}

/// The rasterizer; its surfaces lend their memory as spans.
let raster = module(
  "Raster", in: "Raster",
  imports: ["Geometry", "Kernels", "KernelsAVX2", "KernelsAVX512", "TextSupport"])
raster.swiftSettings = [.enableExperimentalFeature("Lifetimes")]

let targets: [Target] = [
  // Support: the operating system, text and locks, JSON, files that appear whole or not at all.
  .target(name: "CSystem", path: "Sources/C/CSystem"),
  .systemLibrary(name: "CCrypto", path: "Sources/C/CCrypto", pkgConfig: "libcrypto"),
  module("TextSupport", in: "Support"),
  module("JSON", in: "Support", imports: ["TextSupport"]),
  module(
    "Files", in: "Support", imports: ["TextSupport", "CCrypto", "CSystem"],
    settings: slowWhereTested),

  // Model: where layers are, what they show, and how that changes over time.
  module("Geometry", in: "Model"),
  module("SceneGraph", in: "Model", imports: ["Geometry", "TextSupport"]),
  module("Motion", in: "Model", imports: ["Geometry", "SceneGraph", "TextSupport"]),

  // Raster: from a scene at one instant to pixels.
  .target(name: "CVector", path: "Sources/C/CVector"),
  module("Kernels", in: "Raster", imports: ["CVector"], at: "Kernels/Baseline"),
  kernels("AVX2", instructionSet: "x86-64-v3"),
  kernels("AVX512", instructionSet: "x86-64-v4"),
  raster,
  .systemLibrary(
    name: "CPango", path: "Sources/C/CPango", pkgConfig: "pangoft2",
    providers: [.apt(["libpango1.0-dev"])]),
  // The library is loaded when a text needs its dictionaries, and never linked.
  .target(name: "CICU", path: "Sources/C/CICU"),
  module(
    "Typesetting", in: "Raster",
    imports: ["Geometry", "SceneGraph", "TextSupport", "CICU", "CPango"]),
  module(
    "Compositing", in: "Raster", imports: ["Geometry", "Raster", "SceneGraph", "TextSupport"]),

  // Media: the bytes of pictures and movies. libpng and ISA-L need a shim; librsvg and FFmpeg are loaded
  // when the first SVG or movie asks for them, and never linked; the others speak to Swift.
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
    "Images", in: "Media",
    imports: ["Files", "Raster", "TextSupport", "CGIF", "CPNG", "CRSVG", "CTurboJPEG", "CWebP"]),
  .target(name: "CFFmpeg", path: "Sources/C/CFFmpeg"),
  module(
    "Video", in: "Media",
    imports: ["Files", "Images", "Kernels", "Motion", "Raster", "TextSupport", "CFFmpeg"]),

  // Transitions: who moves when one screen takes another's place, by name and as it is meant to.
  module(
    "Transitions", in: "Transitions", imports: ["Geometry", "Motion", "SceneGraph", "TextSupport"]),
  module(
    "Presets", in: "Transitions",
    imports: ["Geometry", "Motion", "SceneGraph", "TextSupport", "Transitions"],
    settings: slowWhereTested),
  module(
    "MotionAssertions", in: "Transitions",
    imports: ["Geometry", "Motion", "SceneGraph", "TextSupport"], settings: slowWhereTested),
  module(
    "NavigationGraph", in: "Transitions", imports: ["JSON", "TextSupport"],
    settings: slowWhereTested),
  module(
    "DesignTokens", in: "Transitions", imports: ["JSON", "Motion", "TextSupport"],
    settings: slowWhereTested),

  // Scene: from a scene file to drawn frames, and to files.
  module(
    "SceneFile", in: "Scene",
    imports: [
      "DesignTokens", "Geometry", "JSON", "Motion", "MotionAssertions", "NavigationGraph",
      "Presets",
      "SceneGraph", "TextSupport", "Transitions",
    ],
    settings: slowWhereTested),
  module(
    "Rendering", in: "Scene",
    imports: [
      "Compositing", "Files", "Geometry", "Images", "Motion", "Raster", "SceneGraph",
      "TextSupport", "Typesetting",
    ]),
  module(
    "Films", in: "Scene",
    imports: [
      "Compositing", "Files", "Geometry", "Images", "JSON", "Motion", "Raster", "Rendering",
      "SceneFile", "SceneGraph", "TextSupport", "Transitions", "Typesetting", "Video",
    ]),

  // Verify: does a film still look and move as expected, as it is meant to, and as guidelines ask?
  module("Fitting", in: "Verify", imports: ["Geometry", "Motion", "Raster"]),
  module(
    "RecordedValues", in: "Verify", imports: ["JSON", "TextSupport"], settings: slowWhereTested),
  module(
    "Verification", in: "Verify",
    imports: [
      "Compositing", "Files", "Geometry", "Images", "Motion", "MotionAssertions", "Raster",
      "Rendering", "SceneGraph", "TextSupport", "Typesetting",
    ]),
  module(
    "Audit", in: "Verify",
    imports: [
      "Compositing", "Geometry", "Motion", "MotionAssertions", "Raster", "Rendering", "SceneGraph",
      "TextSupport",
      "Transitions", "Verification",
    ],
    settings: slowWhereTested),
  .target(name: "CPages", path: "Sources/C/CPages"),
  .target(
    name: "SegueReports",
    dependencies: [
      "Audit", "CPages", "Files", "Geometry", "Images", "JSON", "Motion", "MotionAssertions",
      "NavigationGraph", "Raster", "Rendering", "SceneGraph", "TextSupport", "Verification",
    ].map(named),
    path: "Sources/Verify/Reports",
    // CPages has these.
    exclude: [
      "Audit/Page/audit.css", "Page/report.css", "Page/report.js", "Preview/preview.css",
      "Preview/preview.js", "Preview/Tuning/tuning.css", "Preview/Tuning/tuning.js",
      "Shared/page.js",
    ], swiftSettings: slowWhereTested),
  module(
    "Snapshots", in: "Verify",
    imports: [
      "Films", "Files", "Geometry", "JSON", "Motion", "MotionAssertions", "Presets", "Raster",
      "Rendering", "SceneFile", "SceneGraph", "TextSupport", "Transitions", "Verification",
    ]),

  // Tool: the library for programs, and the command line.
  module(
    "Segue", in: "Tool",
    imports: [
      "Films", "Geometry", "Motion", "Presets", "Raster", "Rendering", "SceneGraph",
      "Transitions", "Video",
    ]),
  module("Farm", in: "Tool", imports: ["Files", "JSON", "TextSupport"], settings: slowWhereTested),
  .target(name: "CSockets", path: "Sources/C/CSockets"),
  module("LocalServer", in: "Tool", imports: ["CSockets", "TextSupport"]),
  module(
    "CommandLine", in: "Tool", imports: ["Files", "JSON", "TextSupport"],
    settings: slowWhereTested),
  module(
    "MCP", in: "Tool", imports: ["CommandLine", "Files", "JSON", "TextSupport"],
    settings: slowWhereTested),
  module(
    "MotionDescriptions", in: "Tool",
    imports: [
      "CommandLine", "Geometry", "JSON", "Motion", "SceneGraph", "TextSupport",
    ],
    settings: slowWhereTested),
  module(
    "FilmRequests", in: "Tool",
    imports: [
      "CommandLine", "Compositing", "Files", "Films", "Images", "JSON", "Motion", "Presets",
      "Raster", "Rendering", "SceneFile", "SceneGraph", "TextSupport", "Video",
    ],
    settings: slowWhereTested),
  module(
    "CaseRuns", in: "Tool",
    imports: [
      "Audit", "CommandLine", "Files", "FilmRequests", "Films", "Fitting", "Geometry", "JSON",
      "Motion", "MotionAssertions", "Raster", "RecordedValues", "Rendering", "Reports", "SceneFile",
      "SceneGraph",
      "TextSupport", "Transitions", "Verification", "Video",
    ],
    settings: slowWhereTested),
  module(
    "Preview", in: "Tool",
    imports: [
      "CaseRuns", "CommandLine", "Files", "FilmRequests", "Films", "JSON", "LocalServer", "Motion",
      "MotionDescriptions", "Raster", "Rendering", "Reports", "SceneFile", "SceneGraph",
      "TextSupport", "Video",
    ],
    settings: slowWhereTested),
  module(
    "FarmVerbs", in: "Tool",
    imports: [
      "Audit", "CaseRuns", "CommandLine", "Farm", "Files", "FilmRequests", "Films", "Geometry",
      "Images", "JSON", "Motion", "Preview", "Raster", "Rendering", "Reports", "SceneFile",
      "SceneGraph", "TextSupport", "Typesetting", "Verification", "Video",
    ],
    settings: slowWhereTested),
  .target(name: "CStamp", path: "Sources/C/CStamp"),
  module(
    "RenderTool", in: "Tool",
    imports: [
      "CStamp", "Audit", "CaseRuns", "CommandLine", "Compositing", "DesignTokens", "Farm",
      "FarmVerbs",
      "Files", "FilmRequests", "Films", "Fitting", "Geometry", "Images", "JSON", "LocalServer",
      "MCP",
      "Motion", "MotionAssertions", "MotionDescriptions", "NavigationGraph", "Presets", "Preview",
      "Raster", "RecordedValues", "Rendering", "Reports", "SceneFile", "SceneGraph", "TextSupport",
      "Transitions", "Typesetting", "Verification", "Video",
    ],
    settings: slowWhereTested),

  // UIKit: an app's own UIKit code on a device that is not there. Nothing else imports it.
  module("LinearConstraints", in: "UIKit"),
  module("InterfaceDocuments", in: "UIKit", settings: slowWhereTested),
  module(
    "SourceRewriter", in: "UIKit", imports: ["InterfaceDocuments", "TextSupport"],
    settings: slowWhereTested),
  .target(name: "CTasks", path: "Sources/C/CTasks"),
  // The compiler knows the class NSObject in a module of this name alone.
  .target(
    name: "ObjectiveC", dependencies: ["SegueTextSupport"], path: "Sources/UIKit/ObjectiveC"),
  headless(
    "CoreGraphics",
    imports: ["ObjectiveC", "SegueGeometry", "SegueSceneGraph", "SegueTextSupport"]),
  headless(
    "QuartzCore",
    imports: [
      "CTasks", "HeadlessCoreGraphics", "ObjectiveC", "SegueGeometry", "SegueMotion",
      "SegueSceneGraph", "SegueTextSupport",
    ]),
  headless(
    "UIKit",
    imports: [
      "HeadlessCoreGraphics", "ObjectiveC", "HeadlessQuartzCore", "SegueGeometry",
      "SegueInterfaceDocuments", "SegueLinearConstraints", "SegueMotion", "SegueSceneGraph",
      "SegueTextSupport",
      "SegueTypesetting",
    ]),
  besideTesting("CoreGraphics"),
  besideTesting("UIKit"),
  shim("CoreGraphics", beside: "_Testing_CoreGraphics"),
  shim("QuartzCore"),
  .target(
    name: "CoreText", dependencies: ["HeadlessUIKit"], path: "Sources/UIKit/Shims/CoreText"),
  .target(
    name: "UIKit", dependencies: ["HeadlessUIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit"],
    path: "Sources/UIKit/Shims/UIKit"),
  .target(name: "os", path: "Sources/UIKit/Shims/os"),
  .target(name: "OSLog", dependencies: ["os"], path: "Sources/UIKit/Shims/OSLog"),
  .target(name: "CoreMedia", path: "Sources/UIKit/Shims/CoreMedia"),
  placeholder("AVFoundation", imports: ["CoreMedia", "HeadlessQuartzCore"]),
  placeholder("AVKit", imports: ["AVFoundation"]),
  placeholder("CoreData"),
  besideTesting("CoreImage"),
  placeholder("CoreImage", imports: ["_Testing_CoreImage"]),
  placeholder("CoreLocation"),
  placeholder("ImageIO"),
  placeholder("MapKit", imports: ["CoreLocation"]),
  placeholder("MediaPlayer"),
  placeholder("MobileCoreServices"),
  placeholder("Photos"),
  placeholder("SafariServices"),
  placeholder("UserNotifications"),
  placeholder("WebKit"),
  .target(
    name: "SegueUIKitSnapshots",
    dependencies: [
      "HeadlessUIKit", "HeadlessQuartzCore", "SegueSnapshots", "SegueVerification",
    ],
    path: "Sources/UIKit/UIKitSnapshots"),
  .target(
    name: "SegueUIKitFilms",
    dependencies: [
      "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit", "SegueCommandLine",
      "SegueFiles", "SegueFilmRequests", "SegueFilms", "SeguePreview", "SegueRaster",
      "SegueRenderTool", "SegueRendering", "SegueTextSupport", "SegueVideo",
    ],
    path: "Sources/UIKit/UIKitFilms"),

  // SwiftUI: an app's own views, hosted by UIKit for Linux. Nothing else imports it.
  // Its schedulers and timers go by the app's clock, which QuartzCore has.
  .target(
    name: "Combine", dependencies: ["HeadlessQuartzCore", "SegueMotion"],
    path: "Sources/SwiftUI/Combine", swiftSettings: slowWhereTested),
  headless(
    "SwiftUI", in: "SwiftUI",
    imports: [
      "Combine", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit", "SegueGeometry",
      "SegueMotion", "SegueSceneGraph", "SegueTextSupport",
    ]),
  shim("SwiftUI", in: "SwiftUI"),
  .target(
    name: "SegueSwiftUISnapshots",
    dependencies: [
      "HeadlessQuartzCore", "HeadlessSwiftUI", "HeadlessUIKit", "SegueUIKitSnapshots",
      "SegueVerification",
    ],
    path: "Sources/SwiftUI/SwiftUISnapshots"),
  .target(
    name: "SwiftUINavigationTransitions",
    dependencies: [
      "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessSwiftUI", "HeadlessUIKit",
      "ObjectiveC", "SegueGeometry", "SegueMotion", "SeguePresets", "SegueSceneGraph",
      "SegueTransitions", "SwiftUI",
    ],
    path: "Sources/SwiftUI/Shims/SwiftUINavigationTransitions"),

  // Programs and plugins.
  .executableTarget(
    name: "render", dependencies: ["SegueCommandLine", "SegueRenderTool"],
    path: "Sources/Programs/render"),
  .executableTarget(
    name: "uikit-source-rewriter", dependencies: ["SegueSourceRewriter"],
    path: "Sources/Programs/uikit-source-rewriter"),
  .plugin(
    name: "UnchangedUIKit", capability: .buildTool(), dependencies: ["uikit-source-rewriter"],
    path: "Plugins/UnchangedUIKit"),
  .plugin(
    name: "RenderTransition",
    capability: .command(
      intent: .custom(
        verb: "render-transition", description: "Films an app's transition, as 'card -o card.mp4'")),
    path: "Plugins/RenderTransition"),
  .plugin(
    name: "RenderPreviews",
    capability: .command(
      intent: .custom(
        verb: "render-previews", description: "Films all previews of an app, with pages to look at"),
      permissions: [
        .writeToPackageDirectory(reason: "The films and their pages go into a folder 'previews'.")
      ]),
    path: "Plugins/RenderPreviews"),
  .executableTarget(
    name: "bench",
    dependencies: [
      "SegueCompositing", "SegueFiles", "SegueFilms", "SegueGeometry", "SegueJSON", "SegueMotion",
      "SegueRaster", "SegueSceneFile", "SegueSceneGraph", "SegueTextSupport",
    ],
    path: "Sources/Programs/bench"),
  .executableTarget(
    name: "filmbench",
    // It imports nothing of RenderTool, which is there so that it is linked with the libraries that
    // the program is linked with.
    dependencies: [
      "SegueFiles", "SegueImages", "SegueRaster", "SegueRenderTool", "SegueTextSupport",
      "SegueVideo",
    ],
    path: "Sources/Programs/filmbench"),
  .executableTarget(
    name: "fuzz",
    dependencies: [
      "SegueCompositing", "SegueDesignTokens", "SegueFiles", "SegueFitting", "SegueGeometry",
      "SegueImages", "SegueJSON",
      "SegueMotion", "SegueRaster", "SegueRecordedValues", "SegueRendering", "SegueSceneFile",
      "SegueSceneGraph",
      "SegueTypesetting", "SegueVideo",
    ],
    path: "Sources/Programs/fuzz"),

  // Tests, one target per module.
  .target(
    name: "TestSupport", dependencies: ["CWebP", "SegueFiles", "SegueJSON"],
    path: "Tests/TestSupport",
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
  // Whoever subclasses what UIKit declares depends on HeadlessUIKit, too: through UIKit, which only passes it on,
  // SwiftPM would not see that its classes have become larger.
  .testTarget(
    name: "CombineTests", dependencies: ["Combine", "HeadlessQuartzCore", "SegueMotion"],
    path: "Tests/CombineTests", swiftSettings: quickly),
  .testTarget(
    name: "SwiftUITests",
    dependencies: [
      "Combine", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessSwiftUI", "HeadlessUIKit",
      "SegueGeometry", "SegueMotion", "SeguePresets", "SegueSceneGraph", "SegueTransitions",
      "SwiftUI",
    ],
    path: "Tests/SwiftUITests", swiftSettings: quickly + [.swiftLanguageMode(.v5)]),
  // Files as libraries and apps have them, in a module of their own: their names are not ours to choose.
  .testTarget(
    name: "AppSourcesTests", dependencies: ["HeadlessUIKit", "ObjectiveC", "UIKit", "os"],
    path: "Tests/AppSourcesTests",
    exclude: ["Listed", "Unchanged", "UnchangedUIKit.json"],
    swiftSettings: quickly + [.swiftLanguageMode(.v5)], plugins: ["UnchangedUIKit"]),
  .testTarget(
    name: "HeadlessCoreGraphicsTests",
    dependencies: ["HeadlessCoreGraphics", "SegueGeometry", "SegueSceneGraph"],
    path: "Tests/CoreGraphicsTests", swiftSettings: quickly),
  .testTarget(
    name: "ObjectiveCTests", dependencies: ["ObjectiveC"], path: "Tests/ObjectiveCTests",
    swiftSettings: quickly),
  .testTarget(
    name: "AppleFrameworksTests",
    dependencies: [
      "AVFoundation", "AVKit", "CoreData", "CoreImage", "CoreLocation", "CoreMedia",
      "HeadlessUIKit", "ImageIO", "MapKit", "MediaPlayer", "MobileCoreServices", "Photos",
      "SafariServices", "SegueMotion",
      "SegueSceneGraph", "UIKit", "UserNotifications", "WebKit",
    ],
    path: "Tests/AppleFrameworksTests",
    swiftSettings: quickly + [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "SegueUIKitSnapshotsTests",
    dependencies: ["HeadlessQuartzCore", "HeadlessUIKit", "SegueUIKitSnapshots", "UIKit"],
    path: "Tests/UIKitSnapshotsTests", exclude: ["goldens"],
    swiftSettings: quickly + [.swiftLanguageMode(.v5)]),
  // An app that is wired by its storyboard, as the step takes it from the folder, filmed.
  .testTarget(
    name: "StoryboardFilmTests",
    dependencies: ["HeadlessUIKit", "ObjectiveC", "SegueUIKitSnapshots", "UIKit"],
    path: "Tests/StoryboardFilmTests", exclude: ["Unchanged", "goldens"],
    swiftSettings: quickly + [.swiftLanguageMode(.v5)], plugins: ["UnchangedUIKit"]),
  // The previews of an example, as the step makes films of them.
  .testTarget(
    name: "PreviewFilmTests",
    dependencies: [
      "HeadlessQuartzCore", "HeadlessSwiftUI", "HeadlessUIKit", "SegueFiles", "SegueSnapshots",
      "SegueSwiftUISnapshots", "SwiftUI", "SwiftUINavigationTransitions", "UIKit",
    ],
    path: "Tests/PreviewFilmTests", exclude: ["UnchangedUIKit.json", "goldens"],
    swiftSettings: quickly + [.swiftLanguageMode(.v5)], plugins: ["UnchangedUIKit"]),
  .testTarget(
    name: "SegueUIKitFilmsTests",
    dependencies: [
      "HeadlessUIKit", "SegueCommandLine", "SegueRenderTool", "SegueUIKitFilms", "UIKit",
    ],
    path: "Tests/UIKitFilmsTests",
    swiftSettings: quickly + [.swiftLanguageMode(.v5)]),
  tests(of: "InterfaceDocuments"),
  tests(of: "SourceRewriter", with: ["InterfaceDocuments"]),
  tests(of: "LinearConstraints"),
  tests(of: "TextSupport"),
  tests(of: "Files", with: ["TextSupport"]),
  tests(of: "JSON", with: ["TextSupport"]),
  tests(of: "Geometry", areOptimized: true),
  tests(of: "SceneGraph", with: ["Geometry"]),
  tests(of: "Motion", with: ["Geometry", "SceneGraph", "TextSupport"]),
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
  tests(of: "MotionAssertions", with: ["Geometry", "Motion", "SceneGraph"]),
  tests(of: "NavigationGraph", with: ["JSON"]),
  tests(of: "DesignTokens", with: ["JSON", "Motion"]),
  tests(of: "Kernels", with: ["Raster"], areOptimized: true),
  tests(of: "Raster", with: ["Geometry"], areOptimized: true),
  tests(of: "Typesetting", with: ["Geometry", "SceneGraph"]),
  tests(
    of: "Compositing", with: ["Geometry", "JSON", "Motion", "Raster", "SceneFile", "SceneGraph"],
    areOptimized: true),
  tests(of: "Images", with: ["Files", "Raster", "CPNG", "CWebP"], areOptimized: true),
  tests(
    of: "Video", with: ["Files", "Images", "Kernels", "Motion", "Raster", "TextSupport"],
    areOptimized: true),
  tests(
    of: "SceneFile",
    with: [
      "Geometry", "JSON", "Motion", "MotionAssertions", "Presets", "SceneGraph", "TextSupport",
      "Transitions",
    ]),
  tests(
    of: "Rendering",
    with: ["Compositing", "Files", "Geometry", "Motion", "Raster", "SceneGraph", "Typesetting"],
    areOptimized: true),
  tests(
    of: "Films",
    with: [
      "Compositing", "Geometry", "JSON", "Motion", "Presets", "Raster", "Rendering", "SceneFile",
      "SceneGraph", "Transitions", "Video",
    ]),
  .testTarget(
    name: "SceneSuiteTests",
    dependencies: [
      "SegueCompositing", "SegueFiles", "SegueFilms", "SegueGeometry", "SegueImages", "SegueJSON",
      "SegueMotion", "SeguePresets", "SegueRaster", "SegueRendering", "SegueSceneFile",
      "SegueSceneGraph", "SegueTransitions", "SegueTypesetting", "SegueVerification",
      "TestSupport", "TransitionProbes",
    ],
    path: "Tests/SceneSuiteTests"),
  .testTarget(
    name: "PlantedFilmTests",
    dependencies: [
      "SegueCommandLine", "SegueFiles", "SegueFilms", "SegueImages", "SegueJSON", "SegueMotion",
      "SegueRaster", "SegueRenderTool", "SegueRendering", "SegueSceneFile", "SegueSceneGraph",
      "SegueVideo", "TestSupport",
    ],
    path: "Tests/PlantedFilmTests"),
  tests(of: "Fitting", with: ["Geometry", "Motion", "Raster"]),
  tests(of: "RecordedValues", with: ["JSON"]),
  tests(
    of: "Verification",
    with: [
      "Files", "Geometry", "Images", "Motion", "MotionAssertions", "Raster", "Rendering",
      "SceneGraph",
    ]),
  tests(
    of: "Audit", with: ["MotionAssertions", "Raster", "Verification"], areOptimized: true),
  tests(
    of: "Reports",
    with: [
      "Audit", "Files", "Geometry", "Images", "JSON", "Motion", "MotionAssertions", "Raster",
      "Rendering", "SceneGraph", "TextSupport", "Verification",
    ]),
  tests(
    of: "Snapshots",
    with: [
      "Films", "Geometry", "Motion", "MotionAssertions", "Presets", "SceneGraph", "Transitions",
      "Verification",
    ],
    beside: ["goldens", "scenes"]),
  tests(of: "Farm", with: ["Files", "JSON"]),
  tests(of: "LocalServer"),
  tests(of: "CommandLine"),
  tests(
    of: "RenderTool",
    with: [
      "Audit", "CaseRuns", "CommandLine", "FarmVerbs", "Files", "FilmRequests", "Films", "Geometry",
      "Images", "JSON", "Motion", "MotionAssertions", "Presets", "Raster", "Rendering", "SceneFile",
      "SceneGraph", "TextSupport", "Transitions", "Verification", "Video",
    ]),
  // The built program, run by a shell: of its modules only those that read what it writes, so that these
  // tests are compiled beside it.
  .testTarget(
    name: "EndToEndTests",
    dependencies: [
      "SegueCommandLine", "SegueFiles", "SegueImages", "SegueJSON", "SegueLocalServer",
      "SegueMotion",
      "SeguePresets", "SegueRaster", "SegueSceneFile", "SegueVideo", "TestSupport",
    ],
    path: "Tests/EndToEndTests", swiftSettings: quickly),
]

/// Targets that our settings are not for: C modules, plugins, and files that are as apps have them.
func isForeign(_ target: Target) -> Bool {
  let isC = target.name.hasPrefix("C") && target.name.dropFirst().first?.isUppercase == true
  return isC || target.type == .plugin
    || [
      "AppSourcesTests", "PreviewFilmTests", "StoryboardFilmTests", "SwiftUITests", "UIKitTests",
    ].contains(target.name)
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
      name: "SegueSnapshots", targets: ["SegueSnapshots", "SegueVerification", "SegueFiles"]),
    .library(name: "SegueUIKitSnapshots", targets: ["SegueUIKitSnapshots"]),
    .library(name: "SegueUIKitFilms", targets: ["SegueUIKitFilms"]),
    .library(name: "SegueSwiftUISnapshots", targets: ["SegueSwiftUISnapshots"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "os", targets: ["os", "OSLog"]),
    .library(
      name: "AppleFrameworks",
      targets: [
        "AVFoundation", "AVKit", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "ImageIO",
        "MapKit", "MediaPlayer", "MobileCoreServices", "Photos", "SafariServices",
        "UserNotifications", "WebKit",
      ]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
    .library(
      name: "SwiftUINavigationTransitions", targets: ["SwiftUINavigationTransitions"]),
    .plugin(name: "UnchangedUIKit", targets: ["UnchangedUIKit"]),
    .plugin(name: "RenderTransition", targets: ["RenderTransition"]),
    .plugin(name: "RenderPreviews", targets: ["RenderPreviews"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6])
