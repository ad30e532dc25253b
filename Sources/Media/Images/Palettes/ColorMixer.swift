/// Says of which two colors of a palette a color is mixed.
struct ColorMixer {
  private typealias Lanes = SIMD8<Float>

  /// A color as `share` of 64 pixels of the color `second` among pixels of the color `first`.
  struct Mixture: Hashable {
    let first: UInt8
    let second: UInt8
    let share: UInt8
  }

  private var red: [Lanes] = []
  private var green: [Lanes] = []
  private var blue: [Lanes] = []

  /// Weights of noticed differences in red, green and blue.
  private static let importance = (red: Float(3), green: Float(6), blue: Float(2))
  /// Permitted difference of two colors side by side for a mixture that is nearer: they are seen as grain.
  private static let coarseness: Float = 0.4
  /// The place of no color: so far away that it is never chosen.
  private static let nowhere: Float = 1e6

  /// A mixer of the colors of a palette.
  init(_ palette: Palette) {
    for start in stride(from: 0, to: palette.colors.count, by: 8) {
      red.append(Self.lanes(of: palette, from: start, shift: 0))
      green.append(Self.lanes(of: palette, from: start, shift: 8))
      blue.append(Self.lanes(of: palette, from: start, shift: 16))
    }
  }

  private static func lanes(of palette: Palette, from start: Int, shift: UInt32) -> Lanes {
    var lanes = Lanes(repeating: nowhere)
    for lane in 0..<min(8, palette.colors.count - start) {
      lanes[lane] = Float(palette.colors[start + lane] >> shift & 255)
    }
    return lanes
  }

  /// The mixture for a color: of the nearest one, and of another in whose direction it lies.
  func mixture(for color: UInt32) -> Mixture {
    let wanted = (
      red: Float(color & 255), green: Float(color >> 8 & 255), blue: Float(color >> 16 & 255)
    )
    let first = nearest(to: wanted)
    let second = partner(of: first, for: wanted)
    return Mixture(
      first: UInt8(first), second: UInt8(second.index),
      share: UInt8((second.share * 64).rounded(.toNearestOrAwayFromZero)))
  }

  private typealias Channels = (red: Float, green: Float, blue: Float)

  private func nearest(to wanted: Channels) -> Int {
    var least = Least()
    for group in red.indices {
      let r = red[group] - wanted.red
      let g = green[group] - wanted.green
      let b = blue[group] - wanted.blue
      least.take(Self.length(r, g, b), group)
    }
    return least.place
  }

  /// The color whose mixture with the first one is nearest, and its share, half at most.
  private func partner(of first: Int, for wanted: Channels) -> (index: Int, share: Float) {
    let (group, lane) = (first / 8, first % 8)
    let origin = (red: red[group][lane], green: green[group][lane], blue: blue[group][lane])
    let way = (
      red: wanted.red - origin.red, green: wanted.green - origin.green,
      blue: wanted.blue - origin.blue
    )
    if way == (0, 0, 0) { return (first, 0) }
    var least = Least()
    for group in red.indices {
      let r = red[group] - origin.red
      let g = green[group] - origin.green
      let b = blue[group] - origin.blue
      let length = Self.length(r, g, b)
      let share = Self.share(r: r, g: g, b: b, length: length, of: way)
      let miss = Self.length(r * share - way.red, g * share - way.green, b * share - way.blue)
      least.take(miss + share * (1 - share) * length * Self.coarseness, group)
    }
    let place = least.place
    let (r, g, b) = (
      red[place / 8] - origin.red, green[place / 8] - origin.green, blue[place / 8] - origin.blue
    )
    return (place, Self.share(r: r, g: g, b: b, length: Self.length(r, g, b), of: way)[place % 8])
  }

  /// Returns the progress of the wanted color along the path to each color, from none to half of it.
  @inline(__always)
  private static func share(
    r: Lanes, g: Lanes, b: Lanes, length: Lanes, of way: Channels
  ) -> Lanes {
    let dot =
      r * (importance.red * way.red) + g * (importance.green * way.green)
      + b * (importance.blue * way.blue)
    let share = dot / length.replacing(with: 1, where: length .== 0)
    // The standard library's clamping goes through the lanes one by one.
    return share.replacing(with: 0, where: share .< 0).replacing(with: 0.5, where: share .> 0.5)
  }

  @inline(__always)
  private static func length(_ r: Lanes, _ g: Lanes, _ b: Lanes) -> Lanes {
    r * r * importance.red + g * g * importance.green + b * b * importance.blue
  }

  /// The least value in each lane, and which group it came from.
  private struct Least {
    private var values = Lanes(repeating: .infinity)
    private var groups = SIMD8<Int32>.zero

    @inline(__always)
    mutating func take(_ values: Lanes, _ group: Int) {
      let isLess = values .< self.values
      self.values.replace(with: values, where: isLess)
      groups.replace(with: SIMD8(repeating: Int32(group)), where: isLess)
    }

    /// The place of the least value of all, the first of several.
    var place: Int {
      var best = 0
      for lane in 1..<8
      where values[lane] < values[best]
        || (values[lane] == values[best] && groups[lane] < groups[best])
      {
        best = lane
      }
      return Int(groups[best]) * 8 + best
    }
  }
}
