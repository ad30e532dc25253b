import Glibc
import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Glass against the model that it follows, in floating point, with angles: a ray straight down, Snell's law at a
/// surface whose slope is measured, and distance fields of boxes.
///
/// What lies behind is a ramp of two levels for each pixel, so that a displacement is off by less than 3/4 pixel
/// where a channel is off by one level.
@Suite struct GlassTruthTests {
  private struct Pane {
    var box = Rect(x: 20, y: 15, width: 80, height: 60)
    var radius = 30.0
    var turn = 0.0
    var glass = Refraction(depth: 12)

    /// A place in the box's own axes, from its middle.
    func local(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let angle = turn * .pi / 180
      let (dx, dy) = (x - box.center.x, y - box.center.y)
      return (dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle))
    }

    /// The signed distance from the edge of the box.
    func distance(_ x: Double, _ y: Double) -> Double {
      let place = local(x, y)
      let p = abs(place.x) - box.width / 2 + radius
      let q = abs(place.y) - box.height / 2 + radius
      return hypot(max(p, 0), max(q, 0)) + min(max(p, q), 0) - radius
    }

    /// The height of the surface over the picture, in bevels.
    private func height(_ distance: Double) -> Double {
      let u = 1 - min(distance / glass.bevel, 1)
      return glass.profile == .circle ? (1 - u * u).squareRoot() : pow(1 - pow(u, 4), 0.25)
    }

    /// Where the light that is seen at a place comes from, in glass of an index.
    func source(_ x: Double, _ y: Double, index: Double) -> (x: Double, y: Double) {
      let inside = -distance(x, y)
      guard inside < glass.bevel else { return (x, y) }
      let step = 1e-5
      let slope =
        (height(inside + step) - height(inside - step)) / (2 * step) * glass.bevel
      let lean = atan(slope)
      let way = glass.depth * tan(lean - asin(sin(lean) / index))
      let out = (
        (distance(x + step, y) - distance(x - step, y)) / (2 * step),
        (distance(x, y + step) - distance(x, y - step)) / (2 * step)
      )
      return (x - out.0 * way, y - out.1 * way)
    }

    var layer: Layer {
      Layer("glass") {
        $0.frame = box
        $0.cornerRadii = CornerRadii(all: radius)
        $0.transform = LayerTransform(rotationZ: .degrees(turn))
        $0.backdropFilters = [.refraction(glass)]
      }
    }
  }

  /// A red that grows to the right, a green that grows downward, and a blue that does both.
  private static func ramp(_ x: Double, _ y: Double) -> [Double] { [2 * x, 2 * y, x + y] }

  private static func drawn(_ layers: [Layer]) throws -> Surface {
    let size = Size(120, 90)
    var stage = TransitionEnvironment(size: size)
    let picture = try Surface.filled(120, 90) { x, y in
      Pixel(red: UInt8(2 * x), green: UInt8(2 * y), blue: UInt8(x + y))
    }
    stage.assets.add(AssetTable.Entry(try Picture(picture), size: size), as: AssetID("ramp"))
    let ground = Layer("ramp") {
      $0.frame = Rect(origin: .zero, size: size)
      $0.content = .image(ImageContent(AssetID("ramp")))
    }
    return try stage.draw([ground] + layers)
  }

  private static let panes: [Pane] = {
    var glasses: [Refraction] = []
    for (profile, index, dispersion) in [
      (Refraction.Profile.circle, 1.5, 0.0), (.squircle, 1.5, 0), (.squircle, 1.2, 0),
      (.circle, 2.4, 0), (.circle, 1.5, 0.5), (.squircle, 1.6, 0.3),
    ] {
      var glass = Refraction(depth: 12)
      (glass.profile, glass.index, glass.dispersion) = (profile, index, dispersion)
      glass.bevel = 24
      glasses.append(glass)
    }
    return glasses.flatMap { glass in
      [0.0, 30, -72].map { Pane(turn: $0, glass: glass) }
    }
  }()

  @Test(arguments: panes.indices)
  func `light comes from where Snell's law says`(number: Int) throws {
    let pane = Self.panes[number]
    let result = try Self.drawn([pane.layer])
    var looked = 0
    for y in 0..<90 {
      for x in 0..<120 {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        // Steepest of all at the edge, where a fraction of a pixel is many degrees.
        guard pane.distance(px, py) < -1.5 else { continue }
        let found = [result[x, y].red, result[x, y].green, result[x, y].blue].map { Double($0) }
        for channel in 0..<3 {
          let share = 1 + pane.glass.dispersion * Double(channel - 1) / 2
          let from = pane.source(px, py, index: 1 + (pane.glass.index - 1) * share)
          let expected = Self.ramp(from.x - 0.5, from.y - 0.5)[channel]
          #expect((found[channel] - expected).magnitude <= 1, "\(x), \(y), channel \(channel)")
        }
        looked += 1
      }
    }
    #expect(looked > 3_000)
  }

  /// Glass that shows the negative of black, cut off by the shape of what is inside.
  private static func merged(_ boxes: [Rect], radius: Double, spacing: Double) throws -> Surface {
    var glass = Refraction(depth: 0)
    glass.spacing = spacing
    let children = boxes.enumerated().map { index, box in
      Layer(LayerID("piece-\(index)")) {
        $0.frame = box
        $0.cornerRadii = CornerRadii(all: radius)
      }
    }
    let container = Layer("container", children: children) {
      $0.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      $0.backdropFilters = [.invert(1), .refraction(glass)]
    }
    return try TransitionEnvironment(size: Size(120, 90), background: .black).draw([container])
  }

  /// The field at the middle of a gap is half of it, less a quarter of twice the spacing.
  @Test(arguments: [(10.0, 8.0, false), (10, 12, true), (20, 18, false), (20, 22, true)])
  func `boxes that face each other meet where their gap is less than the spacing`(
    gap: Double, spacing: Double, meet: Bool
  ) throws {
    let boxes = [
      Rect(x: 10, y: 20, width: 40, height: 40),
      Rect(x: 50 + gap, y: 20, width: 40, height: 40),
    ]
    let middle = Int(50 + gap / 2)
    let result = try Self.merged(boxes, radius: 4, spacing: spacing)
    #expect((result[middle, 40].red > 128) == meet)
    // Far from the gap they are the boxes that they are.
    #expect(result[20, 40].red == 255 && result[5, 40].red == 0)
  }

  @Test func `a box on top of its like is one of them`() throws {
    let box = Rect(x: 20, y: 20, width: 50, height: 30)
    let one = try Self.merged([box], radius: 15, spacing: 30)
    #expect(try Self.merged([box, box], radius: 15, spacing: 30) == one)
    #expect(one[45, 35].red == 255 && one[45, 17].red == 0)
  }

  /// Two discs, whose field is a smooth minimum of distances, weighed by how much their ways out differ.
  @Test(arguments: [4.0, 16, 30])
  func `discs flow together as their fields say`(spacing: Double) throws {
    let centers = [(40.0, 45.0), (78.0, 41.0)]
    let boxes = centers.map { Rect(x: $0.0 - 16, y: $0.1 - 16, width: 32, height: 32) }
    let result = try Self.merged(boxes, radius: 16, spacing: spacing)
    for y in 0..<90 {
      for x in 0..<120 {
        let ways = centers.map { (Double(x) + 0.5 - $0.0, Double(y) + 0.5 - $0.1) }
        let lengths = ways.map { hypot($0.0, $0.1) }
        let likeness =
          (ways[0].0 * ways[1].0 + ways[0].1 * ways[1].1) / max(lengths[0] * lengths[1], 1e-9)
        let width = spacing * (1 - likeness)
        let blend = max(width - (lengths[0] - lengths[1]).magnitude, 0)
        let bulge = blend > 0 ? blend * blend / (4 * width) : 0
        let distance = lengths.min()! - 16 - bulge
        let expected = 255 * min(max(0.5 - distance, 0), 1)
        #expect((Double(result[x, y].red) - expected).magnitude <= 4, "\(x), \(y)")
      }
    }
  }

  @Test func `a container without layers shows no glass`() throws {
    let result = try Self.merged([], radius: 0, spacing: 20)
    #expect(Set(result.pixels.indices.map { result.pixels[$0] }).count == 1)
  }

  /// The light falls from the top left: there and at the bottom right the edge faces it, at the others it does not.
  @Test func `light along the rim is at two corners`() throws {
    var pane = Pane()
    pane.glass.depth = 0
    pane.glass.highlight = 1
    let (plain, lit) = (try Self.drawn([]), try Self.drawn([pane.layer]))
    func gain(_ x: Int, _ y: Int) -> Int { Int(lit[x, y].blue) - Int(plain[x, y].blue) }
    // A pixel inside of the round corners: at 30 · (1 - √½) = 8.8 from both sides.
    #expect(gain(29, 24) > 60 && gain(90, 65) > 30)
    #expect(gain(90, 24).magnitude <= 2 && gain(29, 65).magnitude <= 2)
    #expect(gain(60, 45) == 0)
  }
}
