import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// A surface other than the one that is drawn on, where a layer is blurred before it is sampled.
///
/// A blur acts in the plane of its layer, and is stretched, skewed and tilted with it. Where the layer
/// is only moved, turned and scaled evenly, that is a round blur on the canvas. Everywhere else the
/// layer is drawn in its own plane, with six pixels to a standard deviation, so that sampling it
/// between four of them loses nothing. For a blur of less than three pixels it is drawn with two or four
/// times the pixels each way, because coverage does not say where in a pixel an edge runs.
struct BlurPlane {
  /// Positions of layers on the surface.
  let plane: DrawingPlane
  /// From the pixels of the surface to those that are drawn on.
  let map: Projection
  /// The layer on the surface, with what its blur spreads around it.
  private let box: Rect
  /// The level of detail of the samples, in 1/65 536.
  private let level: Int
  /// Variance that drawing and sampling add to a blur, in squared pixels of the surface.
  let spread: Double
  /// Visible share of what is drawn here, the rest being the layer without its blur.
  ///
  /// A blur that begins is narrower than what drawing on another surface changes: edges that rest on
  /// pixels, letters on eighths of them, layers that touch. Its share grows as its variance does, and is
  /// whole at half a pixel.
  let share: UInt8

  /// The most pixels that a layer may have on a surface of its own.
  private static let largest = 4_194_304.0
  /// The pixels of a standard deviation in a plane of its own.
  private static let density = 6.0
  /// The most pixels of a surface that make one of the canvas, each way.
  private static let finest = 4.0

  /// The surface for a blur of so many points; `nil` where it is the one that is drawn on.
  ///
  /// It depends on the layer alone, never on how much of it can be seen.
  ///
  /// - Parameters:
  ///   - extent: what the layer draws, in its own points, as far as that is known.
  ///   - shift: where what is blurred is moved in the plane of the layer before it is mapped.
  ///   - keepsEdges: whether what follows the blur may make sharp edges of it.
  init?(
    _ layer: PlacedLayer, _ scene: Scene, on plane: DrawingPlane, sigma: Double, extent: Rect?,
    shift: Vector = .zero, keepsEdges: Bool = false
  ) {
    if !(layer.place.scale(at: layer.bounds.center) > 0) || !(sigma > 0) { return nil }
    let found =
      if layer.place.isEven {
        BlurPlane.finer(layer, on: plane, sigma: sigma, extent: extent, shift: shift)
      } else {
        BlurPlane.upright(
          layer, scene, sigma: sigma, extent: extent, shift: shift, keepsEdges: keepsEdges)
      }
    guard let found else { return nil }
    self = found
  }

  private init(
    plane: DrawingPlane, map: Projection, box: Rect = .zero, level: Int, spread: Double = 0,
    deviation: Double
  ) {
    self.plane = plane.sampled(at: level)
    self.map = map
    self.box = box
    self.level = level
    self.spread = spread
    share = Pixel.byte(4 * deviation * deviation)
  }

  /// The plane of the layer itself.
  private static func upright(
    _ layer: PlacedLayer, _ scene: Scene, sigma: Double, extent: Rect?, shift: Vector,
    keepsEdges: Bool
  ) -> BlurPlane? {
    let center = layer.bounds.center
    let greatest = layer.place.greatestScale(in: layer.bounds)
    guard
      let scale = scale(
        greatest, sigma: sigma, area: (extent ?? layer.bounds).size, keepsEdges: keepsEdges)
    else { return nil }
    var toLayer = AffineTransform.scale(1 / scale, 1 / scale)
    toLayer.tx = shift.dx
    toLayer.ty = shift.dy
    let pixels = layer.place.scale(at: center)
    return BlurPlane(
      plane: DrawingPlane(of: layer.index, in: scene, scale: scale),
      map: Projection(toLayer).followed(by: layer.place.projection),
      box: AffineTransform.scale(scale, scale).map(layer.bounds.outset(by: 3 * sigma)).boundingBox,
      level: level(scale / pixels, sigma * pixels), deviation: sigma * pixels)
  }

  /// The plane that is drawn on, with more pixels, for a narrow blur.
  private static func finer(
    _ layer: PlacedLayer, on plane: DrawingPlane, sigma: Double, extent: Rect?, shift: Vector
  ) -> BlurPlane? {
    let pixels = layer.place.scale(at: layer.bounds.center)
    let deviation = sigma * pixels
    guard deviation < 3, let extent else { return nil }
    let area = extent.width * extent.height * pixels * pixels
    let factors = deviation < 1.25 ? [4, 2] : [2]
    guard let factor = factors.first(where: { area * Double($0 * $0) <= largest }) else {
      return nil
    }
    let displacement = layer.place.displacement(of: shift, at: layer.bounds.center)
    return BlurPlane(
      plane: plane.shifted(by: displacement).finer(by: factor),
      map: Projection(.scale(1 / Double(factor), 1 / Double(factor))),
      level: level(Double(factor), deviation),
      // An edge inside a pixel spreads by up to 1/4, the mean of four samples by 1/4.
      spread: 0.375 * min(2 * deviation, 1), deviation: deviation)
  }

  /// The pixels of a point of a layer's own plane; `nil` if there would be too few.
  private static func scale(
    _ greatest: Double, sigma: Double, area: Size, keepsEdges: Bool
  ) -> Double? {
    let wished = keepsEdges ? max(density / sigma, greatest) : density / sigma
    let room = (largest / max(area.width * area.height, 1)).squareRoot()
    let scale = min(wished, finest * greatest, room)
    return scale * sigma >= 1.5 || scale >= greatest ? scale : nil
  }

  /// The level of detail at which pixels of the canvas are sampled, each so many of the surface wide.
  ///
  /// The value in the middle of a pixel is what a blur is there. Below half a pixel of blur it becomes
  /// the mean of the pixel, which is what a layer without blur shows.
  private static func level(_ texels: Double, _ deviation: Double) -> Int {
    let share = max(0, 1 - 2 * deviation)
    if share == 0 || texels <= 2 { return 0 }
    return Int(min(PortableMath.log2(texels / 2), 4) * share * 65_536)
  }

  /// The pixels of the surface that are seen in `visible`, and a few around them; `nil` if none is.
  func visible(_ visible: PixelRect, around layer: PlacedLayer) -> PixelRect? {
    guard let inverse = map.inverted() else { return nil }
    let seen = Outline(Path(Rect(visible)), projectedBy: inverse).bounds
    let box = layer.place.shape(layer.bounds).bounds.outset(by: 4_096)
    let area = seen.outset(by: 2 * plane.grain).intersection(box)
    return area.isEmpty ? nil : area.enlarged(toMultiplesOf: plane.grain)
  }

  /// An empty surface for what is seen, with room around it for what a blur brings in.
  func surface(_ seen: PixelRect, reach: Int) -> SurfaceBuilder {
    SurfaceBuilder(
      visible: seen.outset(by: reach).enlarged(toMultiplesOf: plane.grain), on: plane)
  }

  /// The command that draws a finished surface.
  func command(_ finished: DisplayListBuilder.FinishedSurface) -> DrawCommand? {
    guard let layerMap else { return nil }
    return DrawCommand(shape(of: finished.region), .mappedLayer(finished.id, layerMap))
  }

  private var layerMap: OffscreenMap? {
    if let affine = map.affine {
      return SamplingMap(affine).map { OffscreenMap(.straight($0), level: level) }
    }
    return ProjectiveMap(map, center: box.center).map {
      OffscreenMap(
        .projected($0), level: level, division: BlurPlane.division(of: $0, map, around: box))
    }
  }

  /// Returns the number of pixels between divisions of a projection, so that linear interpolation is off by at
  /// most 1/16 pixel of the surface, where the layer is.
  private static func division(
    of inverse: ProjectiveMap, _ map: Projection, around box: Rect
  ) -> Int {
    let bend =
      (box.corners.points + [box.center]).compactMap { map.map($0) }
      .map { inverse.inverse.bend(at: $0) }.max() ?? 0
    var division = 16
    while division > 1 && bend * Double(division * division) / 8 > 1.0 / 16 { division /= 2 }
    return division
  }

  /// The pixels that a region of the surface covers.
  private func shape(of region: PixelRect) -> Shape {
    let outline = Outline(Path(Rect(region)), projectedBy: map)
    guard let affine = map.affine, affine.isUpright else { return .outline(outline) }
    return .pixels(outline.bounds)
  }
}

extension PixelRect {
  /// The smallest rectangle that holds this one and whose edges are multiples of a power of two.
  func enlarged(toMultiplesOf grain: Int) -> PixelRect {
    let mask = ~(grain - 1)
    return PixelRect(
      minX: minX & mask, minY: minY & mask, maxX: (maxX + grain - 1) & mask,
      maxY: (maxY + grain - 1) & mask)
  }
}

extension LayerPlacement {
  /// True if lengths are the same in all directions: the layer is moved, turned, mirrored and scaled evenly.
  var isEven: Bool {
    guard let affine else { return false }
    let (across, down) = (
      affine.a * affine.a + affine.b * affine.b, affine.c * affine.c + affine.d * affine.d
    )
    let mixed = affine.a * affine.c + affine.b * affine.d
    return max((across - down).magnitude, mixed.magnitude) <= 1e-6 * (across + down)
  }

  /// The pixels of a point where it looks largest in a box, of its corners and its middle.
  func greatestScale(in box: Rect) -> Double {
    (box.corners.points + [box.center])
      .compactMap { projection.flattened(at: $0)?.greatestScale }
      .filter(\.isFinite).max() ?? 0
  }
}

extension Projection {
  /// Returns the change of the steps from one column to the next at a point: the larger second derivative.
  fileprivate func bend(at point: Point) -> Double {
    let depth = depth(at: point)
    guard depth > 0, let image = map(point) else { return 0 }
    let across = (m11 - image.x * m13) / depth
    let down = (m12 - image.y * m13) / depth
    return max((across * m13).magnitude, (down * m13).magnitude) * 2 / depth
  }
}
