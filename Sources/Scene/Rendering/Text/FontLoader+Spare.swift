import SegueSceneGraph
import SegueTypesetting

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
