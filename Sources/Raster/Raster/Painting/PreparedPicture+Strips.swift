import SegueKernels

// A picture that is sampled from strips, run by run.
extension PreparedPicture {
  /// True if the picture is sampled along slanted lines, for which few columns should be finished together.
  var isTurned: Bool {
    if case .straight = position { true } else { false }
  }

  /// True if every pixel of the canvas maps to a point of the picture's plane; in perspective, what is behind
  /// the viewer maps to none.
  var isEverywhere: Bool {
    if case .projected = position { false } else { true }
  }

  /// Adds the walks over neighboring pixels of a row; the first of them stands at `start`, and what
  /// is behind it at `behind`.
  func addRuns(
    to runs: inout [SampledRun], _ columns: Range<Int>, y: Int, at start: Int, behind: Int = 0
  ) {
    switch position {
    case .straight(let map):
      for (part, base) in Segments(columns, every: SampledRun.longest) {
        let skipped = part.lowerBound - columns.lowerBound
        runs.append(
          SampledRun(
            start: start + skipped, behind: behind + skipped, count: part.count,
            skip: part.lowerBound - base, walk: halved(map.walk(base, y))))
      }
    case .projected(let map):
      for (part, base) in Segments(columns, every: division) {
        let at = start + part.lowerBound - columns.lowerBound
        if let walk = map.walk(base, y: y, division: division) {
          let skip = part.lowerBound - base
          runs.append(SampledRun(start: at, count: part.count, skip: skip, walk: halved(walk)))
        } else {
          addPixels(to: &runs, columns: part, y: y, through: map, at: at)
        }
      }
    case .moved, .nearest: break
    }
  }

  /// Divides for every pixel, where a division lies behind the viewer.
  private func addPixels(
    to runs: inout [SampledRun], columns: Range<Int>, y: Int, through map: ProjectiveMap,
    at start: Int
  ) {
    for (index, x) in columns.enumerated() {
      guard let place = map.position(x, y) else { continue }
      let walk = SamplingWalk(u: place.u, v: place.v, du: 0, dv: 0)
      runs.append(SampledRun(start: start + index, count: 1, skip: 0, walk: halved(walk)))
    }
  }

  /// The same walk over the size that is sampled.
  private func halved(_ walk: SamplingWalk) -> SamplingWalk {
    var walk = walk
    for _ in 0..<halvings { walk = walk.halved }
    return walk
  }

  /// The walk along a row from the first column of a division on, if the map is straight.
  func straightWalk(_ x: Int, _ y: Int) -> SamplingWalk? {
    guard case .straight(let map) = position else { return nil }
    return halved(map.walk(x, y))
  }

  /// Samples runs over what their pixels are, and asks the memory for lines that come next.
  func sample(
    _ pixels: inout MutableSpan<UInt32>, along runs: Span<SampledRun>, ahead: [StripLines],
    with kernels: KernelSet
  ) {
    guard let near, !runs.isEmpty else { return }
    if let far {
      kernels.build.sample(
        &pixels, runs: runs, strips: near.strips.pixels, size: near.size,
        smaller: far.strips.pixels, smallerSize: far.size, weights: weights, ahead: ahead.span)
    } else {
      kernels.build.sample(
        &pixels, runs: runs, strips: near.strips.pixels, size: near.size, weights: weights,
        ahead: ahead.span)
    }
  }

  /// Samples runs over pixels of another picture, which are not in their place yet.
  func sample(
    _ pixels: inout MutableSpan<UInt32>, over backdrop: Surface, along runs: Span<SampledRun>,
    next: PixelStep, ahead: [StripLines], with kernels: KernelSet
  ) {
    guard let near, far == nil, !runs.isEmpty else { return }
    kernels.build.sample(
      &pixels, over: backdrop.pixels, next: next, runs: runs,
      strips: near.strips.pixels, size: near.size, weights: weights, ahead: ahead.span)
  }

  /// Finds the lines of memory that sampling a part of the canvas will read.
  func cover(_ area: PixelRect, _ footprint: inout StripFootprint) {
    guard case .straight(let map) = position, let near else { return footprint.clear() }
    let scale = Float(1 << halvings) * 65_536
    func corner(_ x: Int, _ y: Int) -> StripFootprint.Corner {
      let walk = map.walk(x, y)
      return StripFootprint.Corner(u: Float(walk.u) / scale + 1, v: Float(walk.v) / scale + 1)
    }
    let corners = (
      corner(area.minX, area.minY), corner(area.maxX, area.minY), corner(area.maxX, area.maxY),
      corner(area.minX, area.maxY)
    )
    footprint.cover(corners, of: near)
  }
}

extension ProjectiveMap {
  /// The walk that runs straight between two divisions; `nil` if one of them lies behind the viewer.
  fileprivate func walk(_ base: Int, y: Int, division: Int) -> SamplingWalk? {
    guard let a = position(base, y), let b = position(base + division, y) else { return nil }
    let half = division / 2
    return SamplingWalk(
      u: a.u, v: a.v, du: (b.u - a.u + half).dividedDown(by: division),
      dv: (b.v - a.v + half).dividedDown(by: division))
  }
}

extension Int {
  /// The quotient, rounded down, by a power of two.
  fileprivate func dividedDown(by power: Int) -> Int { self >> power.trailingZeroBitCount }
}
