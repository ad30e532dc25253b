package import SegueFiles
import SegueMotion
import SegueRaster
import SegueSceneGraph
import SegueTextSupport
package import SegueTypesetting

/// Finds the fonts of a scene, and opens each file once.
struct FontLoader: ~Copyable {
  private(set) var table: FontTable
  let catalog: FontCatalog
  private let resolver: AssetResolver
  private let requests: [AssetRequest]
  private var fonts: [SceneFont] = []
  private var numbers: [String: Int] = [:]
  private var families: [String: [FontCatalog.Entry]] = [:]
  private(set) var findings: [AssetResolver.Finding] = []

  init(
    _ resolver: AssetResolver, for requests: [AssetRequest], from catalog: FontCatalog
  ) throws(FontError) {
    self.resolver = resolver
    self.requests = requests
    self.catalog = catalog
    table = try FontTable()
  }

  /// Returns a setter for the fonts of `texts`: each font in the faces that it asks for, then in those of the
  /// other fonts of the scene, in order, in cuts that lean as it does, then in those of the machine that have
  /// what is still missing.
  consuming func setter(
    for texts: [TextContent]
  ) throws(FontError) -> (setter: TextSetter, findings: [AssetResolver.Finding]) {
    var seen: Set<Font.Key> = []
    let wanted = texts.flatMap(\.runs).map(\.font).filter { seen.insert($0.key).inserted }
    var chains: [Font.Key: [Int]] = [:]
    for font in wanted { chains[font.key] = try faces(of: font) }
    var helpers: [Bool: [Int]] = [:]
    for isItalic in [false, true] where wanted.contains(where: { $0.isItalic == isItalic }) {
      for var font in wanted {
        font.isItalic = isItalic
        helpers[isItalic, default: []] += try faces(of: font)
      }
    }
    var named: [Int] = []
    for request in requests where request.isFont {
      if let number = number(of: request) { named.append(number) }
    }
    let families = try spareFamilies(for: texts)
    for font in wanted {
      let chain = chains[font.key] ?? []
      var known = Set(chain)
      var spare: [Int] = []
      for family in families {
        spare += try faces(
          of: Font(.family(family), weight: font.weight, isItalic: font.isItalic))
      }
      let others = (helpers[font.isItalic] ?? []) + named + spare
      chains[font.key] = chain + others.filter { known.insert($0).inserted }
    }
    let found = findings
    let known = fonts
    return (try TextSetter(table, fonts: known, chains: chains), found)
  }

  private mutating func faces(of font: Font) throws(FontError) -> [Int] {
    switch font.source {
    case .asset(let id):
      return requests.first { $0.id == id }.flatMap { number(of: $0) }.map { [$0] } ?? []
    case .family(let names):
      var faces: [Int] = []
      for name in names.split(separator: ",") {
        let name = String(name.trimmed { $0 == " " })
        if let face = try number(ofFamily: name, mention: names, font) { faces.append(face) }
      }
      return faces
    }
  }

  /// The face in a file of the scene.
  private mutating func number(of request: AssetRequest) -> Int? {
    let key = "scene:" + request.path
    if let number = numbers[key] { return number < 0 ? nil : number }
    numbers[key] = -1
    do throws(FileError) {
      let bytes = try resolver.read(request.path)
      numbers[key] = add(bytes, name: request.path, for: .asset(request.id))
    } catch {
      report(about: .asset(request.id), "\(error)", hint: error.hint, lack: error.lack)
    }
    return numbers[key].flatMap { $0 < 0 ? nil : $0 }
  }

  /// The face of a family that is nearest to what a font asks for.
  private mutating func number(
    ofFamily name: String, mention: String, _ font: Font
  ) throws(FontError) -> Int? {
    if families[name] == nil {
      families[name] = try catalog.entries(ofFamily: name)
      if families[name]?.isEmpty ?? true { reportMissing(name, mention) }
    }
    let entries = families[name] ?? []
    let faces = entries.enumerated().map { ($0.offset, $0.element.face) }
    guard
      let index = FontFace.nearest(weight: font.weight, italic: font.isItalic, among: faces)
    else { return nil }
    let path = entries[index].path
    if let number = numbers[path] { return number < 0 ? nil : number }
    numbers[path] = -1
    do throws(FileError) {
      let bytes = try InputFile.read(path, limit: FontTable.fileLimit).bytes
      numbers[path] = add(bytes, name: path, for: .family(mention))
    } catch {
      report(about: .family(mention), "\(error)", hint: error.hint, lack: error.lack)
    }
    return numbers[path].flatMap { $0 < 0 ? nil : $0 }
  }

  private mutating func add(
    _ bytes: [UInt8], name: String, for subject: AssetResolver.Finding.Subject
  ) -> Int? {
    do throws(FontError) {
      let number = try table.add(bytes, name: name)
      fonts.append(SceneFont(face: table.faces[number], digest: SHA256(of: bytes)))
      return number
    } catch {
      report(about: subject, "cannot use the font '\(name)': \(error)", hint: nil, lack: error.lack)
      return -1
    }
  }

  private mutating func reportMissing(_ name: String, _ mention: String) {
    let known = (try? catalog.families) ?? []
    let start = name.lowercased().prefix(3)
    let near = known.filter { $0.lowercased().hasPrefix(start) }.prefix(3)
    let hint =
      name == "Inter"
      ? "it is in Debian's package 'fonts-inter'"
      : near.isEmpty
        ? "name a font file under 'assets', or install the package that has the family"
        : "there is " + near.map { "'\($0)'" }.joined(separator: ", ")
    report(
      about: .family(mention), "found no font of the family '\(name)' in /usr/share/fonts",
      hint: hint)
  }

  private mutating func report(
    about subject: AssetResolver.Finding.Subject, _ message: String, hint: String?,
    lack: MachineLack? = nil
  ) {
    var finding = AssetResolver.Finding(
      subject: subject, message: message, hint: hint, isWarning: false)
    finding.lack = lack
    findings.append(finding)
  }
}

extension AssetRequest {
  /// True if the file's name is that of a font.
  var isFont: Bool {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["ttf", "otf", "ttc", "otc"].contains(ending)
  }
}

extension Font {
  /// The properties of a font that decide the face that shows it.
  struct Key: Hashable, Sendable {
    let source: Source
    let weight: Double
    let isItalic: Bool
  }

  var key: Key { Key(source: source, weight: weight, isItalic: isItalic) }
}

extension FontLoader {
  /// The most families that are added to those of a scene.
  private static let spareLimit = 16

  /// Families of the machine for what no font of the scene has: first those of its letters, as few as
  /// have all of them, so that words stay together; then one in colors for its emoji.
  mutating func spareFamilies(for texts: [TextContent]) throws(FontError) -> [String] {
    let shown = ShownCharacters(texts.flatMap(\.runs).map(\.string))
    let numbers = table.faces.indices
    let colored = numbers.filter { table.faces[$0].hasColors }
    let letters = shown.letters.filter { !has($0, numbers) }
    let emoji = shown.emoji.filter { !has($0, colored) }
    if letters.isEmpty && emoji.isEmpty { return [] }
    let finds = try catalog.faces(having: letters + emoji)
    let pictures = families(for: emoji, among: finds.filter(\.entry.face.hasColors))
    // Emoji for which there are no colors are letters like others.
    let rest = letters + emoji.filter { !pictures.covered.contains($0) && !has($0, numbers) }
    let plain = families(for: rest, among: finds.filter { !$0.entry.face.hasColors })
    return plain.names + pictures.names
  }

  private func has(_ character: Unicode.Scalar, _ faces: some Sequence<Int>) -> Bool {
    for face in faces where table.has(character, face: face) { return true }
    return false
  }

  /// Families that have some characters: again and again the one that has most of those that are
  /// left.
  private func families(
    for characters: [Unicode.Scalar], among finds: [FontCatalog.Find]
  ) -> (names: [String], covered: Set<Unicode.Scalar>) {
    var rest = Set(characters)
    var names: [String] = []
    while !rest.isEmpty, names.count < Self.spareLimit {
      let counts = finds.map { $0.characters.intersection(rest).count }
      guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
        break
      }
      names.append(finds[index].entry.face.family)
      rest.subtract(finds[index].characters)
    }
    return (names, Set(characters).subtracting(rest))
  }
}

/// The characters of texts that need glyphs, in order, each once.
private struct ShownCharacters {
  /// The characters that are shown as text.
  private(set) var letters: [Unicode.Scalar] = []
  /// The characters that are shown as a picture in colors.
  private(set) var emoji: [Unicode.Scalar] = []

  init(_ texts: [String]) {
    var seen: Set<Unicode.Scalar> = []
    var seenEmoji: Set<Unicode.Scalar> = []
    for character in texts.lazy.joined() {
      // Nearly everything there is.
      if let ascii = character.asciiValue, ascii < 0x80 {
        let scalar = Unicode.Scalar(ascii)
        if ascii > 0x20, ascii < 0x7f, seen.insert(scalar).inserted { letters.append(scalar) }
        continue
      }
      if character.isShownAsEmoji, let first = character.unicodeScalars.first {
        if seenEmoji.insert(first).inserted { emoji.append(first) }
        continue
      }
      for scalar in character.unicodeScalars where scalar.needsGlyph {
        if seen.insert(scalar).inserted { letters.append(scalar) }
      }
    }
  }
}

extension Character {
  /// True if it is shown in colors where that is possible: it is an emoji by itself, or followed by something
  /// that makes it one; and by nothing that makes it a letter.
  fileprivate var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    let next = unicodeScalars.dropFirst().first?.value
    if next == 0xfe0e { return false }
    return first.properties.isEmojiPresentation || next == 0xfe0f || next == 0x20e3
      || (unicodeScalars.dropFirst().first?.properties.isEmojiModifier ?? false)
  }
}

extension Unicode.Scalar {
  /// True if something is to be seen of it.
  fileprivate var needsGlyph: Bool {
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}

/// A face that the texts of a scene may use.
package struct SceneFont: Hashable, Sendable {
  /// The properties that the face states.
  package let face: FontFace
  /// The SHA-256 of its file, which tells one version of a font from another.
  package let digest: SHA256
}
