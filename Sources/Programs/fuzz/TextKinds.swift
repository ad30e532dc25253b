import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph

/// Any JSON, strict and not; what is read and written again must read the same.
struct JSONKind: FuzzKind {
  let name = "json"
  let words = [
    "{", "}", "[", "]", ":", ",", "\"", "\\u0041", "\\ud800", "null", "true", "1e5", "/*", "//",
  ]

  var seeds: [[UInt8]] {
    SeedFiles.scenes("fade", "orbit")
      + [Array("{a: [1, +.5, 'x', 0x1F,], /* c */ \"\\ud83d\\ude00\": -0.0e-7, }".utf8)]
  }

  func accepts(_ input: [UInt8]) -> Bool {
    var isRead = false
    for dialect in [JSONDialect.json, .json5] {
      var diagnostics = Diagnostics()
      let source = SourceText(name: "input", bytes: input)
      guard let root = JSONReader(dialect).read(source, into: &diagnostics) else {
        _ = diagnostics.text()
        continue
      }
      isRead = true
      let text = JSONValue(root).compact
      var others = Diagnostics()
      let again = JSONReader(.json).read(
        SourceText(name: "again", bytes: Array(text.utf8)), into: &others)
      precondition(
        again.map { JSONValue($0).compact } == text, "it reads differently: \(others.text())")
    }
    return isRead
  }
}

/// Scenes, drawn small at three moments.
struct SceneKind: FuzzKind {
  let name = "scene"
  let words = [
    "\"opacity\":", "\"scale\":", "\"from\":", "\"to\":", "\"mask\":", "\"children\":[]",
    "\"filters\":[{\"blur\":9}]", "\"blendMode\":\"hue\"", "\"perspective\":", "\"use\":",
    "\"repeat\":", "\"path\":\"M0 0L9 9\"", "\"backdropFilters\":", "${x}", "\"duration\":",
    "\"spring\":", "\"keyframes\":[0,1]", "\"radius\":", "{", "}", "[", "]",
  ]

  var seeds: [[UInt8]] {
    SeedFiles.scenes(
      "banner", "cube", "fade", "flip-card", "focus", "glass", "loader", "morph", "orbit",
      "paper-plane", "sheet", "staggered-list", "push")
  }

  func accepts(_ input: [UInt8]) -> Bool { Self.draws(input) }

  /// Reads a scene and draws it; whether it had no mistakes.
  static func draws(_ input: [UInt8]) -> Bool {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "scene.json", bytes: input)
    let document = SceneReader().read(source, into: &diagnostics)
    _ = diagnostics.text()
    guard var film = document?.scene else { return false }
    // As small as it takes to be quick.
    film.canvas.scale = min(64 / max(film.canvas.size.width, film.canvas.size.height), 4)
    guard film.canvas.pixelWidth > 0, film.canvas.pixelHeight > 0 else { return true }
    for part in 0...2 {
      let time = Time(nanoseconds: film.duration.nanoseconds / 2 * Int64(part))
      _ = try? SceneRenderer().surface(of: film.scene(at: time))
    }
    return true
  }
}

/// Outlines in the syntax of SVG, filled in a scene.
struct OutlineKind: FuzzKind {
  let name = "outline"
  let words = [
    "M", "m", "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a", "Z",
    " ", ",",
  ]

  let seeds = [
    "M8 8h40v30H8zM12 12l9-3 4 20z", "M5 5C60 9 9 60 50 50S3 4 5 6Q1 2 3 4T5 6Z",
    "M10 30A20 20 0 0 1 50 30a9 5 45 1 0-30-2.5e1z", "m1-1.5.5.5-3e1,4e-1z",
  ].map { Array($0.utf8) }

  func repaired(_ input: [UInt8]) -> [UInt8] {
    input.filter { $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }
  }

  func accepts(_ input: [UInt8]) -> Bool {
    let start =
      #"{"version":1,"canvas":{"size":[64,64]},"layers":[{"frame":[0,0,64,64],"path":{"data":""#
    let end = #"","fill":"red","fillRule":"even-odd","stroke":{"width":3}},"rotateX":20}]}"#
    return SceneKind.draws(Array(start.utf8) + input + Array(end.utf8))
  }
}
