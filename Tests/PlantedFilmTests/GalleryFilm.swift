import Foundation
import SegueFiles
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import Testing

/// A scene of the gallery, small, with rest in front of its movement and behind it.
struct GalleryFilm {
  /// An object of a scene's file.
  typealias Object = [String: Any]

  private var root: Object

  /// Frames in a second: fine enough for 30 milliseconds, and exact in hundredths of a second.
  static let rate: Int64 = 50

  /// The folder of the gallery.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenes").path

  /// The scene of this name, which lasts so many milliseconds.
  init(_ name: String, lasting duration: Int = 900) throws {
    let bytes = try Data(contentsOf: URL(filePath: "\(Self.folder)/\(name).json"))
    root = try #require(try JSONSerialization.jsonObject(with: bytes) as? Object)
    root["expect"] = nil
    root["duration"] = duration
    animate("delay", 100)
    animate("duration", 500)
    animate("easing", "ease-in-out")
  }

  /// Says how everything moves that does not say it itself.
  mutating func animate(_ name: String, _ value: Any) {
    var defaults = root["defaults"] as? Object ?? [:]
    var animation = defaults["animation"] as? Object ?? [:]
    animation[name] = value
    defaults["animation"] = animation
    root["defaults"] = defaults
  }

  /// Changes a layer; it goes where nothing is left of it.
  mutating func change(_ layer: String, _ body: (inout Object) -> Void) {
    root["layers"] = Self.changed(root["layers"] as? [Object] ?? [], layer, body)
  }

  private static func changed(
    _ layers: [Object], _ name: String, _ body: (inout Object) -> Void
  ) -> [Object] {
    layers.compactMap { layer in
      var layer = layer
      if layer["id"] as? String == name {
        body(&layer)
        return layer.isEmpty ? nil : layer
      }
      if let children = layer["children"] as? [Object] {
        layer["children"] = changed(children, name, body)
      }
      return layer
    }
  }

  /// Its frames.
  func frames() throws -> [Surface] {
    let text = try JSONSerialization.data(withJSONObject: root, options: .sortedKeys)
    let source = SourceText(name: "scene.json", bytes: [UInt8](text))
    let loader = SceneLoader(setting: [], root: nil, reducesMotion: false)
    let scene = try loader.load(
      source, path: "\(Self.folder)/scene.json", in: Folder(Self.folder))
    var settings = FilmSettings()
    settings.scale = 0.2
    settings.frameRate = FrameRate(Self.rate)
    var diagnostics = Diagnostics()
    let ready = try Film(of: scene, settings, into: &diagnostics)
    let film = try #require(ready, "\(diagnostics.sorted.map(\.sentence))")
    return try (0..<film.scene.frameCount).map { index in
      try film.renderer.surface(
        of: film.scene.scene(frame: index), at: film.scene.frameRate.time(ofFrame: index))
    }
  }
}
