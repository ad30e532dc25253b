import SegueGeometry
import SegueKernels

/// The colors of a gradient along rows.
struct GradientRows: Sendable {
  /// The colors of the gradient, and behind them those of the way back where it is reflected: so
  /// either repeats.
  private let table: [UInt32]
  private let geometry: GradientFill.Geometry
  private let scale: GradientScale
  let isOpaque: Bool

  init(_ gradient: GradientFill) {
    let colors = gradient.table()
    table = gradient.spread == .reflect ? colors + colors.reversed() : colors
    geometry = gradient.geometry
    scale = GradientScale(entries: colors.count, repeats: gradient.spread != .pad)
    isOpaque = gradient.isOpaque
  }

  /// Writes the colors of a run of pixels that begins at (`x`, `y`).
  func write(
    _ row: inout MutableSpan<UInt32>, columns range: Range<Int>, x: Int, y: Int,
    with kernels: KernelSet
  ) {
    switch geometry {
    case .linear(let at, let dx, let dy):
      // A table of 4 096 entries makes a place in 1/2³² one in 1/2²⁰ of an entry.
      let first = Int(at &+ Int64(x) &* dx &+ Int64(y) &* dy)
      look(
        &row, columns: range, along: GradientWalk(u: first, v: 0, du: Int(dx), dv: 0), with: kernels
      )
    case .radial(let map), .curved(_, let map):
      let walk = GradientWalk(
        u: Int(map.u &+ Int64(x) &* map.dux &+ Int64(y) &* map.duy),
        v: Int(map.v &+ Int64(x) &* map.dvx &+ Int64(y) &* map.dvy),
        du: Int(map.dux), dv: Int(map.dvx))
      look(&row, columns: range, along: walk, with: kernels)
    case .tiltedLinear(let map), .tiltedRadial(let map), .tiltedCurved(_, let map):
      write(&row, columns: range, through: map, x: x, y: y, with: kernels)
    }
  }

  /// The columns between places where a tilted plane is divided.
  ///
  /// Colors that run straight between show less than half a level of it where the perspective is as
  /// strong as on a device.
  private static let division = 8

  /// Writes the colors of a tilted plane, which is divided at fixed columns of the canvas.
  private func write(
    _ row: inout MutableSpan<UInt32>, columns range: Range<Int>, through map: ProjectiveMap, x: Int,
    y: Int,
    with kernels: KernelSet
  ) {
    let division = GradientRows.division
    var first = x
    while first < x + range.count {
      let base = first & ~(division - 1)
      let end = min(base + division, x + range.count)
      let start = range.lowerBound + first - x
      if let a = map.position(base, y), let b = map.position(base + division, y) {
        let step = (u: (b.u - a.u) / division, v: (b.v - a.v) / division)
        let skip = first - base
        look(
          &row, columns: start..<start + end - first,
          along: GradientWalk(
            u: a.u + skip * step.u, v: a.v + skip * step.v, du: step.u, dv: step.v),
          with: kernels)
      } else {
        for column in first..<end {
          // Behind the viewer there is nothing to see, and no shape either.
          let place = map.position(column, y) ?? (u: 0, v: 0)
          let index = start + column - first
          look(
            &row, columns: index..<index + 1,
            along: GradientWalk(u: place.u, v: place.v, du: 0, dv: 0), with: kernels)
        }
      }
      first = end
    }
  }

  /// Writes the colors at places of the gradient's plane.
  private func look(
    _ row: inout MutableSpan<UInt32>, columns range: Range<Int>, along walk: GradientWalk,
    with kernels: KernelSet
  ) {
    switch geometry {
    case .linear, .tiltedLinear:
      if scale.repeats {
        kernels.build.lookUpRepeated(
          &row, in: range, table: table.span, first: walk.u, step: walk.du)
      } else {
        kernels.build.lookUp(&row, in: range, table: table.span, first: walk.u, step: walk.du)
      }
    case .radial, .tiltedRadial:
      if scale.repeats {
        kernels.build.lookUpRadialRepeated(
          &row, in: range, table: table.span, entries: scale.entries, walk: walk)
      } else {
        kernels.build.lookUpRadial(
          &row, in: range, table: table.span, u: walk.u, v: walk.v, du: walk.du, dv: walk.dv)
      }
    case .curved(let curve, _), .tiltedCurved(let curve, _):
      kernels.build.lookUpCurved(
        &row, in: range, table: table.span, scale: scale, curve: curve, walk: walk)
    }
  }
}
