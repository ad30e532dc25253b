import SegueTextSupport
import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// The box of a layer as the picture that a field is defined on: so many whole pixels, and where they
/// are on the canvas.
///
/// Where the layer is only shifted, these are pixels of the canvas. Otherwise there are as many as
/// the layer would have unscaled, so that what has a grain keeps it while it grows.
struct WipeGrid {
  let width: Int
  let height: Int
  /// From the pixels of the field to device pixels.
  let projection: Projection
  /// True if the wipe mask's pixels are device pixels.
  let isWhole: Bool
  /// The device pixels that the field may cover.
  let bounds: PixelRect

  /// The most pixels of a side; in a larger box they are larger.
  private static let limit = 65_536

  /// The pixels of a layer's box; `nil` if there are none.
  init?(_ layer: PlacedLayer) {
    bounds = layer.box.shape.bounds
    if bounds.isEmpty || layer.bounds.isEmpty { return nil }
    if let pixels = layer.place.upright(layer.bounds)?.wholePixels, !pixels.isEmpty,
      layer.place.isUnscaled, max(pixels.width, pixels.height) <= WipeGrid.limit
    {
      width = pixels.width
      height = pixels.height
      projection = Projection(
        .translation(Vector(Double(pixels.minX), Double(pixels.minY))))
      isWhole = true
      return
    }
    func count(_ length: Double) -> Int {
      let pixels = (length * layer.place.pixelsPerPoint).rounded()
      return Int(clamping: pixels, to: 1...WipeGrid.limit)
    }
    width = count(layer.bounds.width)
    height = count(layer.bounds.height)
    let toLayer = AffineTransform.scale(
      layer.bounds.width / Double(width), layer.bounds.height / Double(height))
    projection = Projection(toLayer).followed(by: layer.place.projection)
    isWhole = false
  }

  /// The middle of circles, as FFmpeg counts it: half of an odd number is rounded down.
  var middle: (x: Double, y: Double) { (Double(width / 2), Double(height / 2)) }

  /// The distance from the middle to a corner.
  var radius: Double {
    max((middle.x * middle.x + middle.y * middle.y).squareRoot(), 1)
  }
}

// MARK: - Shapes

extension WipeGrid {
  /// The pixels of some columns and rows, or all others.
  func cut(_ parts: [Rect], isOutside: Bool = false) -> WipeCut {
    if isWhole && !isOutside && parts.count == 1 {
      return .shape(Shape(snapped: parts[0].offset(by: origin)))
    }
    return cut(
      Path(parts.flatMap { Path($0).elements }), isOutside: isOutside)
  }

  /// The inside of an outline, given in pixels of the field, or all that is outside.
  func cut(_ path: Path, isOutside: Bool) -> WipeCut {
    let whole = isOutside ? Path(everything).elements : []
    return .shape(
      .outline(
        Outline(
          Path(whole + path.elements), projectedBy: projection,
          fillRule: isOutside ? .evenOdd : .nonZero)))
  }

  /// Columns and rows; those that are not given go on beyond the box, whose own edge is another's.
  func part(
    fromColumn left: Int? = nil, toColumn right: Int? = nil, fromRow top: Int? = nil,
    toRow bottom: Int? = nil
  ) -> Rect {
    let far = everything
    return Rect(
      minX: left.map(Double.init) ?? far.minX, minY: top.map(Double.init) ?? far.minY,
      maxX: right.map(Double.init) ?? far.maxX, maxY: bottom.map(Double.init) ?? far.maxY)
  }

  /// The box and as much around it.
  private var everything: Rect {
    let (width, height) = (Double(width), Double(height))
    return Rect(minX: -width, minY: -height, maxX: 2 * width, maxY: 2 * height)
  }

  private var origin: Vector { Vector(projection.m31, projection.m32) }

  /// A field whose plane is laid over the pixels by `plane`: from units to the numbers of columns and
  /// rows, counted from 0 at their centers.
  func cut(
    _ form: WipeShape.Form, _ plane: AffineTransform, offset: Double, falls: Bool = false,
    isHard: Bool = false
  ) -> WipeCut {
    var centered = plane
    centered.tx += 0.5
    centered.ty += 0.5
    let units = Projection(centered).followed(by: projection)
    guard let found = WipeShape.Plane(units) else { return .nothing }
    return .shape(
      .field(
        WipeShape(
          form, offset: offset, falls: falls, isHard: isHard, plane: found, bounds: bounds)))
  }
}

extension WipeShape.Plane {
  /// The plane whose units a projection takes to device pixels; `nil` if it is seen from the edge.
  fileprivate init?(_ units: Projection) {
    // Maps count from the centers of texels.
    var texels = AffineTransform.translation(Vector(-0.5, -0.5))
    if let affine = units.affine {
      guard let map = SamplingMap(texels.followed(by: affine)) else { return nil }
      self = .straight(map)
      return
    }
    let columns = 1 / WipeShape.Plane.columns
    texels = texels.followed(by: .scale(columns, columns))
    guard let map = ProjectiveMap(Projection(texels).followed(by: units), center: .zero) else {
      return nil
    }
    self = .tilted(map)
  }
}
