import SegueGeometry
import SegueRaster

/// Holds growth that edges tell along one axis to whole pictures, which tell of the other one.
struct GrowthCheck {
  private let reel: LumaSequence
  private let area: PixelRect
  private let movement: Movement

  /// The pictures on the way that are looked at.
  private static let pictures = 5
  /// Pixels around what changes that are looked at, too.
  private static let around = 2
  /// Typical distance at which a picture is not what the map makes of the last one, in pixels.
  private static let limit = 0.65
  /// Largest distance from growth along both axes, in pixels.
  private static let straight = 1.5
  /// By how much growth may differ that is the same, and growth that is none, as shares.
  private static let (sameGrowth, noGrowth) = (0.02, 0.015)
  /// By how much growth has to differ from another one to be told from it: between both nothing is told.
  private static let otherGrowth = 0.04

  /// - Parameters:
  ///   - reel: the film in which the movement was found, as it is seen most clearly.
  ///   - area: the area of it in which something changes.
  init(_ movement: Movement, in reel: LumaSequence, within area: PixelRect) {
    (self.movement, self.reel, self.area) = (movement, reel, area)
  }

  /// The growth along both axes, where all pictures bear it out.
  var answer: Movement? {
    guard case .scale(let size, let x, let y) = movement.kind, let found = backwards,
      found.template.distance(found.map, in: found.picture) < Self.limit,
      max(abs(found.map.b), abs(found.map.c)) * found.template.radius < Self.straight,
      isBorneOut(by: found.map, found.template)
    else { return nil }
    return grown(width: 1 / found.map.a, height: 1 / found.map.d, size, x, y)
  }

  /// The map from the last picture back to the one at rest; nothing where there is none.
  private var backwards: (map: AffineTransform, template: WarpTemplate, picture: LumaPyramid)? {
    guard case .scale(let size, let x, let y) = movement.kind, size > 0.05,
      let last = reel.pictures.indices.last,
      let template = WarpTemplate(of: reel, picture: last, in: area, around: Self.around)
    else { return nil }
    let (back, scale) = (1 / size, Double(reel.shrink))
    let guesses = [(back, 1), (1, back), (back, back)].flatMap { across, down in
      // Of what does not grow along an axis, edges seem to go along it.
      [(x, y), (across == 1 ? 0 : x, down == 1 ? 0 : y)].map { x, y in
        AffineTransform(a: across, b: 0, c: 0, d: down, tx: -x / scale, ty: -y / scale)
      }
    }
    let picture = reel.pyramid(of: reel.lastAtRest)
    guard let map = template.map(to: picture, near: guesses), map.a > 0.05, map.d > 0.05 else {
      return nil
    }
    return (map, template, picture)
  }

  /// By how much farther off a map may be that is as good.
  private static let alike = (times: 1.1, pixels: 0.03)

  /// True if a picture is as well made of the last one where nothing grows or goes along an axis: little of what changes lies
  /// across it, and noise bends that.
  func mayKeepSize(across isAcross: Bool) -> Bool {
    guard let found = backwards else { return false }
    let map = found.map
    let plain =
      isAcross
      ? AffineTransform(a: 1, b: 0, c: 0, d: map.d, tx: 0, ty: map.ty)
      : AffineTransform(a: map.a, b: 0, c: 0, d: 1, tx: map.tx, ty: 0)
    return found.template.distance(plain, in: found.picture)
      <= Self.alike.times * found.template.distance(map, in: found.picture) + Self.alike.pixels
  }

  /// Returns `true` if the pictures on the way lie between the first one and the last one.
  private func isBorneOut(by first: AffineTransform, _ template: WarpTemplate) -> Bool {
    let looked = movement.underWay(in: reel, Self.pictures)
    return looked.count > 2
      && looked.allSatisfy { index, share in
        let rest = 1 - share
        let map = AffineTransform(
          a: 1 + (first.a - 1) * rest, b: 0, c: 0, d: 1 + (first.d - 1) * rest,
          tx: first.tx * rest, ty: first.ty * rest)
        return template.distance(map, in: reel.pyramid(of: index)) < Self.limit
      }
  }

  private func grown(
    width: Double, height: Double, _ size: Double, _ x: Double, _ y: Double
  ) -> Movement? {
    func isSame(_ a: Double, _ b: Double) -> Bool { abs(a / b - 1) < Self.sameGrowth }
    let isWidth = abs(width - size) < abs(height - size)
    let (known, other) = isWidth ? (width, height) : (height, width)
    guard isSame(known, size) else { return nil }
    let keeps = abs(other - 1) < Self.noGrowth
    let plain =
      keeps ? 1 : isSame(other, size) ? size : mayKeepSize(across: !isWidth) ? 1 : other
    if plain == other, min(abs(other - 1), abs(other / size - 1)) < Self.otherGrowth { return nil }
    return movement.told(
      as: plain == size
        ? .scale(by: size, x: x, y: y)
        : .stretch(width: isWidth ? size : plain, height: isWidth ? plain : size, x: x, y: y))
  }
}
