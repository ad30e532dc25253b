package import SegueCommandLine
import SegueFiles
package import SegueFilmRequests
import SegueFilms
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport
import SegueTypesetting

/// Print which fonts the texts of a scene are shown in.
package struct FontsVerb: Verb {
  package static let row = VerbRow(
    "fonts", in: .understand, summary: "Print which fonts the texts are shown in",
    details: """
      Prints, for each layer with a text, the faces that its letters are taken from, their files \
      with the beginning of the SHA-256, and the characters that no font of the scene has.
      """,
    operands: [.scene],
    options: [.set, .root, .reduceMotion, .json],
    examples: [
      Example("render fonts card.json", "The fonts of a scene"),
      Example("render fonts card.json --json", "The same for another program to read"),
    ])

  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let isJSON: Bool

  package init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let scene = try SceneOpener(terminal, input).load(scene)
    var diagnostics = scene.diagnostics
    let setter = scene.document?.textSetter(in: scene.folder, into: &diagnostics)
    try terminal.show(diagnostics)
    guard let document = scene.document, !diagnostics.hasErrors else {
      throw .shown(diagnostics)
    }
    let answer = FontsAnswer(document.scene, setter)
    try isJSON ? terminal.write(answer.json) : terminal.write(answer.text)
    return .done
  }
}

/// The fonts in which the texts of a scene are shown.
private struct FontsAnswer {
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
