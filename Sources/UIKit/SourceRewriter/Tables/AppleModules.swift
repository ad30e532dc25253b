/// The modules of Apple's that files of UIKit import.
enum AppleModules {
  /// Those that UIKit for Linux stands in for, which have no submodules here.
  static let ofTheDoor: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "os",
  ]

  /// Those that say of a file that it needs no UIKit beside.
  static let withViews: Set<String> = [
    "CoreGraphics", "QuartzCore", "SwiftUI", "UIKit", "XCTest", "Testing",
  ]

  /// Modules that are a part of Foundation on iOS, and the names by which a file shows that it uses them.
  static let partsOfFoundation: [(module: String, names: Set<String>)] = [
    (
      "FoundationNetworking",
      [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
        "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
        "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
        "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
        "URLSessionUploadTask",
      ]
    ), ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
    ("Observation", ["@Observable", "withObservationTracking"]),
  ]

  /// A module that is not here, and what follows from that.
  struct Missing: Sendable {
    let name: String
    /// Names by which a file shows that it uses the module.
    ///
    /// Without any of them the import can go; nil where the import alone tells.
    let names: Set<String>?
    /// Suggested alternative.
    let hint: String
  }

  static let missing: [Missing] = [
    // Foundation has the C library's functions here.
    Missing(name: "Darwin", names: [], hint: ""),
    graphics("Metal"), graphics("MetalKit"), graphics("MetalPerformanceShaders"),
    graphics("GLKit"), graphics("OpenGLES"), graphics("SceneKit"), graphics("SpriteKit"),
    graphics("ARKit"), graphics("RealityKit"),
  ]

  private static func graphics(_ name: String) -> Missing {
    Missing(
      name: name, names: nil,
      hint: "nothing is drawn by a graphics processor here; leave the file out, or put it inside "
        + "'#if canImport(\(name))'")
  }

  static let missingByName = Dictionary(uniqueKeysWithValues: missing.map { ($0.name, $0) })

  static func isMissing(_ name: String) -> Bool {
    missingByName[name] != nil || otherPlatforms.contains(name)
  }

  private static let otherPlatforms: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
}
