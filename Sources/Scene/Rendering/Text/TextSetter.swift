package import SegueCompositing
package import SegueGeometry
import SegueRaster
package import SegueSceneGraph
package import SegueTypesetting
import SegueTextSupport

/// Sets the texts of a scene in its fonts, each once for each width.
///
/// Several tasks may ask at once; one after the other is answered.
package final class TextSetter: TextSource {
  /// The faces, by number.
  package let fonts: [SceneFont]
  private let chains: [Font.Key: [Int]]
  private let bench: Locked<TextCache>

  /// A setter with the faces of `table`.
  init(
    _ table: consuming FontTable, fonts: [SceneFont], chains: [Font.Key: [Int]]
  ) throws(FontError) {
    self.fonts = fonts
    self.chains = chains
    bench = Locked(TextCache(try Typesetter(table)))
  }

  /// The text in a column of this width.
  package func text(_ content: TextContent, width: Double) -> SetText {
    bench.withLock { bench in
      bench.text(TextCache.Request(content: content, width: width)) {
        block(content, width: width)
      }
    }
  }

  /// Returns the glyphs, and their positions.
  package func layout(_ content: TextContent, width: Double) -> TextLayout {
    let block = block(content, width: width)
    return bench.withLock { $0.layout(block) }
  }

  /// The extents of a text in a column; `nil` for one that breaks no line.
  package func size(of content: TextContent, width: Double?) -> Size {
    let layout = layout(content.whole, width: width ?? Self.widest)
    let unit = Double(TextLayout.unitsPerPoint)
    let words = Double(layout.lines.map(\.width).max() ?? 0) / unit
    // A line is broken as if there were room after its last letter, too.
    let room = content.runs.map(\.letterSpacing).max().map { max($0, 0) } ?? 0
    return Size(words + room, Double(layout.height) / unit)
  }

  /// Width of a column that breaks no line, in points.
  private static let widest = 1_000_000.0

  /// The most memory that the pictures of letters may take, as they are stored in their fonts: more
  /// than a thousand different emoji.
  static let pictureLimit = 128 << 20

  /// True if the texts that have been set show more pictures of glyphs than there is room for.
  var isBeyondPictureLimit: Bool { bench.withLock { $0.pictureBytes > Self.pictureLimit } }

  /// The characters of a text that no face has.
  func missing(in content: TextContent, width: Double) -> [TextLayout.Gap] {
    let block = block(content, width: width)
    return bench.withLock { $0.gaps(in: block) }
  }

  private func block(_ content: TextContent, width: Double) -> TextBlock {
    TextBlock(content, width: width, run: run)
  }

  private func run(_ run: TextRun) -> TextBlock.Run {
    let chain = chains[run.font.key] ?? []
    var set = TextBlock.Run(
      run.string, faces: chain, size: run.font.size, axes: settings(run.font, chain),
      letterSpacing: run.letterSpacing, isUnderlined: run.isUnderlined,
      isItalic: run.font.isItalic)
    set.hasTabularFigures = run.hasTabularFigures
    return set
  }

  /// The settings of variable faces: weight and slant, then what the font says itself.
  private func settings(_ font: Font, _ chain: [Int]) -> [TextBlock.AxisSetting] {
    let axes = chain.flatMap { fonts[$0].face.axes }
    if axes.isEmpty { return [] }
    let slant = axes.first { $0.tag == "slnt" && font.isItalic }
    let isItalic = font.isItalic && axes.contains { $0.tag == "ital" }
    let own = font.axes.map { TextBlock.AxisSetting($0.tag, $0.value) }
    let usual =
      [TextBlock.AxisSetting("wght", font.weight)]
      + (slant.map { [TextBlock.AxisSetting("slnt", $0.minimum)] } ?? [])
      + (isItalic ? [TextBlock.AxisSetting("ital", 1)] : [])
    return usual.filter { setting in !own.contains { $0.tag == setting.tag } } + own
  }
}

/// The typesetter, and the texts that have been set.
private struct TextCache: ~Copyable {
  private var typesetter: Typesetter
  /// The answers to earlier requests, which most frames repeat.
  private var answers: [Request: SetText] = [:]
  /// The same, whatever the letters are filled with.
  private var texts: [TextBlock: Answer] = [:]
  private var outlines: [GlyphKey: GlyphOutline] = [:]
  /// The letters that bring their colors; those that do not are `nil`.
  private var colors: [GlyphKey: ColorLetter?] = [:]
  /// The memory that the pictures among them take.
  private(set) var pictureBytes = 0

  /// The bytes of all texts that have been set.
  private var bytes = 0

  /// More texts than a scene shows, and more bytes than it may have; when its boxes change their widths
  /// all the time, the texts of earlier frames are forgotten.
  private static let textLimit = 1_024
  private static let byteLimit = 2 << 20
  private static let outlineLimit = 16_384

  /// A text and the width of its column.
  struct Request: Hashable {
    let content: TextContent
    let width: Double

    /// Feeds the words to `hasher`: few texts have the same and differ in something else.
    func hash(into hasher: inout Hasher) {
      hasher.combine(content.runs.count)
      hasher.combine(content.runs.first?.string)
      hasher.combine(width)
    }
  }

  private struct Answer {
    let text: SetText
    let gaps: [TextLayout.Gap]
  }

  private struct GlyphKey: Hashable {
    let face: Int
    let glyph: UInt32
    let axes: [TextBlock.AxisSetting]
    let leans: Bool
  }

  init(_ typesetter: consuming Typesetter) {
    self.typesetter = typesetter
  }

  mutating func layout(_ block: TextBlock) -> TextLayout {
    (try? typesetter.layout(of: block)) ?? TextLayout(lines: [], height: 0)
  }

  /// The text that is asked for, which `block` says in words of typesetting.
  mutating func text(_ request: Request, _ block: () -> TextBlock) -> SetText {
    if let text = answers[request] { return text }
    let text = answer(block()).text
    if answers.count >= Self.textLimit { answers = [:] }
    answers[request] = text
    return text
  }

  mutating func gaps(in block: TextBlock) -> [TextLayout.Gap] { answer(block).gaps }

  private mutating func answer(_ block: TextBlock) -> Answer {
    if let answer = texts[block] { return answer }
    let layout = layout(block)
    var letters = LetterTable()
    let lines = layout.lines.map { line in
      SetText.Line(
        baseline: Self.points(line.baseline), pieces: pieces(of: line, block, &letters))
    }
    let text = SetText(
      GlyphTable(letters.letters), lines, height: Self.points(layout.height))
    let answer = Answer(text: text, gaps: layout.missing)
    bytes += block.runs.reduce(0) { $0 + $1.string.utf8.count }
    if texts.count >= Self.textLimit || bytes > Self.byteLimit {
      (texts, answers, bytes) = ([:], [:], 0)
    }
    texts[block] = answer
    return answer
  }

  private static func points(_ length: Int) -> Double {
    Double(length) / Double(TextLayout.unitsPerPoint)
  }

  /// The letters of a text, each once.
  private struct LetterTable {
    struct Key: Hashable {
      let glyph: GlyphKey
      let size: Double
    }

    var letters: [GlyphTable.Letter] = []
    var numbers: [Key: Int32] = [:]
  }

  private mutating func pieces(
    of line: TextLayout.Line, _ block: TextBlock, _ letters: inout LetterTable
  ) -> [SetText.Piece] {
    var places: [Int: [SetText.PlacedLetter]] = [:]
    var colored: [Int: [SetText.PlacedColorLetter]] = [:]
    var rests: [Int: [PathElement]] = [:]
    for glyph in line.glyphs {
      let run = block.runs[glyph.run]
      let origin = Point(Self.points(glyph.x), Self.points(glyph.y))
      let byte = Int32(truncatingIfNeeded: glyph.byte)
      if let letter = colorLetter(of: glyph, run) {
        let unit = run.pointSize / Double(typesetter.faces[glyph.face ?? 0].unitsPerEm)
        colored[glyph.run, default: []].append(
          SetText.PlacedColorLetter(letter, unit: unit, at: origin, byte: byte))
      } else if let letter = letter(of: glyph, run, &letters) {
        places[glyph.run, default: []].append(SetText.PlacedLetter(letter, origin, byte: byte))
      } else {
        let box = Path.missing(width: Self.points(glyph.advance), size: run.size)
        rests[glyph.run, default: []] += box.map { $0 + Vector(origin.x, origin.y) }.elements
      }
    }
    for underline in line.underlines {
      rests[underline.run, default: []] +=
        Path(
          frame: Rect(
            x: Self.points(underline.x), y: Self.points(underline.top),
            width: Self.points(underline.width), height: Self.points(underline.thickness))
        ).elements
    }
    return Set(places.keys).union(rests.keys).union(colored.keys).sorted().map {
      SetText.Piece(
        run: $0, places: places[$0] ?? [], rest: Path(rests[$0] ?? []), colored: colored[$0] ?? [])
    }
  }

  /// A glyph that brings its colors; `nil` for all others.
  ///
  /// It stands upright in an italic text, too.
  private mutating func colorLetter(
    of glyph: TextLayout.Glyph, _ run: TextBlock.Run
  ) -> ColorLetter? {
    guard let face = glyph.face, typesetter.faces[face].hasColors else { return nil }
    let key = GlyphKey(face: face, glyph: glyph.number, axes: run.axes, leans: false)
    if let letter = colors[key] { return letter }
    var letter: ColorLetter?
    if pictureBytes <= TextSetter.pictureLimit,
      let found = typesetter.colorGlyph(of: glyph.number, face: face, axes: run.axes)
    {
      if case .bitmap(let bitmap) = found { pictureBytes += 4 * bitmap.pixels.count }
      letter = try? ColorLetter(found, unitsPerEm: typesetter.faces[face].unitsPerEm)
    }
    colors.updateValue(letter, forKey: key)
    return letter
  }

  /// The number of a glyph among the letters of a text; `nil` if no face has it.
  private mutating func letter(
    of glyph: TextLayout.Glyph, _ run: TextBlock.Run, _ letters: inout LetterTable
  ) -> Int32? {
    guard let face = glyph.face else { return nil }
    let leans = run.isItalic && !typesetter.faces[face].canLean
    let key = GlyphKey(face: face, glyph: glyph.number, axes: run.axes, leans: leans)
    let letterKey = LetterTable.Key(glyph: key, size: run.pointSize)
    if let number = letters.numbers[letterKey] { return number }
    let unit = run.pointSize / Double(typesetter.faces[face].unitsPerEm)
    let number = Int32(truncatingIfNeeded: letters.letters.count)
    letters.numbers[letterKey] = number
    letters.letters.append(GlyphTable.Letter(outline(key), unit: unit))
    return number
  }

  private mutating func outline(_ key: GlyphKey) -> GlyphOutline {
    if let outline = outlines[key] { return outline }
    let upright = typesetter.outline(of: key.glyph, face: key.face, axes: key.axes)
    let outline = GlyphOutline(key.leans ? upright.leaning : upright)
    if outlines.count >= Self.outlineLimit { outlines = [:] }
    outlines[key] = outline
    return outline
  }
}

extension Path {
  /// The letter of an upright face as an italic one: slanted by a quarter, which is what browsers do
  /// for families that have no slanted cut.
  fileprivate var leaning: Path { map { Point($0.x - $0.y / 4, $0.y) } }

  /// A rectangle that winds as the outlines of glyphs do.
  fileprivate init(frame: Rect) {
    self.init(polygon: [
      frame.origin, Point(frame.minX, frame.maxY), Point(frame.maxX, frame.maxY),
      Point(frame.maxX, frame.minY),
    ])
  }

  /// The box that stands for a character that no font has.
  fileprivate static func missing(width: Double, size: Double) -> Path {
    let line = size / 16
    let outer = Rect(
      x: line, y: -size * 0.75, width: max(width - 2 * line, 2 * line), height: size * 0.75)
    let inner = Rect(
      x: outer.minX + line, y: outer.minY + line, width: max(outer.width - 2 * line, 0),
      height: outer.height - 2 * line)
    return Path(
      Path(frame: outer).elements
        + Path(polygon: [
          inner.origin, Point(inner.maxX, inner.minY), Point(inner.maxX, inner.maxY),
          Point(inner.minX, inner.maxY),
        ]).elements)
  }
}
