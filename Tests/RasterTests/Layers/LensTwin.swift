import SegueGeometry
import SegueRaster
import TestSupport

/// Glass, pixel by pixel: every box at every pixel, every channel by itself, in whole numbers.
struct LensTwin {
  /// A box on the grid of 1/256 pixel, turned by an angle that has this cosine and sine, in 1/16,384.
  struct Box {
    var x: Int
    var y: Int
    var halfWidth: Int
    var halfHeight: Int
    var radius: Int
    var cosine = 16_384
    var sine = 0

    /// The same box for the rasterizer.
    var glass: Lens.Box? {
      let (w, h) = (Double(halfWidth) / 256, Double(halfHeight) / 256)
      let (c, s) = (Double(cosine) / 16_384, Double(sine) / 16_384)
      let (tx, ty) = (Double(x) / 256, Double(y) / 256)
      return Lens.Box(
        Rect(x: -w, y: -h, width: 2 * w, height: 2 * h),
        radii: CornerRadii(all: Double(radius) / 256),
        AffineTransform(a: c, b: s, c: -s, d: c, tx: tx, ty: ty))
    }
  }

  /// A distance and a direction.
  private struct Place {
    var distance: Int
    var x: Int
    var y: Int
  }

  var boxes: [Box]
  var depth: Double
  var bevel: Double
  var isCircular: Bool
  var index: Double
  var dispersion: Double
  var highlight: Double
  var spacing: Double?
  var ground: PixelRect

  /// The same glass for the rasterizer.
  var lens: Lens {
    Lens(
      boxes.compactMap(\.glass),
      Lens.Optics(
        depth: depth, bevel: bevel, isCircular: isCircular, index: index, dispersion: dispersion,
        highlight: highlight, rim: 2),
      spacing: spacing, over: ground)
  }

  private func root(_ value: Int) -> Int {
    var (low, high) = (0, 1 << 31)
    while high - low > 1 {
      let middle = (low + high) / 2
      if middle * middle <= value { low = middle } else { high = middle }
    }
    // Halves go up: the root is nearer to the next number from low² + low + 1 on.
    return value > low * low + low ? low + 1 : low
  }

  private func place(_ box: Box, _ x: Int, _ y: Int) -> Place {
    let (dx, dy) = (x - box.x, y - box.y)
    let isUpright = box.sine == 0 && box.cosine == 16_384
    let u = isUpright ? dx : (dx * box.cosine + dy * box.sine + 8_192) >> 14
    let v = isUpright ? dy : (dy * box.cosine - dx * box.sine + 8_192) >> 14
    let radius = min(box.radius, box.halfWidth, box.halfHeight)
    let (p, q) = (abs(u) - box.halfWidth + radius, abs(v) - box.halfHeight + radius)
    var place = Place(distance: max(p, q) - radius, x: p > q ? 16_384 : 0, y: p > q ? 0 : 16_384)
    if p > 0 && q > 0 {
      let length = root(p * p + q * q)
      place = Place(distance: length - radius, x: p * 16_384 / length, y: q * 16_384 / length)
    }
    if u < 0 { place.x.negate() }
    if v < 0 { place.y.negate() }
    if isUpright { return place }
    return Place(
      distance: place.distance, x: (place.x * box.cosine - place.y * box.sine + 8_192) >> 14,
      y: (place.x * box.sine + place.y * box.cosine + 8_192) >> 14)
  }

  private func union(_ a: Place, _ b: Place) -> Place {
    let (near, far) = b.distance < a.distance ? (b, a) : (a, b)
    let gap = far.distance - near.distance
    let reach = 2 * Int(((spacing ?? 0) * 256).rounded())
    let width = reach * max(16_384 - (a.x * b.x + a.y * b.y) >> 14, 0) / 32_768
    if gap >= width { return near }
    let blend = width - gap
    let share = blend * 16_384 / (2 * width)
    return Place(
      distance: near.distance - blend * blend / (4 * width),
      x: (near.x * (16_384 - share) + far.x * share + 8_192) >> 14,
      y: (near.y * (16_384 - share) + far.y * share + 8_192) >> 14)
  }

  /// The displacement at a sixteenth of a pixel from the rim, for a channel from -1 to 1.
  private func step(_ number: Int, channel: Int) -> Int {
    let end = (bevel * 256).rounded()
    let u = end == 0 ? 0 : max(1 - Double(16 * number) / end, 0)
    let dispersed = (dispersion * 65_536).rounded() / 131_072 * Double(channel)
    let n = 1 + ((index * 65_536).rounded() / 65_536 - 1) * (1 + dispersed)
    let flat = max(1 - u * u * u * u, 0)
    let run =
      isCircular ? max(1 - u * u, 0).squareRoot() : (flat * flat * flat).squareRoot().squareRoot()
    let rise = isCircular ? u : u * u * u
    let lean = rise / (rise * rise + run * run).squareRoot()
    let (up, bent) = (max(1 - lean * lean, 0).squareRoot(), lean / n)
    let straight = (1 - bent * bent).squareRoot()
    let tangent = (lean * straight - up * bent) / (up * straight + lean * bent)
    return Int(((depth * 256).rounded() * tangent).rounded())
  }

  /// The pixel of `source` that is seen at a place, which is where the ground is.
  func pixel(_ column: Int, _ row: Int, _ source: Surface) -> Pixel {
    let (x, y) = (column * 256 + 128, row * 256 + 128)
    guard let first = boxes.first else {
      return spacing == nil ? source[column - ground.minX, row - ground.minY] : Pixel(word: 0)
    }
    let place = boxes.dropFirst().reduce(self.place(first, x, y)) {
      union($0, self.place($1, x, y))
    }
    let coverage = spacing == nil ? 256 : min(max(128 - place.distance, 0), 256)
    let isBeside = spacing == nil && place.distance > 128
    let depth = isBeside ? 1 << 40 : max(-place.distance, 0)
    var channels = [0, 1, 2, 3].map { channel in
      let dispersed = dispersion == 0 || channel == 3 ? 0 : channel - 1
      return self.channel(channel, x, y, place, depth, dispersed, source)
    }
    for channel in 0..<3 { channels[channel] = min(channels[channel], channels[3]) }
    if highlight > 0 && depth < 512 {
      let facing = place.x + place.y
      let fall = (512 - depth) * 256 / 512
      let bright = Int((highlight * 256).rounded()) * fall * ((facing * facing) >> 21)
      let share = min((bright + 32_768) >> 16, 256)
      for channel in 0..<3 {
        channels[channel] += ((channels[3] - channels[channel]) * share + 128) >> 8
      }
    }
    let word = channels.reversed().reduce(UInt32(0)) { word, channel in
      word << 8 | UInt32((channel * coverage + 128) >> 8)
    }
    return Pixel(word: word)
  }

  private func channel(
    _ channel: Int, _ x: Int, _ y: Int, _ place: Place, _ depth: Int, _ dispersed: Int,
    _ source: Surface
  ) -> Int {
    func texel(_ column: Int, _ row: Int) -> Int {
      let x = min(max(column, ground.minX), ground.maxX - 1) - ground.minX
      let y = min(max(row, ground.minY), ground.maxY - 1) - ground.minY
      return Int(source[x, y].word >> UInt32(8 * channel) & 255)
    }
    let last = Int((bevel * 256).rounded()) - 1
    guard depth <= last else { return texel(x >> 8, y >> 8) }
    func way(_ depth: Int) -> Int {
      let (low, high) = (
        step(depth / 16, channel: dispersed), step(depth / 16 + 1, channel: dispersed)
      )
      return (low * (16 - depth % 16) + high * (depth % 16) + 8) >> 4
    }
    func seen(_ way: Int) -> Int {
      let u = x - (place.x * way + 8_192) >> 14 - 128
      let v = y - (place.y * way + 8_192) >> 14 - 128
      let (right, down) = (u & 255, v & 255)
      let upper = texel(u >> 8, v >> 8) * (256 - right) + texel(u >> 8 + 1, v >> 8) * right
      let lower = texel(u >> 8, v >> 8 + 1) * (256 - right) + texel(u >> 8 + 1, v >> 8 + 1) * right
      return (upper * (256 - down) + lower * down + 32_768) >> 16
    }
    if way(max(depth - 128, 0)) - way(min(depth + 128, last)) <= 512 { return seen(way(depth)) }
    let parts = [-96, -32, 32, 96].map { seen(way(min(max(depth + $0, 0), last)) + $0) }
    return (parts.reduce(0, +) + 2) / 4
  }
}

extension LensTwin {
  /// Glass at random over these pixels.
  init(_ random: inout SeededGenerator, over ground: PixelRect) {
    let merges = random.int(in: 0...1) == 0
    boxes = (0..<(merges ? random.int(in: 1...5) : 1)).map { _ in
      // Triples of Pythagoras, so that the direction is that of whole numbers but for rounding.
      let turn = random.pick([(16_384, 0), (16_384, 0), (9_830, 13_107), (15_728, -4_588)])
      return Box(
        x: random.int(in: 0...256 * 80), y: random.int(in: 0...256 * 60),
        halfWidth: random.int(in: 200...256 * 40), halfHeight: random.int(in: 200...256 * 30),
        radius: random.int(in: 0...256 * 20), cosine: turn.0, sine: turn.1)
    }
    depth = random.pick([0, 4, random.double(in: 0...40)])
    bevel = random.pick([0, 0.5, random.double(in: 0...30)])
    isCircular = random.int(in: 0...1) == 0
    index = random.double(in: 1...3)
    dispersion = random.pick([0, random.double(in: 0...1)])
    highlight = random.pick([0, random.double(in: 0...1)])
    spacing = merges ? random.pick([0, random.double(in: 0...40)]) : nil
    self.ground = ground
  }
}
