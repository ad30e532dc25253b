import SegueGeometry

/// The light of several pictures of one size, added up: their mean is what a camera sees while its shutter
/// is open.
///
/// Colors are added in linear light, in 16 bits, each weighed by its opacity; so is opacity. The mean is
/// rounded to nearest, and encoded as sRGB again. Law: the mean of equal pixels is that pixel.
package struct LightSum {
  private let width: Int
  private let height: Int
  /// The cells in which the pictures differ; `nil` if they may differ anywhere.
  private let cells: DamagedRegion?
  /// Red, green, blue and opacity of each pixel.
  private var sums: Surface
  private var count: UInt32 = 0

  /// The most pictures that can be added up.
  package static let mostPictures = 64

  /// No light yet.
  ///
  /// - Parameter changes: the cells in which each picture differs from the one before; `nil` for all.
  package init(width: Int, height: Int, changes: [DamagedRegion?]) throws(MemoryError) {
    (self.width, self.height) = (width, height)
    let known = changes.compactMap(\.self)
    cells =
      known.count < changes.count
      ? nil : known.dropFirst().reduce(into: known.first) { $0?.add($1, in: $1.bounds) }
    sums = try Surface(lines: (4 * width * height + 15) / 16)
  }

  /// The bytes that sums for so many pixels take.
  package static func bytes(_ pixels: Int) -> Int { 16 * pixels }

  /// Adds a picture, as if it were `weight` equal ones.
  package mutating func add(_ picture: Surface, weight: Int) throws(MemoryError) {
    precondition(picture.width == width && picture.height == height, "a picture of another size")
    count += UInt32(weight)
    precondition(weight > 0 && count <= Self.mostPictures, "too many pictures for a sum")
    let runs = runs
    let weight = UInt32(weight)
    let table = LightTable.shared
    try sums.withPixels { sums in
      let pixels = picture.pixels
      let light = table.light.span
      for run in runs {
        for i in run { sums.add(pixels[i], at: 4 &* i, weight, light) }
      }
    }
  }

  /// Writes the mean over a surface that holds the last picture that was added.
  package func write(into surface: inout Surface) throws(MemoryError) {
    precondition(surface.width == width && surface.height == height, "a surface of another size")
    let runs = runs
    let table = LightTable.shared
    try surface.withPixels { pixels in
      let sums = sums.pixels
      let levels = table.levels.span
      for run in runs {
        for i in run { pixels[i] = mean(of: sums, at: 4 &* i, levels) }
      }
    }
  }

  /// The pixels that may differ, row by row.
  private var runs: [Range<Int>] {
    guard let cells else { return [0..<width * height] }
    return (0..<height).flatMap { y in
      cells.columns(in: y..<y + 1).map { y * width + $0.lowerBound..<y * width + $0.upperBound }
    }
  }

  /// The mean of a pixel.
  @inline(__always)
  private func mean(of sums: Span<UInt32>, at start: Int, _ levels: Span<UInt8>) -> UInt32 {
    let weight = sums[start &+ 3]
    let alpha = (weight &+ count / 2) / count
    if alpha == 0 { return 0 }
    func level(_ channel: Int) -> UInt8 {
      levels[Int((sums[start &+ channel] &+ weight / 2) / weight)]
    }
    return Pixel(
      red: level(0), green: level(1), blue: level(2), alpha: UInt8(truncatingIfNeeded: alpha)
    ).word
  }
}

extension MutableSpan<UInt32> {
  /// Adds the light of a pixel to its sums.
  @inline(__always)
  fileprivate mutating func add(
    _ word: UInt32, at start: Int, _ weight: UInt32, _ light: Span<UInt32>
  ) {
    let alpha = word &>> 24
    if alpha == 0 { return }
    let share = alpha &* weight
    for channel in 0..<3 {
      let level = word &>> UInt32(8 &* channel) & 255
      let straight = alpha == 255 ? level : Swift.min(255, (level &* 255 &+ alpha / 2) / alpha)
      self[start &+ channel] &+= share &* light[Int(straight)]
    }
    self[start &+ 3] &+= share
  }
}

/// The light of the 256 levels of sRGB, and the levels of light.
private struct LightTable: Sendable {
  /// Linear light of each level, in 16 bits.
  let light: [UInt32]
  /// The level that is nearest to each amount of light, as the eye counts: by the levels.
  let levels: [UInt8]

  static let shared = LightTable()

  private init() {
    light = (0...255).map { UInt32(Self.linear(Double($0)).rounded()) }
    var levels = [UInt8](repeating: 255, count: 65_536)
    var first = 0
    for level in 0..<255 {
      let end = Int(Self.linear(Double(level) + 0.5).rounded(.up))
      for amount in first..<end { levels[amount] = UInt8(level) }
      first = end
    }
    self.levels = levels
  }

  /// The light of a level, in 16 bits.
  private static func linear(_ level: Double) -> Double {
    PortableMath.linearLight(ofSRGB: level / 255) * 65_535
  }
}
