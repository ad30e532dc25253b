import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension PlacedLayer {
  /// The layer's text as it was set in its box; `nil` if it shows none.
  func setText(_ assets: AssetTable) -> SetText? {
    guard case .text(let text) = properties.content else { return nil }
    return assets.texts?.text(text.whole, width: bounds.width)
  }

  /// The letters of a text in the layer's box: a shape for each paint, none where no letter can be
  /// among the visible pixels.
  ///
  /// Each paint is one command, however many letters have it.
  func textShapes(
    _ text: TextContent, _ set: SetText, visible: PixelRect
  ) -> [(shape: Shape, paint: Paint)] {
    if place.hides(text.box(set: set, in: bounds), from: visible) { return [] }
    var parts: [(paint: Paint, letters: DrawnLetters)] = []
    for (number, (line, map)) in baselines(of: set, text).enumerated() {
      for piece in line.pieces where !piece.isColored {
        let paint = text.runs[piece.run].paint
        let index = parts.firstIndex { $0.paint == paint } ?? parts.count
        if index == parts.count { parts.append((paint, DrawnLetters(set, place.glyphScale))) }
        parts[index].letters.add(text.slice.map { piece.part($0, onLine: number) } ?? piece, map)
      }
    }
    return parts.map { ($0.letters.shape, $0.paint) }
  }

  /// The lines of a text, and from the start of the baseline of each to the canvas.
  func baselines(
    of set: SetText, _ text: TextContent
  ) -> [(line: SetText.Line, map: Projection)] {
    set.lines.map { line in
      let baseline = place.settled(bounds) { text.top(set: set, in: $0) + line.baseline }
      let start = Projection(.translation(Vector(bounds.minX, baseline)))
      return (line, start.followed(by: place.projection))
    }
  }
}

extension SetText.Piece {
  /// Letters of a part of the text among these, on a line; lines below words come with its end.
  func part(_ slice: TextSlice, onLine line: Int) -> SetText.Piece {
    let isRestShown =
      switch slice {
      case .bytes: slice.isLast
      case .lines: slice.shows(byte: 0, onLine: line)
      }
    return SetText.Piece(
      run: run, places: places.filter { slice.shows(byte: Int($0.byte), onLine: line) },
      rest: isRestShown ? rest : Path(),
      colored: colored.filter { slice.shows(byte: Int($0.byte), onLine: line) })
  }
}

/// The letters of one paint on their way to the canvas.
///
/// Where the layer is neither turned, skewed, mirrored nor tilted, the origins of letters stand on a
/// grid; elsewhere, and where letters are very large, they are outlines like any other.
private struct DrawnLetters {
  private let set: SetText
  private let scale: GlyphScale?
  private var places: [PlacedGlyph] = []
  private var elements: [OutlineElement] = []

  /// No letters of a text yet; `scale` is that of a layer on which they can stand on a grid.
  init(_ set: SetText, _ scale: GlyphScale?) {
    self.set = set
    self.scale = scale.flatMap { $0.fits(set.alphabet) ? $0 : nil }
  }

  /// Adds a piece of a line.
  mutating func add(_ piece: SetText.Piece, _ map: Projection) {
    if scale != nil, let map = map.affine {
      for place in piece.places {
        places.append(
          PlacedGlyph(
            place.letter, x: place.origin.x * map.a + map.tx, y: place.origin.y * map.d + map.ty))
      }
    } else {
      for place in piece.places {
        elements += Outline(set.outline(of: place), projectedBy: map).elements
      }
    }
    if !piece.rest.isEmpty { elements += Outline(piece.rest, projectedBy: map).elements }
  }

  /// Shape that is filled.
  var shape: Shape {
    guard let scale, !places.isEmpty else { return .outline(Outline(elements)) }
    return .glyphs(
      Glyphs(
        of: set.alphabet, at: scale, places: places,
        rest: elements.isEmpty ? nil : Outline(elements)))
  }
}

extension LayerPlacement {
  /// The size of a point where letters can stand on a grid: where the layer is neither turned,
  /// skewed, mirrored nor tilted.
  fileprivate var glyphScale: GlyphScale? {
    guard let map = affine, map.b == 0, map.c == 0 else { return nil }
    return GlyphScale(x: map.a, y: map.d)
  }

  /// Returns `true` if nothing inside a box can be among the visible pixels.
  ///
  /// Letters and baselines that move to a grid move by less than a pixel.
  fileprivate func hides(_ box: Rect, from visible: PixelRect) -> Bool {
    guard let affine else { return false }
    let margin = 2.0
    let seen = Rect(around: box.corners.points.map { affine.map($0) }).outset(by: margin)
    return
      !(seen.maxX > Double(visible.minX) && seen.minX < Double(visible.maxX)
      && seen.maxY > Double(visible.minY) && seen.minY < Double(visible.maxY))
  }
}

extension TextContent {
  /// Number of paints of the glyphs, each drawn by a command of its own.
  var paintCount: Int { Set(runs.map(\.paint)).count }

  /// A box that holds all letters of the text, as it was set, in a box.
  func box(set: SetText, in bounds: Rect) -> Rect {
    set.box.offset(by: Vector(bounds.minX, top(set: set, in: bounds)))
  }

  /// Returns the top of the laid-out text in a box.
  func top(set: SetText, in bounds: Rect) -> Double {
    bounds.minY + verticalAlignment.share * (bounds.height - set.height)
  }
}

extension TextContent.VerticalAlignment {
  /// Share of the free space above the text.
  fileprivate var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
