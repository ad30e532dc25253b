import SegueGeometry
import SegueRaster

/// Placement of a layer on the canvas, in device pixels, and the mapping of its shapes there.
struct LayerPlacement {
  /// From the layer's own coordinates to device pixels.
  let projection: Projection
  /// The same, where the layer is not tilted out of the canvas.
  let affine: AffineTransform?
  /// The pixels of a point of the canvas.
  let pixelsPerPoint: Double
  /// By how much edges move to stand on whole pixels where the layer rests.
  private let crispness: PixelSnapping
  /// For a page that is only shifted: where it is, before it was moved to whole pixels.
  private let shiftedPage: AffineTransform?

  /// A place of which no edge moves.
  ///
  /// - Parameters:
  ///   - inPoints: from the layer's own coordinates to the canvas, in points.
  ///   - scale: the pixels of a point.
  init(_ inPoints: Projection, scale: Double) {
    self.init(
      inPoints.followed(by: Projection(.scale(scale, scale))), scale: scale, .none, page: nil)
  }

  /// - Parameters:
  ///   - projection: from the layer's own coordinates to device pixels.
  ///   - scale: the pixels of a point.
  ///   - page: the same map before the layer, a page, was moved to whole pixels.
  init(
    _ projection: Projection, scale: Double, _ crispness: PixelSnapping, page: AffineTransform?
  ) {
    self.projection = projection
    affine = projection.affine
    pixelsPerPoint = scale
    self.crispness = crispness
    shiftedPage = page
  }

  /// The place displaced by some pixels.
  func shifted(by shift: Vector) -> LayerPlacement {
    if shift == .zero { return self }
    let move = AffineTransform.translation(shift)
    return LayerPlacement(
      projection.followed(by: Projection(move)), scale: pixelsPerPoint, crispness,
      page: shiftedPage?.followed(by: move))
  }

  /// The place on a surface with so many times the pixels each way, where edges stand as they do here.
  func finer(by factor: Double) -> LayerPlacement {
    if factor == 1 { return self }
    return LayerPlacement(
      projection.followed(by: Projection(.scale(factor, factor))),
      scale: pixelsPerPoint * factor, crispness, page: nil)
  }

  /// The same place, where no edge moves.
  var withoutSnapping: LayerPlacement {
    LayerPlacement(projection, scale: pixelsPerPoint, .none, page: nil)
  }

  /// True if the layer is neither stretched, turned nor tilted.
  var isUnscaled: Bool {
    affine.map { $0.isUpright && $0.a == pixelsPerPoint && $0.d == pixelsPerPoint } ?? false
  }

  /// Returns the number of device pixels per point of the layer, by area, at `point`; zero behind the viewer.
  func scale(at point: Point) -> Double {
    projection.flattened(at: point)?.determinant.magnitude.squareRoot() ?? 0
  }

  /// Returns the length of 1/64 pixel in points of the layer, where it looks largest in `box`: the tolerance of
  /// its outlines.
  ///
  /// Sizes are looked at in the corners and in the middle, and none above 1024 pixels counts.
  func tolerance(in box: Rect) -> Double {
    let places = affine == nil ? box.corners.points + [box.center] : [box.center]
    let scales = places.compactMap { projection.flattened(at: $0)?.greatestScale }
    let largest = scales.filter(\.isFinite).max() ?? 1
    return 1.0 / 64 / min(max(largest, 1.0 / 1_024), 1_024)
  }

  /// A part of the layer's box as it is drawn: its edges stand on whole pixels where the layer rests.
  func settled(_ box: Rect, _ part: (Rect) -> Rect = { $0 }) -> Rect {
    crispness.settled(part, of: box)
  }

  /// A height in the layer's box at which letters are crisp where the layer rests.
  func settled(_ box: Rect, height: (Rect) -> Double) -> Double {
    crispness.settled(height: height, of: box)
  }

  /// A part of the layer's box as it is drawn, in device pixels, where it stands upright.
  ///
  /// Edges that are nearly whole are whole: an outline of them would be drawn alike. The edges of a
  /// page that is only shifted are whole wherever it is.
  func upright(_ box: Rect, _ part: (Rect) -> Rect = { $0 }) -> Rect? {
    guard let affine, affine.isUpright else { return nil }
    if let shiftedPage {
      let corners = shiftedPage.map(part(box))
      return Rect(
        minX: corners.topLeft.x.roundedToPixel, minY: corners.topLeft.y.roundedToPixel,
        maxX: corners.bottomRight.x.roundedToPixel, maxY: corners.bottomRight.y.roundedToPixel)
    }
    let corners = affine.map(settled(box, part))
    return Rect(
      minX: corners.topLeft.x.wholeIfNearly, minY: corners.topLeft.y.wholeIfNearly,
      maxX: corners.bottomRight.x.wholeIfNearly, maxY: corners.bottomRight.y.wholeIfNearly)
  }

  /// A part of the layer's box as it is drawn.
  func shape(_ box: Rect, _ part: (Rect) -> Rect = { $0 }) -> Shape {
    upright(box, part).map { Shape($0) } ?? shape(Path(settled(box, part)))
  }

  /// An outline, by exact area.
  func shape(_ path: Path, _ fillRule: FillRule = .nonZero) -> Shape {
    .outline(Outline(path, projectedBy: projection, fillRule: fillRule))
  }

  /// Returns the displacement on the canvas of a displacement in the layer, starting at `point`.
  func displacement(of vector: Vector, at point: Point) -> Vector {
    guard let from = projection.map(point), let to = projection.map(point + vector) else {
      return .zero
    }
    return to - from
  }
}

extension Double {
  /// The whole number that an outline would take for this one, on its grid of 1/256 pixel.
  fileprivate var wholeIfNearly: Double {
    let whole = rounded()
    return (self - whole).magnitude < 1.0 / 512 ? whole : self
  }
}

extension Rect {
  /// The pixels that the rectangle covers whole, if it covers none in part.
  var wholePixels: PixelRect? {
    let edges = [minX, minY, maxX, maxY]
    guard edges.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    let limited = edges.map { Int(Swift.min(Swift.max($0, -1_000_000), 1_000_000)) }
    return PixelRect(minX: limited[0], minY: limited[1], maxX: limited[2], maxY: limited[3])
  }
}
