import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension DisplayListBuilder {
  /// Draws what a layer shows between its background and its children.
  ///
  /// Letters that bring their colors stand above the others of their text. Where the text is faded, or
  /// cut off at soft edges, all letters are drawn together first.
  mutating func drawContents(
    of layer: PlacedLayer, edge: Shape, on surface: inout SurfaceBuilder, in context: DrawContext
  ) {
    let text = layer.setText(assets)
    let letters = layer.colorLetters(text, visible: surface.visible)
    if letters.isEmpty || context.opacity == 255 && context.clips.outlines.isEmpty {
      drawPlainContents(of: layer, text: text, edge: edge, on: &surface, in: context)
      for letter in letters { draw(letter, of: layer, on: &surface, context.clips) }
      return
    }
    var inner = SurfaceBuilder(
      visible: context.clips.visible(in: surface.visible), on: surface.plane)
    drawPlainContents(of: layer, text: text, edge: edge, on: &inner, in: .plain)
    for letter in letters { draw(letter, of: layer, on: &inner, .none) }
    guard let command = finish(inner)?.command else { return }
    surface.draw(context.applied(to: command))
  }

  private mutating func draw(
    _ letter: DrawnColorLetter, of layer: PlacedLayer, on surface: inout SurfaceBuilder,
    _ clips: Clips
  ) {
    if letter.opacity == 255 {
      draw(letter.letter.part, of: letter, in: layer, on: &surface, clips: clips)
      return
    }
    var inner = SurfaceBuilder(visible: clips.visible(in: surface.visible), on: surface.plane)
    draw(letter.letter.part, of: letter, in: layer, on: &inner, clips: .none)
    guard var command = finish(inner)?.command else { return }
    command.opacity = letter.opacity
    surface.draw(clips.applied(to: command))
  }

  private mutating func draw(
    _ part: ColorLetter.Part, of letter: DrawnColorLetter, in layer: PlacedLayer,
    on surface: inout SurfaceBuilder, clips: Clips
  ) {
    switch part {
    case .fill(let path, let ink):
      let shape = Shape.outline(Outline(path, projectedBy: letter.projection))
      guard admitsPart(shape, clips) else { return }
      surface.draw(clips.applied(to: DrawCommand(shape, letter.paint(ink, on: layer))))
    case .flood(let ink):
      let area = Shape.pixels(clips.visible(in: surface.visible))
      guard admitsPart(area, clips) else { return }
      surface.draw(clips.applied(to: DrawCommand(area, letter.paint(ink, on: layer))))
    case .stamp(let stamp, let box):
      let shape = Shape.outline(Outline(Path(box), projectedBy: letter.projection))
      guard admitsPart(shape, clips), let paint = letter.projection.paint(stamp, in: box) else {
        return
      }
      surface.draw(clips.applied(to: DrawCommand(shape, paint)))
    case .clip(let inner, let path):
      let shape = Shape.outline(Outline(path, projectedBy: letter.projection))
      draw(inner, of: letter, in: layer, on: &surface, clips: clips.adding(shape))
    case .stack(let parts):
      for part in parts { draw(part, of: letter, in: layer, on: &surface, clips: clips) }
    case .composite(let source, let composite, let backdrop):
      draw((source, backdrop), by: composite, of: letter, in: layer, on: &surface, clips: clips)
    }
  }

  /// Cost of a part of a glyph, and of a surface of its own, beside the pieces of its outline: a glyph may have
  /// thousands of them, all as large as the canvas.
  private static let piecesOfPart = 64
  private static let piecesOfSurface = 2_048

  /// Counts a part with the outlines that cut it; `false` if there are too many.
  private mutating func admitsPart(_ shape: Shape, _ clips: Clips) -> Bool {
    let outlines = clips.outlines.reduce(0) { $0 + $1.pieces }
    return admits(pieces: shape.pieces + outlines + Self.piecesOfPart)
  }

  /// Mixes two parts on a surface of their own.
  private mutating func draw(
    _ parts: (source: ColorLetter.Part, backdrop: ColorLetter.Part),
    by composite: CompositeOperator,
    of letter: DrawnColorLetter, in layer: PlacedLayer, on surface: inout SurfaceBuilder,
    clips: Clips
  ) {
    guard admits(pieces: Self.piecesOfSurface) else { return }
    let visible = clips.visible(in: surface.visible)
    var source = SurfaceBuilder(visible: visible, on: surface.plane)
    draw(parts.source, of: letter, in: layer, on: &source, clips: .none)
    var inner = SurfaceBuilder(visible: visible, on: surface.plane)
    draw(parts.backdrop, of: letter, in: layer, on: &inner, clips: .none)
    // Some operators change what is below where there is no source: that is part of it, and clear.
    let area = inner.extent.union(source.extent)
    source.draw(DrawCommand(.pixels(area), .color(.clear)))
    guard let top = finish(source) else { return }
    inner.draw(DrawCommand(.pixels(top.region), .layer(top.id), composite: composite))
    guard let finished = finish(inner) else { return }
    surface.draw(clips.applied(to: finished.command))
  }
}

extension Projection {
  /// A small picture in a box; `nil` if nothing of it is seen.
  fileprivate func paint(_ stamp: Stamp, in box: Rect) -> PaintSource? {
    let picture = stamp.picture
    let texels = AffineTransform.scale(
      box.width / Double(picture.width), box.height / Double(picture.height)
    ).followed(by: .translation(box.origin - .zero))
    let map = Projection(texels).followed(by: self)
    if let affine = map.affine { return SamplingMap(affine).map { .stamp(stamp, $0) } }
    let center = Point(Double(picture.width) / 2, Double(picture.height) / 2)
    return ProjectiveMap(map, center: center).map { .projectedStamp(stamp, $0) }
  }
}
