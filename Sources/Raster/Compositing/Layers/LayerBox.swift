import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// The box of a layer on the canvas, with its corners: what background, clip and border follow.
///
/// The edges of a plain box stand on whole pixels where the layer rests, and so do those of a
/// container, whatever its corners: two boxes side by side show no seam. On the way they are covered
/// by exact area, as all other boxes always are.
struct LayerBox {
  /// The shape that fills the box.
  let shape: Shape
  private let rect: Rect
  private let radii: CornerRadii
  private let curve: CornerCurve
  /// From the coordinates of `rect` to device pixels.
  private let projection: Projection
  /// The length of a point of the layer in the coordinates of `rect`.
  private let point: Double

  /// - Parameters:
  ///   - isContainer: whether the layer cuts off layers inside it.
  ///   - overlap: where the box goes on under others.
  init(
    _ properties: LayerProperties, _ place: LayerPlacement, isContainer: Bool, overlap: Overlap = []
  ) {
    let fitted = properties.cornerRadii.fitted(to: properties.size)
    curve = properties.cornerCurve
    let isCrisp = fitted.isZero || isContainer
    let upright = isCrisp ? place.upright(properties.bounds) : nil
    if let upright, let scale = place.evenScale {
      rect = upright
      point = scale
      radii = fitted.map { $0 * scale }
      projection = .identity
    } else {
      rect = isCrisp ? place.settled(properties.bounds) : properties.bounds
      point = 1
      radii = fitted
      projection = place.projection
    }
    if properties.size.isEmpty {
      shape = .pixels(PixelRect(x: 0, y: 0, width: 0, height: 0))
    } else if let upright, radii.isZero {
      shape = Shape(overlap.extended(upright))
    } else {
      shape = .outline(
        Outline(Path(roundedRect: rect, radii: radii, curve: curve), projectedBy: projection))
    }
  }

  /// The box without a margin all around, in points of the layer; `nil` if that is all of it.
  func shape(insetBy margin: Double) -> Shape? {
    inside(margin).map { .outline($0) }
  }

  /// A line along the inside of the edge, this many points thick; its outer edge is that of `outer`.
  func ring(_ width: Double, outer: Shape) -> Shape {
    guard let inside = inside(width) else { return outer }
    return .outline(Outline(outer.elements + inside.elements, fillRule: .evenOdd))
  }

  /// The box as a piece of glass; `nil` where it has no extent, or lies behind the viewer.
  ///
  /// Where it is tilted, it is what the box looks like around its middle.
  var glass: Lens.Box? {
    if rect.isEmpty { return nil }
    return projection.flattened(at: rect.center).flatMap { Lens.Box(rect, radii: radii, $0) }
  }

  private func inside(_ margin: Double) -> Outline? {
    let inset = margin * point
    let inner = rect.inset(by: Insets(all: inset))
    if inner.isEmpty { return nil }
    let path = Path(
      roundedRect: inner, radii: radii.map { max($0 - inset, 0) }, curve: curve)
    return Outline(path, projectedBy: projection)
  }
}

extension LayerPlacement {
  /// The pixels of a point of the layer, where it stands upright and is stretched alike both ways.
  fileprivate var evenScale: Double? {
    affine.flatMap { $0.isUpright && $0.a == $0.d ? $0.a : nil }
  }
}

extension Rect {
  /// The pixels as an area.
  init(_ pixels: PixelRect) {
    self.init(
      minX: Double(pixels.minX), minY: Double(pixels.minY), maxX: Double(pixels.maxX),
      maxY: Double(pixels.maxY))
  }
}

extension Shape {
  /// An upright rectangle: pixels if it covers none in part.
  init(_ rect: Rect) {
    self = rect.wholePixels.map { .pixels($0) } ?? .outline(Outline(Path(rect)))
  }

  /// The edge of the shape, as steps.
  fileprivate var elements: [OutlineElement] {
    switch self {
    case .outline(let outline): outline.elements
    case .pixels(let pixels): Outline(Path(Rect(pixels))).elements
    case .field, .glyphs: []
    }
  }
}

extension Pixel {
  /// The stored form of what an author meant: each component rounded to a byte once, then
  /// premultiplied.
  ///
  /// - Parameter opacity: a factor for the color's own alpha.
  init(_ color: Color, opacity: Double = 1) {
    self.init(
      red: Pixel.byte(color.red), green: Pixel.byte(color.green), blue: Pixel.byte(color.blue),
      alpha: Pixel.byte(color.alpha * min(max(opacity, 0), 1)))
  }

  /// A component from 0 to 1 as a byte; what lies outside is limited.
  static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded(.toNearestOrAwayFromZero))
  }
}
