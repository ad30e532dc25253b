import SegueSceneGraph

/// Puts lines below each other.
struct LineStack {
  private let block: TextBlock
  private let faces: [FontFace]
  private var lines: [TextLayout.Line] = []
  private var height = 0

  init(_ block: TextBlock, _ faces: [FontFace]) {
    self.block = block
    self.faces = faces
  }

  /// Number of further lines allowed, 0 for as many as it takes; `nil` when there is no room.
  var room: Int? {
    if block.maximumLines == 0 { return 0 }
    let rest = block.maximumLines - lines.count
    return rest > 0 ? rest : nil
  }

  /// All lines.
  var layout: TextLayout { TextLayout(lines: lines, height: height) }

  /// Adds the lines of a paragraph, as far as there is room.
  mutating func add(_ more: [ParagraphLayout.Line], of paragraph: TextParagraph) {
    for line in more.prefix(room.flatMap { $0 > 0 ? $0 : nil } ?? .max) {
      let isFilled = block.alignment == .justified && !line.isLast
      add(line.fitted(to: isFilled ? block.columnWidth : nil), emptyRun: paragraph.firstRun)
    }
  }

  /// Adds a line, whose height is that of its tallest font; half of what it gets beyond its letters
  /// stands above them.
  private mutating func add(_ line: ParagraphLayout.Line, emptyRun: Int) {
    var used = uses(of: line)
    if used.isEmpty { used = [FontUse(face: nil, run: emptyRun)] }
    let metrics = used.map { self.metrics($0.face, $0.run) }
    let ascent = metrics.map(\.ascent).max() ?? 0
    let descent = metrics.map(\.descent).max() ?? 0
    let gap = metrics.map(\.gap).max() ?? 0
    let room = Int((Double(ascent + descent + gap) * block.lineHeight).rounded())
    let baseline = height + (room - ascent - descent) / 2 + ascent
    let x = start(of: line)
    lines.append(
      TextLayout.Line(
        baseline: baseline, x: x, width: line.width, isRightToLeft: line.isRightToLeft,
        glyphs: line.glyphs.map { $0.moved(by: x) }, underlines: underlines(of: line, x)))
    height += room
  }

  private struct FontUse: Hashable {
    let face: Int?
    let run: Int
  }

  /// The fonts that decide the height of a line.
  ///
  /// Spaces between letters of other fonts are the text's own, which must not make the line higher than it is
  /// without them; pictures leave that to the spaces.
  private func uses(of line: ParagraphLayout.Line) -> Set<FontUse> {
    let runs = Set(
      line.cells.filter {
        !$0.role.isSpace && !($0.glyph.face.map { faces[$0].hasColors } ?? false)
      }
      .map(\.glyph.run))
    let cells = line.cells.filter { !$0.role.isSpace || !runs.contains($0.glyph.run) }
    return Set(cells.map { FontUse(face: $0.glyph.face, run: $0.glyph.run) })
  }

  private struct Metrics {
    let ascent: Int
    let descent: Int
    let gap: Int
  }

  /// The face of a glyph; the first that would have served it where there is none.
  private func face(_ number: Int?, _ run: Int) -> FontFace? {
    (number ?? block.runs[run].faces.first).map { faces[$0] }
  }

  /// A length in units of a face, in those of the layout.
  private func scaled(_ length: Int, of face: FontFace, run: Int) -> Int {
    let size = Double(block.runs[run].sizeInUnits)
    return Int((Double(length) * size / Double(face.unitsPerEm)).rounded())
  }

  private func metrics(_ number: Int?, _ run: Int) -> Metrics {
    guard let face = face(number, run) else {
      return Metrics(ascent: block.runs[run].sizeInUnits, descent: 0, gap: 0)
    }
    return Metrics(
      ascent: scaled(face.ascent, of: face, run: run),
      descent: scaled(face.descent, of: face, run: run),
      gap: scaled(face.lineGap, of: face, run: run))
  }

  /// Returns the starting position of a line.
  private func start(of line: ParagraphLayout.Line) -> Int {
    let rest = block.columnWidth - line.width
    let beginsAtRight = line.isRightToLeft || block.isMirrored
    return switch block.alignment {
    case .center: rest / 2
    case .leading, .justified: beginsAtRight ? rest : 0
    case .trailing: beginsAtRight ? 0 : rest
    }
  }

  /// The lines below the pieces that have one, each as long as its glyphs stand side by side.
  private func underlines(of line: ParagraphLayout.Line, _ start: Int) -> [TextLayout.Underline] {
    var result: [TextLayout.Underline] = []
    for cell in line.cells where block.runs[cell.glyph.run].isUnderlined {
      let glyph = cell.glyph
      guard let face = face(block.runs[glyph.run].faces.first, glyph.run) else { continue }
      let x = start + cell.pen
      var left = x
      if let last = result.last, last.run == glyph.run, last.x + last.width >= x - 1_024 {
        left = last.x
        result.removeLast()
      }
      let thickness = max(scaled(face.underlineThickness, of: face, run: glyph.run), 1)
      result.append(
        TextLayout.Underline(
          run: glyph.run, x: left, width: max(x + glyph.advance - left, 0),
          top: scaled(face.underlineDepth, of: face, run: glyph.run) - thickness / 2,
          thickness: thickness))
    }
    return result
  }
}
