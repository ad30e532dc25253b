import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry
import SegueSceneGraph
import SegueTypesetting

/// Sets texts in the fonts in which films show them, to know how large they are.
final class TextMeasurer {
  static var shared: TextMeasurer { unsafe only }
  // Belongs to the main thread, on which UIKit for Linux lays out.
  nonisolated(unsafe) private static let only = TextMeasurer()

  private let catalog = FontCatalog()
  private var families: [String: [FontCatalog.Entry]] = [:]
  private var spares: [[Unicode.Scalar]: [String]] = [:]
  private var setters: [ChainSetter.Key: ChainSetter] = [:]
  private var layouts: [Request: TextLayout] = [:]
  /// More texts than an app shows at once.
  private static let layoutLimit = 4_096

  private struct Request: Hashable {
    let content: TextContent
    let width: Double
  }

  /// The text in a column of this width, in points.
  func layout(of content: TextContent, width: Double) -> TextLayout {
    let request = Request(content: content, width: width)
    if let known = layouts[request] { return known }
    if layouts.count >= Self.layoutLimit { layouts = [:] }
    var layout = setter(for: content, spare: []).layout(of: content, width: width)
    let missing = layout.missing.map(\.character)
    if !missing.isEmpty {
      let spare = spareFamilies(for: missing)
      layout = setter(for: content, spare: spare).layout(of: content, width: width)
    }
    layouts[request] = layout
    return layout
  }

  /// Returns the natural distance between lines in a font, in units of a layout.
  func lineHeight(of font: Font) -> Int {
    let content = TextContent([TextRun("", font: font)])
    return layout(of: content, width: 0).height
  }

  // MARK: Glyphs

  /// The number of a letter's glyph in a font; nil where it has none.
  func glyph(of letter: String, in font: UIFont) -> UInt32? {
    let glyphs = glyphs(of: letter, in: font)
    return glyphs.first?.face == nil ? nil : glyphs.first?.number
  }

  private func glyphs(of letters: String, in font: UIFont) -> [TextLayout.Glyph] {
    let content = TextContent([TextRun(letters, font: shown(font.sceneFont))])
    return layout(of: content, width: 1_000).lines.first?.glyphs ?? []
  }

  /// The outline of a glyph in points; y points down.
  func outline(of glyph: UInt32, in font: UIFont) -> Path {
    let sceneFont = shown(font.sceneFont)
    let content = TextContent([TextRun("", font: sceneFont)])
    return setter(for: content, spare: []).outline(of: glyph, in: sceneFont)
  }

  /// The font, in a family that the machine has: a film would show nothing in one that it has not.
  func shown(_ font: Font) -> Font {
    guard case .family(let names) = font.source, entries(ofFamily: names).isEmpty else {
      return font
    }
    AppSession.current.note(
      AppFinding(.resourceMissing, "there is no font '\(names)': its words are shown in Inter"))
    var other = font
    other.source = Font().source
    return other
  }

  private func setter(for content: TextContent, spare: [String]) -> ChainSetter {
    var fonts: [Font] = []
    for run in content.runs {
      var font = run.font
      (font.size, font.axes) = (ChainSetter.Key.size, [])
      if !fonts.contains(font) { fonts.append(font) }
    }
    let key = ChainSetter.Key(fonts: fonts, spare: spare)
    if let known = setters[key] { return known }
    let setter = ChainSetter(key) { self.entry(for: $0) }
    setters[key] = setter
    return setter
  }

  private func entry(for font: Font) -> FontCatalog.Entry? {
    guard case .family(let name) = font.source else { return nil }
    let entries = entries(ofFamily: name)
    let faces = entries.enumerated().map { ($0.offset, $0.element.face) }
    return SegueTypesetting.FontFace
      .nearest(weight: font.weight, italic: font.isItalic, among: faces).map { entries[$0] }
  }

  private func entries(ofFamily name: String) -> [FontCatalog.Entry] {
    if let known = families[name] { return known }
    let found = (try? catalog.entries(ofFamily: name)) ?? []
    families[name] = found
    return found
  }

  /// Families of the machine that have characters which the fonts of a text have not.
  private func spareFamilies(for missing: [Unicode.Scalar]) -> [String] {
    if let known = spares[missing] { return known }
    var (rest, names): (Set<Unicode.Scalar>, [String]) = (Set(missing), [])
    let isEmoji = missing.allSatisfy(\.properties.isEmojiPresentation)
    if isEmoji, !entries(ofFamily: "Noto Color Emoji").isEmpty {
      (rest, names) = ([], ["Noto Color Emoji"])
    }
    for find in rest.isEmpty ? [] : (try? catalog.faces(having: missing)) ?? [] {
      if rest.isDisjoint(with: find.characters) { continue }
      names.append(find.entry.face.family)
      rest.subtract(find.characters)
    }
    spares[missing] = names
    return names
  }
}

/// Sets texts in some fonts, whose files it keeps open.
private final class ChainSetter {
  /// Fonts, all of one size, and the fallback families.
  struct Key: Hashable {
    /// The size of all fonts of a key, which does not matter.
    static let size = 17.0

    let fonts: [Font]
    let spare: [String]
  }

  private let key: Key
  private var typesetter: Typesetter?
  /// The faces of each font, the first that has a character shows it.
  private var chains: [[Int]] = []

  init(_ key: Key, entry: (Font) -> FontCatalog.Entry?) {
    self.key = key
    guard var table = try? FontTable() else { return }
    let own = key.fonts.map { entry($0)?.path }
    let spare = key.fonts.map { font in
      key.spare.map {
        entry(Font(.family($0), weight: font.weight, isItalic: font.isItalic))?.path
      }
    }
    var numbers: [String: Int] = [:]
    for path in (own + spare.flatMap { $0 }).compactMap({ $0 }) where numbers[path] == nil {
      guard let file = FileManager.default.contents(atPath: path) else { continue }
      numbers[path] = try? table.add([UInt8](file), name: path)
    }
    chains = key.fonts.indices.map { index in
      var known: Set<Int> = []
      return ([own[index]] + own + spare[index]).compactMap { $0.flatMap { numbers[$0] } }
        .filter { known.insert($0).inserted }
    }
    typesetter = try? Typesetter(table)
  }

  /// The text in a column of this width, set as films set it.
  func layout(of content: TextContent, width: Double) -> TextLayout {
    let block = TextBlock(content, width: width, run: run)
    return (try? typesetter?.layout(of: block)) ?? TextLayout(lines: [], height: 0)
  }

  /// The outline of a glyph of a font's own face, in points; y points down.
  func outline(of glyph: UInt32, in font: Font) -> Path {
    var plain = font
    (plain.size, plain.axes) = (Key.size, [])
    guard let number = key.fonts.firstIndex(of: plain), let face = chains[number].first,
      let units = typesetter?.faces[face].unitsPerEm, units > 0,
      let outline = typesetter?.outline(of: glyph, face: face, axes: axes(of: font))
    else { return Path() }
    let scale = font.size / Double(units)
    return outline.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  private func run(_ run: TextRun) -> TextBlock.Run {
    var font = run.font
    (font.size, font.axes) = (Key.size, [])
    let number = key.fonts.firstIndex(of: font)
    let chain = number.map { chains[$0] } ?? []
    return TextBlock.Run(
      run.string, faces: chain, size: run.font.size, axes: axes(of: run.font),
      letterSpacing: run.letterSpacing, isUnderlined: run.isUnderlined,
      isItalic: run.font.isItalic)
  }

  private func axes(of font: Font) -> [TextBlock.AxisSetting] {
    [TextBlock.AxisSetting("wght", font.weight)]
      + font.axes.map { TextBlock.AxisSetting($0.tag, $0.value) }
  }
}
