import SegueRaster

/// Places of a picture at which levels are steep along an axis: where they have gone along it is easily recognized.
struct LayerPlaces {
  /// A place.
  struct Place {
    /// Number of its pixel in the picture.
    let pixel: Int
    /// Its coordinate along the axis.
    let along: Int
    let level: Float
    /// Change of levels from one pixel to the next, along the axis.
    let slope: Float
  }

  let axis: PictureAxis
  /// Length of the picture along the axis.
  let length: Int
  /// From a pixel to the next one along the axis.
  let step: Int
  private(set) var all: [Place]

  /// The most places.
  private static let most = 1600
  /// The fewest places that say anything.
  static let least = 40
  /// The least slope, in levels per pixel.
  private static let slope: Float = 6
  /// Pixels at the borders of a picture that are left out.
  private static let margin = 3

  /// The places of a picture of a film; nothing where they are too few.
  ///
  /// - Parameters:
  ///   - others: pictures that do not show the same at these places.
  ///   - area: where to look, in pixels of the reel; nothing for all of it.
  init?(
    of reel: LumaSequence, picture: Int, unlike others: [Int] = [], in area: PixelRect? = nil,
    along axis: PictureAxis
  ) {
    self.axis = axis
    (length, step) = axis == .x ? (reel.width, 1) : (reel.height, reel.width)
    let along = step
    let levels = reel.pictures[picture]
    let others = others.map { reel.pictures[$0] }
    var found: [Place] = []
    let whole = PixelRect(x: 0, y: 0, width: reel.width, height: reel.height)
    guard min(reel.width, reel.height) > 2 * Self.margin else { return nil }
    let box = whole.outset(by: -Self.margin).intersection(area ?? whole)
    for y in box.rows {
      for x in box.columns {
        let pixel = y * reel.width + x
        let slope = (Float(levels[pixel + along]) - Float(levels[pixel - along])) / 2
        guard abs(slope) > Self.slope else { continue }
        if others.contains(where: { Self.isSame(levels, $0, around: pixel, along) }) { continue }
        found.append(
          Place(
            pixel: pixel, along: axis == .x ? x : y, level: Float(levels[pixel]), slope: slope))
      }
    }
    guard found.count >= Self.least else { return nil }
    if found.count > Self.most {
      // Every so many would be the same edge of each row.
      let share = UInt32(Double(UInt32.max) * Double(Self.most) / Double(found.count))
      let kept = found.indices.filter { UInt32(truncatingIfNeeded: $0) &* 0x9e37_79b1 < share }
      found = kept.map { found[$0] }
    }
    all = found
  }

  /// The places in a part of the picture's length; nothing where they are too few.
  func within(_ part: ClosedRange<Double>) -> LayerPlaces? {
    var other = self
    other.all = all.filter { part.contains(Double($0.along) / Double(length)) }
    return other.all.count >= Self.least ? other : nil
  }

  /// Returns `true` if two pictures look the same around a place, but for brightness and contrast.
  private static func isSame(
    _ a: [UInt8], _ b: [UInt8], around pixel: Int, _ step: Int
  ) -> Bool {
    var (sumA, sumB, aa, ab, bb): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
    for offset in -2...2 {
      let (first, second) = (Float(a[pixel + offset * step]), Float(b[pixel + offset * step]))
      sumA += first
      sumB += second
      aa += first * first
      ab += first * second
      bb += second * second
    }
    let (spreadA, spreadB) = (aa - sumA * sumA / 5, bb - sumB * sumB / 5)
    let product = ab - sumA * sumB / 5
    return product > 0 && 25 * spreadB > spreadA && product * product > 0.9 * spreadA * spreadB
  }

  // MARK: - Where they are

  /// The level at a place that has gone so far, along a smooth curve, and how steep it is there; nothing out of sight.
  func level(
    _ place: Place, after shift: Double, in picture: [UInt8]
  ) -> (level: Double, slope: Double)? {
    let whole = Int(shift.rounded(.down))
    let along = place.along + whole
    guard along >= 1, along < length - 2 else { return nil }
    let pixel = place.pixel + whole * step
    let t = shift - Double(whole)
    func at(_ offset: Int) -> Double { Double(picture[pixel + offset * step]) }
    let (a, b, c, d) = (at(-1), at(0), at(1), at(2))
    let (first, second) = ((c - a) / 2, a - 2.5 * b + 2 * c - d / 2)
    let third = (d - a) / 2 + 1.5 * (b - c)
    return (
      b + t * (first + t * (second + t * third)), first + t * (2 * second + t * 3 * third)
    )
  }

  /// Number of places in sight after a shift.
  func seenCount(after shift: Double) -> Int {
    let whole = Int(shift.rounded(.down))
    return all.count { $0.along + whole >= 1 && $0.along + whole < length - 2 }
  }
}
