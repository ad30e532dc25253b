import SegueFiles
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTypesetting
import SegueWords

/// Which fonts the texts of a scene are shown in.
struct FontsAnswer {
  /// A text, and what shows it.
  private struct Entry {
    let layer: String
    let fonts: [SceneFont]
    let missing: [Unicode.Scalar]
  }

  private let entries: [Entry]

  /// The fonts of a scene's texts, as wide as they are before anything moves.
  init(_ scene: AnimatedScene, _ setter: TextSetter?) {
    entries = scene.epochs.flatMap(\.tree.nodes).compactMap { node in
      guard case .text(let text) = node.properties.content, let setter else { return nil }
      let layout = setter.layout(text, width: node.properties.bounds.width)
      return Entry(
        layer: node.id.name, fonts: layout.faces.map { setter.fonts[$0] },
        missing: layout.missing.map(\.character))
    }
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
