public import SegueCompositing
import SegueGeometry
public import SegueSceneGraph
public import SegueTypesetting
import Synchronization

/// Sets the texts of a scene in its fonts, each once for each width.
///
/// Several tasks may ask at once; one after the other is answered.
public final class TextSetter: TextSource {
  /// The faces, by number.
  public let fonts: [SceneFont]
  private let chains: [Font.Key: [Int]]
  private let bench: Mutex<TextBench>

  /// A setter with the faces of `table`.
  init(
    _ table: consuming FontTable, _ fonts: [SceneFont], _ chains: [Font.Key: [Int]]
  ) throws(FontError) {
    self.fonts = fonts
    self.chains = chains
    bench = Mutex(TextBench(try Typesetter(table)))
  }

  /// The text in a column of this width.
  public func text(_ content: TextContent, width: Double) -> SetText {
    let block = block(content, width: width)
    return bench.withLock { $0.text(block) }
  }

  /// Which glyphs, and where.
  public func layout(_ content: TextContent, width: Double) -> TextLayout {
    let block = block(content, width: width)
    return bench.withLock { $0.layout(block) }
  }

  private func block(_ content: TextContent, width: Double) -> TextBlock {
    var block = TextBlock(content.runs.map(run), width: (width * 1_024).rounded(.down) / 1_024)
    block.alignment = .init(rawValue: content.alignment.rawValue) ?? .leading
    block.lineHeight = content.lineHeight
    block.maximumLines = content.maximumLines
    block.wrapping = .init(rawValue: content.wrapping.rawValue) ?? .word
    block.truncation = .init(rawValue: content.truncation.rawValue) ?? .end
    block.direction = .init(rawValue: content.direction.rawValue) ?? .automatic
    block.language = content.language
    return block
  }

  private func run(_ run: TextRun) -> TextBlock.Run {
    let chain = chains[run.font.key] ?? []
    return TextBlock.Run(
      run.string, faces: chain, size: run.font.size, axes: settings(run.font, chain),
      letterSpacing: run.letterSpacing, isUnderlined: run.isUnderlined)
  }

  /// The settings of variable faces: weight and slant, then what the font says itself.
  private func settings(_ font: Font, _ chain: [Int]) -> [AxisSetting] {
    let axes = chain.flatMap { fonts[$0].face.axes }
    if axes.isEmpty { return [] }
    let slant = axes.first { $0.tag == "slnt" && font.isItalic }
    let own = font.axes.map { AxisSetting($0.tag, $0.value) }
    let usual =
      [AxisSetting("wght", font.weight)]
      + (slant.map { [AxisSetting("slnt", $0.minimum)] } ?? [])
    return usual.filter { setting in !own.contains { $0.tag == setting.tag } } + own
  }
}

/// What setting needs, and what has been set.
private struct TextBench: ~Copyable {
  private var typesetter: Typesetter
  private var texts: [TextBlock: SetText] = [:]
  private var outlines: [GlyphKey: Path] = [:]

  /// More texts than a scene shows; when its boxes change their widths all the time, the texts of
  /// earlier frames are forgotten.
  private static let textLimit = 1_024
  private static let outlineLimit = 16_384

  private struct GlyphKey: Hashable {
    let face: Int
    let glyph: UInt32
    let axes: [AxisSetting]
  }

  init(_ typesetter: consuming Typesetter) {
    self.typesetter = typesetter
  }

  mutating func layout(_ block: TextBlock) -> TextLayout {
    (try? typesetter.layout(of: block)) ?? TextLayout(lines: [], height: 0)
  }

  mutating func text(_ block: TextBlock) -> SetText {
    if let text = texts[block] { return text }
    let layout = layout(block)
    let lines = layout.lines.map { line in
      SetText.Line(baseline: Self.points(line.baseline), pieces: pieces(of: line, block))
    }
    let text = SetText(lines: lines, height: Self.points(layout.height))
    if texts.count >= Self.textLimit { texts = [:] }
    texts[block] = text
    return text
  }

  private static func points(_ length: Int) -> Double {
    Double(length) / Double(TextLayout.unitsPerPoint)
  }

  private mutating func pieces(of line: TextLayout.Line, _ block: TextBlock) -> [SetText.Piece] {
    var paths: [Int: [PathElement]] = [:]
    for glyph in line.glyphs {
      paths[glyph.run, default: []] += elements(of: glyph, block.runs[glyph.run])
    }
    for underline in line.underlines {
      paths[underline.run, default: []] +=
        Path(
          frame: Rect(
            x: Self.points(underline.x), y: Self.points(underline.top),
            width: Self.points(underline.width), height: Self.points(underline.thickness))
        ).elements
    }
    return paths.sorted { $0.key < $1.key }
      .map { SetText.Piece(run: $0.key, path: Path($0.value)) }
  }

  /// The outline of a glyph in its place.
  private mutating func elements(
    of glyph: TextLayout.Glyph, _ run: TextBlock.Run
  ) -> [PathElement] {
    let origin = Vector(Self.points(glyph.x), Self.points(glyph.y))
    guard let face = glyph.face else {
      return Path.missing(width: Self.points(glyph.advance), size: run.size)
        .map { $0 + origin }.elements
    }
    let key = GlyphKey(face: face, glyph: glyph.number, axes: run.axes)
    let scale = run.pointSize / Double(typesetter.faces[face].unitsPerEm)
    return outline(key).map { Point($0.x * scale, $0.y * scale) + origin }.elements
  }

  private mutating func outline(_ key: GlyphKey) -> Path {
    if let path = outlines[key] { return path }
    let path = typesetter.outline(of: key.glyph, face: key.face, axes: key.axes)
    if outlines.count >= Self.outlineLimit { outlines = [:] }
    outlines[key] = path
    return path
  }
}

extension Path {
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
