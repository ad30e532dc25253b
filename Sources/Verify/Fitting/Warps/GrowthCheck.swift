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
    guard let first = template.map(to: picture, near: guesses), first.a > 0.05, first.d > 0.05,
      template.distance(first, in: picture) < Self.limit,
      max(abs(first.b), abs(first.c)) * template.radius < Self.straight,
      isBorneOut(by: first, template)
    else { return nil }
    return grown(width: 1 / first.a, height: 1 / first.d, size, x, y)
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
    let plain = abs(other - 1) < Self.noGrowth ? 1 : isSame(other, size) ? size : other
    if plain == other, min(abs(other - 1), abs(other / size - 1)) < Self.otherGrowth { return nil }
    return movement.told(
      as: plain == size
        ? .scale(by: size, x: x, y: y)
        : .stretch(width: isWidth ? size : plain, height: isWidth ? plain : size, x: x, y: y))
  }
}
