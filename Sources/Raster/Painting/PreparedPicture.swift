import SegueGeometry
import SegueKernels

/// A picture with everything that sampling it along a row needs.
struct PreparedPicture: Sendable {
  /// How the walk is found.
  enum Position: Sendable {
    /// The picture is moved by whole pixels: its first pixel is here.
    case whole(x: Int, y: Int)
    /// The picture is moved.
    case moved(SamplingMap)
    /// The nearest texels are taken.
    case nearest(SamplingMap)
    /// The map is straight.
    case straight(SamplingMap)
    /// The map is a projection.
    case projected(ProjectiveMap)
  }

  let picture: Picture
  let position: Position
  /// The size at which texels are at most half a pixel large.
  private let near: PictureLevel
  /// The next smaller size.
  private let far: PictureLevel
  /// Whether the next smaller size takes part.
  private let usesFar: Bool
  /// How often the size is halved for `near`.
  private let halvings: Int
  let weights: SamplingWeights
  /// Whether samples replace what is behind them to the share of the opacity; otherwise they are
  /// whole, and composited afterwards.
  let isFolded: Bool

  /// The columns between places where a straight walk is started anew.
  static let segment = 128
  /// The columns between places where a projection is divided.
  static let division = 16

  init(
    _ picture: Picture, _ position: Position, isFolded: Bool, opacity: UInt8
  ) throws(MemoryShortage) {
    self.picture = picture
    self.position = position
    self.isFolded = isFolded
    let level: Int
    switch position {
    case .whole, .moved, .nearest:
      near = PictureLevel(rows: picture.surface)
      far = near
      usesFar = false
      halvings = 0
      weights = SamplingWeights(opacity: opacity)
      return
    case .straight(let map): level = map.level
    case .projected(let map): level = map.level
    }
    let use: Picture.Use = level == 0 ? .turned : .shrunk
    let levels =
      picture.use >= use
      ? picture.levels : try PictureLevel.chain(of: picture.surface, use, .baseline)
    let whole = min(level >> 16, levels.count - 1)
    let distance = whole == levels.count - 1 ? 0 : level & 65_535
    halvings = whole
    near = levels[whole]
    usesFar = distance != 0
    far = usesFar ? levels[whole + 1] : near
    weights = SamplingWeights(opacity: opacity, distance: distance)
  }

  /// Samples pixels of a row over what they are: `range` of `row` begins at the column `x`.
  func sample(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, x: Int, y: Int, _ kernels: KernelSet
  ) {
    switch position {
    case .whole(let left, let top):
      sampleWhole(&row, range, x: x - left, y: y - top, kernels)
    case .moved(let map):
      kernels.translate(
        &row, range, texels: picture.surface.pixels, stride: picture.width,
        walk: rowWalk(map, x, y), weights: weights)
    case .nearest(let map): sampleNearest(&row, range, map, x, y, kernels)
    case .straight(let map): sampleStraight(&row, range, map, x, y, kernels)
    case .projected(let map): sampleProjected(&row, range, map, x, y, kernels)
    }
  }

  /// Whether the picture is sampled along slanted lines, for which tiles should be narrow.
  var isTurned: Bool {
    if case .straight = position { true } else { false }
  }

  /// The lines of memory that sampling a part of the canvas will read.
  func footprint(of area: PixelRect) -> StripFootprint {
    guard case .straight(let map) = position else { return StripFootprint() }
    let scale = Float(1 << halvings) * 65_536
    let corners = [
      (area.minX, area.minY), (area.maxX, area.minY), (area.maxX, area.maxY),
      (area.minX, area.maxY),
    ].map { x, y in
      let walk = rowWalk(map, x, y)
      return StripFootprint.Corner(u: Float(walk.u) / scale + 1, v: Float(walk.v) / scale + 1)
    }
    return StripFootprint(corners, of: near)
  }

  /// Asks the memory for a share of a footprint.
  func prefetch(_ footprint: inout StripFootprint, _ share: Int, _ kernels: KernelSet) {
    footprint.prefetch(share, near, kernels)
  }

  private func sampleWhole(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, x: Int, y: Int, _ kernels: KernelSet
  ) {
    let isInside =
      x >= 0 && x + range.count <= picture.width && y >= 0 && y < picture.height
    if weights.hidesBackdrop && isInside {
      kernels.copy(&row, range, source: picture.surface.pixels, at: y * picture.width + x)
      return
    }
    let walk = SamplingWalk(
      u: x << 16, v: y << 16, du: 65_536, dv: 0, width: picture.width, height: picture.height)
    kernels.translate(
      &row, range, texels: picture.surface.pixels, stride: picture.width, walk: walk,
      weights: weights)
  }

  /// The walk that begins at a pixel.
  private func rowWalk(_ map: SamplingMap, _ x: Int, _ y: Int) -> SamplingWalk {
    let u = map.u &+ Int64(x) &* map.dux &+ Int64(y) &* map.duy
    let v = map.v &+ Int64(x) &* map.dvx &+ Int64(y) &* map.dvy
    return SamplingWalk(
      u: Int(u >> 16), v: Int(v >> 16), du: Int((map.dux &+ 0x8000) >> 16),
      dv: Int((map.dvx &+ 0x8000) >> 16), width: picture.width, height: picture.height)
  }

  private func sampleNearest(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, _ map: SamplingMap, _ x: Int, _ y: Int,
    _ kernels: KernelSet
  ) {
    var texels = [UInt32](repeating: 0, count: range.count)
    var texelSpan = texels.mutableSpan
    var first = x
    while first < x + range.count {
      let base = first & ~(PreparedPicture.segment - 1)
      let end = min(base + PreparedPicture.segment, x + range.count)
      var walk = rowWalk(map, base, y)
      walk.u += 32_768
      walk.v += 32_768
      kernels.sampleNearest(
        &texelSpan, first - x..<end - x, skip: first - base, texels: picture.surface.pixels,
        stride: picture.width, walk: walk)
      first = end
    }
    let walk = SamplingWalk(u: 0, v: 0, du: 65_536, dv: 0, width: texels.count, height: 1)
    kernels.translate(
      &row, range, texels: texels.span, stride: texels.count, walk: walk, weights: weights)
  }

  private func sampleStraight(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, _ map: SamplingMap, _ x: Int, _ y: Int,
    _ kernels: KernelSet
  ) {
    var first = x
    while first < x + range.count {
      let base = first & ~(PreparedPicture.segment - 1)
      let end = min(base + PreparedPicture.segment, x + range.count)
      let start = range.lowerBound + first - x
      let walk = rowWalk(map, base, y)
      sample(&row, start..<start + end - first, skip: first - base, walk: walk, kernels)
      first = end
    }
  }

  /// Samples one or two sizes along a walk over the full size.
  private func sample(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int, walk: SamplingWalk,
    _ kernels: KernelSet
  ) {
    var walk = walk
    for _ in 0..<halvings { walk = walk.halved }
    let nearWalk = near.walk(u: walk.u, v: walk.v, du: walk.du, dv: walk.dv)
    guard usesFar else {
      kernels.sample(
        &row, range, skip: skip, strips: near.strips.pixels, walk: nearWalk, weights: weights)
      return
    }
    walk = walk.halved
    let farWalk = far.walk(u: walk.u, v: walk.v, du: walk.du, dv: walk.dv)
    kernels.sample(
      &row, range, skip: skip, strips: near.strips.pixels, walk: nearWalk,
      smaller: far.strips.pixels, smallerWalk: farWalk, weights: weights)
  }

  private func sampleProjected(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, _ map: ProjectiveMap, _ x: Int, _ y: Int,
    _ kernels: KernelSet
  ) {
    var first = x
    while first < x + range.count {
      let base = first & ~(PreparedPicture.division - 1)
      let end = min(base + PreparedPicture.division, x + range.count)
      let start = range.lowerBound + first - x
      if let a = map.position(base, y), let b = map.position(base + PreparedPicture.division, y) {
        let walk = SamplingWalk(
          u: a.u, v: a.v, du: (b.u - a.u + 8) >> 4, dv: (b.v - a.v + 8) >> 4,
          width: picture.width, height: picture.height)
        sample(&row, start..<start + end - first, skip: first - base, walk: walk, kernels)
      } else {
        samplePixels(&row, start, map, first..<end, y, kernels)
      }
      first = end
    }
  }

  /// Divides for every pixel, where a division lies behind the viewer.
  private func samplePixels(
    _ row: inout MutableSpan<UInt32>, _ start: Int, _ map: ProjectiveMap, _ columns: Range<Int>,
    _ y: Int, _ kernels: KernelSet
  ) {
    for (index, x) in columns.enumerated() {
      guard let place = map.position(x, y) else { continue }
      let walk = SamplingWalk(
        u: place.u, v: place.v, du: 0, dv: 0, width: picture.width, height: picture.height)
      sample(&row, start + index..<start + index + 1, skip: 0, walk: walk, kernels)
    }
  }
}

extension SamplingWalk {
  /// The same walk over a copy of half the size: texel centers lie at whole numbers in both.
  var halved: SamplingWalk {
    SamplingWalk(
      u: (u - 32_768) >> 1, v: (v - 32_768) >> 1, du: du >> 1, dv: dv >> 1, width: width,
      height: height)
  }
}
