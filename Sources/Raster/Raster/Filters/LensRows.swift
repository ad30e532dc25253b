import SegueKernels

/// The view through glass, row by row.
struct LensRows: Sendable {
  private let lens: Lens
  /// Displacements of red, green and blue; one where all are the same.
  private let curves: [LensCurve]
  /// Distance from the rim beyond which pixels are seen as they are, in 1/256 pixel.
  private let margin: Int

  init(_ lens: Lens) {
    self.lens = lens
    let optics = lens.optics
    let indices = optics.dispersion == 0 ? [optics.indices[1]] : optics.indices
    curves = indices.map { LensCurve(optics, index: $0) }
    margin = max(
      optics.bevel, optics.highlight > 0 ? optics.rim : 0, lens.spacing == nil ? 0 : Lens.unit / 2)
  }

  /// Writes the pixels of a row from the beginning of `row` on.
  ///
  /// - Parameters:
  ///   - pixels: those behind the glass.
  ///   - region: where on the canvas these are.
  func write(
    _ row: inout MutableSpan<UInt32>, columns: Range<Int>, y: Int, through pixels: Span<UInt32>,
    in region: PixelRect, with kernels: KernelSet
  ) {
    let source = LensSource(pixels, region, over: lens.ground)
    if lens.spacing != nil, isFar(columns, y) {
      kernels.build.fill(&row, in: 0..<columns.count, color: 0)
      return
    }
    let flat = flatColumns(y).clamped(to: columns)
    write(
      &row, flat.isEmpty ? columns : columns.lowerBound..<flat.lowerBound, columns, y, source)
    if flat.isEmpty { return }
    if region.rows.contains(y), region.minX <= flat.lowerBound, flat.upperBound <= region.maxX,
      source.seen.rows.contains(y), source.seen.minX <= flat.lowerBound,
      flat.upperBound <= source.seen.maxX
    {
      let start = (y - region.minY) * region.width + flat.lowerBound - region.minX
      let place = flat.lowerBound - columns.lowerBound
      kernels.build.copy(&row, in: place..<place + flat.count, source: pixels, at: start)
    } else {
      write(&row, flat, columns, y, source)
    }
    write(&row, flat.upperBound..<columns.upperBound, columns, y, source)
  }

  private func write(
    _ row: inout MutableSpan<UInt32>, _ part: Range<Int>, _ columns: Range<Int>, _ y: Int,
    _ source: borrowing LensSource
  ) {
    for x in part { row[x - columns.lowerBound] = pixel(x, y, source) }
  }

  /// The columns of a row in which the middle of a single upright box changes nothing.
  private func flatColumns(_ y: Int) -> Range<Int> {
    guard lens.boxes.count == 1, let box = lens.boxes.first, box.sine == 0, box.cosine == Lens.whole
    else {
      return 0..<0
    }
    let side = box.halfWidth - max(margin, box.radii.max())
    guard side > 0, abs(256 * y + 128 - box.y) <= box.halfHeight - margin else { return 0..<0 }
    // The middles of the columns lie within so much of the middle of the box.
    let first = (box.x - side - 128 + 255) >> 8
    let last = (box.x + side - 128) >> 8
    return first <= last ? first..<last + 1 : 0..<0
  }

  /// True if a run of pixels shows nothing of glass that flows together.
  ///
  /// However many boxes are mixed, their union lies no further than the distance of fusion beyond the nearest one:
  /// what is nearer by that is mixed no more.
  private func isFar(_ columns: Range<Int>, _ y: Int) -> Bool {
    let reach = lens.fusion / Lens.unit + 3
    let run = PixelRect(
      minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1
    ).outset(by: reach)
    return lens.boxes.allSatisfy { $0.bounds.intersection(run).isEmpty }
  }

  /// The pixel that is seen at a place.
  @inline(__always)
  private func pixel(
    _ x: Int, _ y: Int, _ source: borrowing LensSource
  ) -> UInt32 {
    let boxes = lens.boxes
    let (placeX, placeY) = (x &* 256 &+ 128, y &* 256 &+ 128)
    guard let first = boxes.first else { return source.pixel(x, y) }
    var point = first.point(placeX, placeY)
    for index in 1..<boxes.count {
      point = point.merged(with: boxes[index].point(placeX, placeY), within: lens.fusion)
    }
    var coverage = 256
    if lens.spacing != nil {
      coverage = min(max(128 &- point.distance, 0), 256)
      if coverage == 0 { return 0 }
    } else if point.distance > Lens.unit / 2 {
      // Beside the pane, where a filter shows what overflows it.
      return source.pixel(x, y)
    }
    let depth = max(-point.distance, 0)
    var color =
      depth < lens.optics.bevel
      ? refracted(placeX, placeY, point, depth, source) : source.pixel(x, y)
    if depth < lens.optics.rim && lens.optics.highlight > 0 {
      color = lit(color, at: point, depth: depth)
    }
    return coverage == 256 ? color : color.scaled(by: coverage)
  }

  /// The pixel that light comes from, for each channel.
  @inline(__always)
  private func refracted(
    _ x: Int, _ y: Int, _ point: LensPoint, _ depth: Int, _ source: borrowing LensSource
  ) -> UInt32 {
    let red = seen(curves[0], x, y, point, depth, source)
    if curves.count == 1 { return red }
    let green = seen(curves[1], x, y, point, depth, source)
    let blue = seen(curves[2], x, y, point, depth, source)
    let alpha = green >> 24
    return min(red & 255, alpha) | green & 0xff00_ff00 | min(blue >> 16 & 255, alpha) << 16
  }

  /// The pixel that light comes from through one curve.
  ///
  /// Where a pixel sees more than two pixels' length, it is the mean of four places in it, on the way out: the rim is
  /// steep, and would sparkle.
  @inline(__always)
  private func seen(
    _ curve: LensCurve, _ x: Int, _ y: Int, _ point: LensPoint, _ depth: Int,
    _ source: borrowing LensSource
  ) -> UInt32 {
    let last = lens.optics.bevel &- 1
    let (outer, inner) = (max(depth &- 128, 0), min(depth &+ 128, last))
    let half = Lens.whole / 2
    if curve.displacement(at: outer) &- curve.displacement(at: inner) <= 2 &* Lens.unit {
      let way = curve.displacement(at: depth)
      return source.sample(
        x &- (point.x &* way &+ half) >> 14, y &- (point.y &* way &+ half) >> 14)
    }
    var (even, odd) = (UInt32(0), UInt32(0))
    for quarter in 0..<4 {
      let part = 64 &* quarter &- 96
      let place = min(max(depth &+ part, 0), last)
      let way = curve.displacement(at: place) &+ part
      let color = source.sample(
        x &- (point.x &* way &+ half) >> 14, y &- (point.y &* way &+ half) >> 14)
      even &+= color & 0xff_00ff
      odd &+= color >> 8 & 0xff_00ff
    }
    return ((even &+ 0x2_0002) >> 2 & 0xff_00ff) | ((odd &+ 0x2_0002) >> 2 & 0xff_00ff) << 8
  }

  /// A color under the light along the rim, which is white, and comes from the top left and the bottom right.
  @inline(__always)
  private func lit(_ color: UInt32, at point: LensPoint, depth: Int) -> UInt32 {
    let optics = lens.optics
    let fall = (optics.rim &- depth) &* 256 / optics.rim
    let facing = point.x &+ point.y
    let share = (optics.highlight &* fall &* ((facing &* facing) >> 21) &+ 32_768) >> 16
    let alpha = Int(color >> 24)
    func mixed(_ shift: UInt32) -> UInt32 {
      let channel = Int(color >> shift & 255)
      return UInt32(
        truncatingIfNeeded: channel &+ ((alpha &- channel) &* min(share, 256) &+ 128) >> 8)
        << shift
    }
    return mixed(0) | mixed(8) | mixed(16) | color & 0xff00_0000
  }
}

/// Pixels behind glass.
private struct LensSource: ~Escapable {
  private let pixels: Span<UInt32>
  private let region: PixelRect
  /// The pixels behind the glass; beyond, those at the edge go on.
  private let ground: PixelRect
  /// Those of them that there are.
  let seen: PixelRect

  @_lifetime(copy pixels)
  init(_ pixels: Span<UInt32>, _ region: PixelRect, over ground: PixelRect?) {
    self.pixels = pixels
    self.region = region
    self.ground =
      ground ?? PixelRect(minX: -1 << 40, minY: -1 << 40, maxX: 1 << 40, maxY: 1 << 40)
    seen = region.intersection(self.ground)
  }

  /// The pixel at a column and a row.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let column = min(max(x, ground.minX), ground.maxX &- 1)
    let row = min(max(y, ground.minY), ground.maxY &- 1)
    guard column >= region.minX, column < region.maxX, row >= region.minY, row < region.maxY else {
      return 0
    }
    return pixels[(row &- region.minY) &* region.width &+ column &- region.minX]
  }

  /// The mean of the four pixels around a place in 1/256 pixel, by their nearness, rounded once.
  @inline(__always)
  func sample(_ placeX: Int, _ placeY: Int) -> UInt32 {
    let (u, v) = (placeX &- 128, placeY &- 128)
    let (x, y) = (u >> 8, v >> 8)
    let (right, down) = (UInt64(truncatingIfNeeded: u & 255), UInt64(truncatingIfNeeded: v & 255))
    let (left, up) = (256 &- right, 256 &- down)
    let corners: (UInt32, UInt32, UInt32, UInt32)
    if x >= seen.minX, x &+ 1 < seen.maxX, y >= seen.minY, y &+ 1 < seen.maxY {
      let index = (y &- region.minY) &* region.width &+ x &- region.minX
      corners = (
        pixels[index], pixels[index &+ 1], pixels[index &+ region.width],
        pixels[index &+ region.width &+ 1]
      )
    } else {
      corners = (pixel(x, y), pixel(x &+ 1, y), pixel(x, y &+ 1), pixel(x &+ 1, y &+ 1))
    }
    // Two channels in one number, with 32 bits for each sum.
    func sum(_ shift: UInt32) -> UInt64 {
      func pair(_ word: UInt32) -> UInt64 {
        let spread = UInt64(truncatingIfNeeded: word >> shift)
        return spread & 255 | (spread & 0xff0000) << 16
      }
      let total =
        pair(corners.0) &* (left &* up) &+ pair(corners.1) &* (right &* up)
        &+ pair(corners.2) &* (left &* down) &+ pair(corners.3) &* (right &* down)
      return (total &+ 0x8000_0000_8000) >> 16 & 0xff_0000_00ff
    }
    let (even, odd) = (sum(0), sum(8))
    let low = UInt32(truncatingIfNeeded: even) | UInt32(truncatingIfNeeded: odd) << 8
    return low | UInt32(truncatingIfNeeded: even >> 16) & 0xff_0000
      | UInt32(truncatingIfNeeded: odd >> 8) & 0xff00_0000
  }
}

extension UInt32 {
  /// A premultiplied pixel at a share of 256.
  @inline(__always)
  fileprivate func scaled(by share: Int) -> UInt32 {
    let factor = UInt32(truncatingIfNeeded: share)
    func scaled(_ pair: UInt32) -> UInt32 { ((pair &* factor &+ 0x80_0080) >> 8) & 0xff_00ff }
    return scaled(self & 0xff_00ff) | scaled(self >> 8 & 0xff_00ff) << 8
  }
}
