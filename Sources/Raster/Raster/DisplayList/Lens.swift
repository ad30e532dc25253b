public import SegueGeometry

/// Glass with a beveled rim, through which pixels are seen displaced.
///
/// Its shape is a signed distance field: of one upright or turned box with round corners, or of several that flow
/// together. Light comes straight down, is bent by the rim as Snell's law says, and goes on to what lies `depth`
/// behind.
public struct Lens: Hashable, Sendable {
  /// Boxes whose union is the glass.
  public let boxes: [Box]
  /// Bending of light.
  public let optics: Optics
  /// Distance within which boxes flow together, in 1/256 pixel; the glass is cut off at their common edge, which
  /// without it is for others to do.
  public let spacing: Int?
  /// Pixels that there are behind the glass: beyond, those at the edge go on; `nil` if others are clear.
  ///
  /// They hold all that the glass is drawn in: elsewhere the edge would be further away than light reaches.
  public let ground: PixelRect?

  /// The most boxes of one piece of glass.
  public static let mostBoxes = 64

  /// Glass of boxes, of which those that are nearer to each other than `spacing` pixels flow together.
  public init(
    _ boxes: [Box], _ optics: Optics, spacing: Double? = nil, over ground: PixelRect? = nil
  ) {
    self.boxes = Array(boxes.prefix(Lens.mostBoxes))
    self.optics = optics
    self.spacing = spacing.map { Lens.grid($0, in: 0...4_096) }
    self.ground = ground
  }

  /// Distance of the farthest pixel that is read, in pixels.
  var reach: Int { optics.largestDisplacement / Lens.unit + 3 }

  /// The pixels that glass of several boxes may cover.
  ///
  /// Two that flow together grow by a half of their spacing where they meet. Each more adds as much, until what has
  /// flown together is further from the next than they look at each other.
  public var bounds: PixelRect {
    let growth = fusion * min(boxes.count, 5) / 4 / Lens.unit + 2
    let none = PixelRect(x: 0, y: 0, width: 0, height: 0)
    return boxes.isEmpty
      ? none : boxes.map(\.bounds).reduce(none) { $0.union($1) }.outset(by: growth)
  }

  /// Difference of distances within which two boxes that face each other are mixed, in 1/256 pixel: they touch where
  /// it is twice their gap.
  var fusion: Int { 2 * (spacing ?? 0) }

  /// Number of steps of distances and places in a pixel.
  static let unit = 256
  /// Number of steps of directions in one.
  static let whole = 16_384

  /// A number on a grid of 1/256, or a finer one; what is none is the least.
  fileprivate static func grid(
    _ value: Double, in range: ClosedRange<Double>, of steps: Int = unit
  ) -> Int {
    let number = value.isNaN ? range.lowerBound : value
    return Int((min(max(number, range.lowerBound), range.upperBound) * Double(steps)).rounded())
  }
}

extension Lens {
  /// A box with round corners, in 1/256 pixel.
  public struct Box: Hashable, Sendable {
    /// Middle of the box on the canvas.
    let x: Int
    let y: Int
    /// Half of its width and height.
    let halfWidth: Int
    let halfHeight: Int
    /// Radii from the top left clockwise.
    let radii: SIMD4<Int>
    /// Direction of its upper edge, in 1/16,384.
    let cosine: Int
    let sine: Int

    /// A box with its radii, mapped to the canvas; what is skewed keeps the direction of its upper edge.
    public init?(_ rect: Rect, radii: CornerRadii, _ map: AffineTransform) {
      let middle = map.map(rect.center)
      let stretch = (
        (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot()
      )
      guard middle.x.isFinite, middle.y.isFinite, stretch.0.isFinite, stretch.1.isFinite,
        stretch.0 > 0, stretch.1 > 0
      else { return nil }
      func place(_ value: Double) -> Int { Lens.grid(value, in: -Box.farthest...Box.farthest) }
      func length(_ value: Double) -> Int { Lens.grid(value, in: 0...Box.farthest) }
      (x, y) = (place(middle.x), place(middle.y))
      let halves = (length(rect.width / 2 * stretch.0), length(rect.height / 2 * stretch.1))
      (halfWidth, halfHeight) = halves
      let scale = (stretch.0 * stretch.1).squareRoot()
      func radius(_ value: Double) -> Int { min(length(value * scale), halves.0, halves.1) }
      let corners = map.determinant < 0 ? radii.mirrored : radii
      self.radii = [
        radius(corners.topLeft), radius(corners.topRight), radius(corners.bottomRight),
        radius(corners.bottomLeft),
      ]
      cosine = Int((map.a / stretch.0 * Double(Lens.whole)).rounded())
      sine = Int((map.b / stretch.0 * Double(Lens.whole)).rounded())
    }

    private static let farthest = 1_048_576.0

    /// The pixels around the box.
    var bounds: PixelRect {
      let width = (halfWidth * abs(cosine) + halfHeight * abs(sine)) / Lens.whole + Lens.unit
      let height = (halfWidth * abs(sine) + halfHeight * abs(cosine)) / Lens.whole + Lens.unit
      return PixelRect(
        minX: (x - width) >> 8, minY: (y - height) >> 8, maxX: (x + width) >> 8 + 1,
        maxY: (y + height) >> 8 + 1)
    }
  }
}

extension Lens {
  /// Bending of light at the rim of glass.
  public struct Optics: Hashable, Sendable {
    /// Distance from the surface to what lies behind it, in 1/256 pixel.
    let depth: Int
    /// Width of the rim that bends light, in 1/256 pixel.
    let bevel: Int
    /// True if the rim is a quarter of a circle, false for that of a squircle.
    let isCircular: Bool
    /// Index of refraction, in 1/65,536.
    let index: Int
    /// Difference of index - 1 between blue and red as a share of that of green, in 1/65,536.
    let dispersion: Int
    /// Opacity of the light along the rim where it is brightest, in 1/256.
    let highlight: Int
    /// Width of that light, in 1/256 pixel.
    let rim: Int

    /// Width of the light along the rim, in points.
    public static let rimWidth = 1.5

    /// The optics of glass; lengths are in pixels.
    public init(
      depth: Double, bevel: Double, isCircular: Bool = false, index: Double = 1.5,
      dispersion: Double = 0, highlight: Double = 0, rim: Double = 1.5
    ) {
      self.depth = Lens.grid(depth, in: 0...512)
      self.bevel = Lens.grid(bevel, in: 0...512)
      self.isCircular = isCircular
      self.index = Lens.grid(index, in: 1...3, of: 65_536)
      self.dispersion = Lens.grid(dispersion, in: 0...1, of: 65_536)
      self.highlight = Lens.grid(highlight, in: 0...1)
      self.rim = max(Lens.grid(rim, in: 0...512), 1)
    }

    /// Indices of refraction of red, green and blue.
    var indices: [Double] {
      let (index, half) = (Double(index) / 65_536, Double(dispersion) / 131_072)
      return [1 - half, 1, 1 + half].map { 1 + (index - 1) * $0 }
    }

    /// The displacement at the rim, where it is largest, in 1/256 pixel.
    fileprivate var largestDisplacement: Int {
      let largest = indices.max() ?? 1
      return Int((Double(depth) * (largest * largest - 1).squareRoot()).rounded(.up))
    }
  }
}

extension CornerRadii {
  /// The radii of the box upside down.
  fileprivate var mirrored: CornerRadii {
    CornerRadii(
      topLeft: bottomLeft, topRight: bottomRight, bottomRight: topRight, bottomLeft: topLeft)
  }
}

extension Lens: CustomStringConvertible {
  /// The boxes, then the numbers of the optics.
  public var description: String {
    func text(_ value: Int) -> String { GridPoint.text(Int32(clamping: value)) }
    let shapes = boxes.map { box in
      let radii = box.radii.indices.map { text(box.radii[$0]) }.joined(separator: " ")
      return "\(text(box.x)),\(text(box.y)) \(text(2 * box.halfWidth))x\(text(2 * box.halfHeight))"
        + " radii \(radii) turned \(box.cosine),\(box.sine)"
    }
    return "glass \(shapes) depth \(text(optics.depth)) bevel \(text(optics.bevel))"
      + (optics.isCircular ? " circular" : "") + " index \(Double(optics.index) / 65_536)"
      + " dispersion \(Double(optics.dispersion) / 65_536) highlight \(text(optics.highlight))"
      + (spacing.map { " spacing \(text($0))" } ?? "") + (ground.map { " over \($0)" } ?? "")
  }
}
