import SegueFiles
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTypesetting
import SegueTextSupport

/// The fonts in which the texts of a scene are shown.
struct FontsAnswer {
  /// A layer with a text, and what shows it.
  private struct Entry {
    let layer: String
    private(set) var fonts: [SceneFont] = []
    private(set) var missing: [Unicode.Scalar] = []

    init(_ layer: String) { self.layer = layer }

    mutating func add(_ layout: TextLayout, _ setter: TextSetter) {
      for font in layout.faces.map({ setter.fonts[$0] }) where !fonts.contains(font) {
        fonts.append(font)
      }
      for character in layout.missing.map(\.character) where !missing.contains(character) {
        missing.append(character)
      }
    }
  }

  private let entries: [Entry]

  /// The fonts of a scene's texts, as wide as they are before anything moves.
  ///
  /// A layer that is there in several stages of a film is one entry, whatever its text is in each.
  init(_ scene: AnimatedScene, _ setter: TextSetter?) {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    for text in scene.texts {
      guard let setter else { break }
      let place = places[text.layer] ?? entries.count
      if place == entries.count { entries.append(Entry(text.layer)) }
      places[text.layer] = place
      entries[place].add(setter.layout(text.content, width: text.width), setter)
    }
    self.entries = entries
  }

  /// A paragraph for each layer, a line for each face.
  var text: String {
    if entries.isEmpty { return "no texts\n" }
    return entries.map { entry in
      let fonts = entry.fonts.map { font in
        "  \(font.face.family.visible) \(font.face.style.visible), \(font.face.file.visible), "
          + "sha256 \(font.digest.description.prefix(12))\n"
      }
      let missing = entry.missing.map { "  no font has \($0.codePoint)\n" }
      return "layer \(Quote(entry.layer))\n" + fonts.joined() + missing.joined()
    }.joined()
  }

  /// The same for programs.
  var json: JSONValue {
    let layers = entries.map { entry -> JSONValue in
      [
        "layer": .string(entry.layer), "fonts": .array(entry.fonts.map(Self.json)),
        "missing": .array(entry.missing.map { .string($0.codePoint) }),
      ]
    }
    return ["schemaVersion": 1, "layers": .array(layers)]
  }

  private static func json(_ font: SceneFont) -> JSONValue {
    [
      "family": .string(font.face.family), "style": .string(font.face.style),
      "file": .string(font.face.file), "sha256": .string(font.digest.description),
    ]
  }
}
