package import SegueJSON
package import SegueSceneGraph
import SegueTextSupport

/// A file that a scene uses: a picture or a font.
package struct Asset: Hashable, Sendable {
  /// The name by which layers refer to it.
  package let id: AssetID
  /// The path, relative to the folder of the scene.
  package let path: String
  /// Position at which the scene names the path, for messages about the file.
  package let place: SourcePosition
}

/// The mention of a file by its name in the scene.
struct AssetReference: Sendable {
  /// Purposes for which a file is mentioned.
  enum Purpose: Sendable {
    case picture
    case font
  }

  var id: AssetID
  var purpose: Purpose
  var range: SourceRange
  var source: SourceText
}

extension Rule<AssetReference> {
  /// The name of a file, to be looked up when all are known.
  static func asset(_ purpose: AssetReference.Purpose) -> Self {
    Rule(schema: Rule<String>.identifier.schema) { node, reading in
      Rule<String>.identifier.read(node, &reading).map {
        AssetReference(
          id: AssetID($0), purpose: purpose, range: node.range, source: reading.source)
      }
    }
  }
}

extension AssetReference {
  private static let endings: [(purpose: Purpose, endings: Set<Substring>)] = [
    (.font, ["ttf", "otf", "ttc", "otc"]), (.picture, ["png", "jpg", "jpeg", "webp", "svg"]),
  ]

  /// Returns the reason why the file at `path` cannot be meant, judged by its name.
  func complaint(about path: String) -> String? {
    let ending = path.lowercased().split(separator: ".").last ?? ""
    guard let kind = Self.endings.first(where: { $0.endings.contains(ending) })?.purpose,
      kind != purpose
    else { return nil }
    return switch purpose {
    case .picture: "\(Quote(path)) is a font, and an image needs a picture"
    case .font: "\(Quote(path)) is a picture, and a text needs a font"
    }
  }
}

/// A family of fonts, or several by rank, and where the scene names it.
package struct FamilyMention: Hashable, Sendable {
  /// The words of the scene.
  package let name: String
  /// Position of the mention.
  package let place: SourcePosition
}

/// The text of a layer, and where the scene has it.
package struct TextMention: Hashable, Sendable {
  /// The layer's name.
  package let layer: String
  /// Position of its text.
  package let place: SourcePosition
}

/// Rules for the names of files.
enum AssetRules {
  static let assets = asset.namedValues(
    "an object of files, such as {\"photo\": \"photo.png\"}"
  ).map { files in
    files.map { Asset(id: AssetID($0.name), path: $0.value.path, place: $0.value.place) }
  }.checked("there are more than \(limit) assets") { $0.count <= limit }

  /// The most files of a scene, each of which is looked for in several scales.
  static let limit = 2_000

  /// A file, and where its path is given.
  struct Mention: Sendable {
    var path: String
    var place: SourcePosition
  }

  /// The path of a file, alone or in an object.
  private static let asset = Rule<Mention>.choice(
    "the path of a file", [(\.isObject, object), (\.isAnything, mention)])

  /// A file, by its path.
  static let mention = Rule<Mention>(schema: path.schema) { node, reading in
    path.read(node, &reading).map { Mention(path: $0, place: reading.source.place(node.range)) }
  }

  private static let object = ObjectRule<Mention?>(
    "an asset", help: "A file that the scene uses.",
    [
      MemberRule(
        "src", mention,
        help: "The path, relative to the folder of the scene. Of `photo.png`, `photo@2x.png` and"
          + " `photo@3x.png` the smallest that has a pixel for each of the canvas is taken."
      ) { $0 = $1 }.required
    ]
  ).rule { nil }.flattened()

  /// A path that stays inside the folder of the scene, as far as its letters tell.
  private static let path = Rule<String>(schema: ["type": "string", "minLength": 1]) {
    node, reading in
    guard let path = node.string, !path.isEmpty else {
      return reading.fail(node, expected: "the path of a file")
    }
    if let complaint = complaint(about: path) { return reading.refuse(node, complaint) }
    return path
  }

  private static func complaint(about path: String) -> String? {
    if isRemote(path) {
      return "\(Quote(path)) is not a file of this machine: remote assets are not supported"
    }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "\(Quote(path)) has a control character in it"
    }
    return nil
  }

  /// Returns `true` if the path begins like `http:` or `data:`.
  private static func isRemote(_ path: String) -> Bool {
    guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = path.utf8[..<colon]
    return scheme.count > 1
      && scheme.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      }
  }
}
