import SegueKernels

/// A picture with everything that drawing it needs.
struct PreparedPicture: Sendable {
  /// Mappings from pixels to points of the picture.
  enum Position: Sendable {
    /// The picture is only moved, so that it is drawn from its rows.
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
  /// The strips of the size at which texels are at most half a pixel large; `nil` if the picture is
  /// drawn from its rows.
  let near: PictureLevel?
  /// The next smaller size, if it takes part.
  let far: PictureLevel?
  /// Number of times the size is halved for `near`.
  let halvings: Int
  let weights: SamplingWeights
  /// True if samples are blended with what is behind them by the opacity; otherwise they are whole, and
  /// composited afterwards.
  let isFolded: Bool
  /// The columns between places where a projection is divided.
  let division: Int
  /// Position of the first pixel if the picture is moved by whole pixels.
  private let whole: (x: Int, y: Int)?

  init(
    _ picture: Picture, _ position: Position, isFolded: Bool, opacity: UInt8
  ) throws(MemoryError) {
    self.picture = picture
    self.position = position
    self.isFolded = isFolded
    division = 16
    guard let level = position.level else {
      (near, far, halvings) = (nil, nil, 0)
      weights = SamplingWeights(opacity: opacity)
      if case .moved(let map) = position { whole = map.wholeOffset } else { whole = nil }
      return
    }
    let levels = try picture.levels(for: level == 0 ? .turned : .shrunk)
    halvings = min(level >> 16, levels.count - 1)
    let distance = halvings == levels.count - 1 ? 0 : level & 65_535
    near = levels[halvings]
    far = distance == 0 ? nil : levels[halvings + 1]
    weights = SamplingWeights(opacity: opacity, distance: distance)
    whole = nil
  }

  /// A finished layer as a picture.
  init(_ layer: SampledOffscreen, _ map: OffscreenMap) {
    picture = layer.picture
    position = map.position(from: layer.region.minX, layer.region.minY)
    isFolded = false
    division = map.division
    halvings = layer.halvings
    near = layer.near
    far = layer.far
    weights = SamplingWeights(opacity: 255, distance: layer.distance)
    whole = nil
  }
}

extension PreparedPicture.Position {
  /// The size that is sampled from strips (see `SamplingMap.level`); `nil` if none is.
  fileprivate var level: Int? {
    switch self {
    case .moved, .nearest: nil
    case .straight(let map): map.level
    case .projected(let map): map.level
    }
  }
}

// A picture that is drawn from its rows.
extension PreparedPicture {
  /// Draws pixels of a row over what they are: `range` of `row` begins at the column `x`, and the
  /// row below stands `below` pixels further.
  func draw(
    _ row: inout MutableSpan<UInt32>, columns range: Range<Int>, x: Int, y: Int, below: Int = 0,
    with kernels: KernelSet
  ) {
    if let start = copiedRow(x: x, y: y, count: range.count) {
      kernels.build.copy(
        &row, in: range, source: picture.surface.pixels, at: start,
        below: PixelStep(pixels: below, behind: picture.width))
    } else if case .moved(let map) = position {
      kernels.build.translate(
        &row, in: range, texels: picture.surface.pixels, stride: picture.width, size: size,
        walk: map.walk(x, y), weights: weights, below: below)
    } else if case .nearest(let map) = position {
      drawNearest(&row, columns: range, through: map, x: x, y: y, with: kernels)
    }
  }

  /// Draws pixels of a row over those of another picture, which are not in the row yet.
  func draw(
    _ row: inout MutableSpan<UInt32>, columns range: Range<Int>, over backdrop: Surface,
    at start: Int,
    x: Int, y: Int, below: PixelStep, with kernels: KernelSet
  ) {
    guard case .moved(let map) = position else { return }
    kernels.build.translate(
      &row, in: range, over: backdrop.pixels, at: start, texels: picture.surface.pixels,
      stride: picture.width, size: size, walk: map.walk(x, y), weights: weights, below: below)
  }

  /// The first of the pixels that stand in the row as they are, if that is all there is to it.
  private func copiedRow(x: Int, y: Int, count: Int) -> Int? {
    firstCopied(in: PixelRect(x: x, y: y, width: count, height: 1))
  }

  /// The first of the pixels that fill an area as they are, if that is all there is to it.
  func firstCopied(in area: PixelRect) -> Int? {
    guard let whole, isFolded, weights.hidesBackdrop else { return nil }
    let (left, top) = (area.minX - whole.x, area.minY - whole.y)
    guard left >= 0, left + area.width <= picture.width, top >= 0,
      top + area.height <= picture.height
    else { return nil }
    return top * picture.width + left
  }

  private var size: TexelSize { TexelSize(width: picture.width, height: picture.height) }

  private func drawNearest(
    _ row: inout MutableSpan<UInt32>, columns range: Range<Int>, through map: SamplingMap, x: Int,
    y: Int,
    with kernels: KernelSet
  ) {
    var texels = [UInt32](repeating: 0, count: range.count)
    var texelSpan = texels.mutableSpan
    for (part, base) in Segments(x..<x + range.count, every: SampledRun.longest) {
      var walk = map.walk(base, y)
      walk.u += 32_768
      walk.v += 32_768
      kernels.build.sampleNearest(
        &texelSpan, in: part.lowerBound - x..<part.upperBound - x, skip: part.lowerBound - base,
        texels: picture.surface.pixels, stride: picture.width, size: size, walk: walk)
    }
    kernels.build.translate(
      &row, in: range, texels: texels.span, stride: texels.count,
      size: TexelSize(width: texels.count, height: 1),
      walk: SamplingWalk(u: 0, v: 0, du: 65_536, dv: 0), weights: weights, below: 0)
  }
}

extension SamplingMap {
  /// The walk along a row that begins at a pixel.
  func walk(_ x: Int, _ y: Int) -> SamplingWalk {
    let u = self.u &+ Int64(x) &* dux &+ Int64(y) &* duy
    let v = self.v &+ Int64(x) &* dvx &+ Int64(y) &* dvy
    return SamplingWalk(
      u: Int(u >> 16), v: Int(v >> 16), du: Int((dux &+ 0x8000) >> 16),
      dv: Int((dvx &+ 0x8000) >> 16))
  }
}

extension OffscreenMap {
  /// The positions on a surface that begins at a pixel of the layer's plane.
  func position(from x: Int, _ y: Int) -> PreparedPicture.Position {
    switch form {
    case .straight(var map):
      map.u -= Int64(x) << 32
      map.v -= Int64(y) << 32
      return .straight(map)
    case .projected(var map):
      map.left += x
      map.top += y
      return .projected(map)
    }
  }
}
