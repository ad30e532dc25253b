/// The colors of a gradient along rows.
struct GradientRows: Sendable {
  private let table: [UInt32]
  private let geometry: Gradient.Geometry
  let isOpaque: Bool

  init(_ gradient: Gradient) {
    table = gradient.table()
    geometry = gradient.geometry
    isOpaque = gradient.isOpaque
  }

  /// Writes the colors of a run of pixels that begins at (`x`, `y`).
  func write(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, x: Int, y: Int, _ kernels: KernelSet
  ) {
    switch geometry {
    case .linear(let at, let dx, let dy):
      // A table of 4 096 entries makes a place in 1/2³² one in 1/2²⁰ of an entry.
      let first = Int(at &+ Int64(x) &* dx &+ Int64(y) &* dy)
      kernels.lookUp(&row, range, table: table.span, first: first, step: Int(dx))
    case .radial(let map):
      kernels.lookUpRadial(
        &row, range, table: table.span,
        u: Int(map.u &+ Int64(x) &* map.dux &+ Int64(y) &* map.duy),
        v: Int(map.v &+ Int64(x) &* map.dvx &+ Int64(y) &* map.dvy),
        du: Int(map.dux), dv: Int(map.dvx))
    case .tiltedLinear(let map), .tiltedRadial(let map):
      write(&row, range, map, x: x, y: y, kernels)
    }
  }

  /// The columns between places where a tilted plane is divided.
  ///
  /// Colors that run straight between show less than half a level of it where the perspective is as
  /// strong as on a device.
  private static let division = 8

  /// Writes the colors of a tilted plane, which is divided at fixed columns of the canvas.
  private func write(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, _ map: ProjectiveMap, x: Int, y: Int,
    _ kernels: KernelSet
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
          &row, start..<start + end - first, (a.u + skip * step.u, a.v + skip * step.v), step,
          kernels)
      } else {
        for column in first..<end {
          // Behind the viewer there is nothing to see, and no shape either.
          let place = map.position(column, y) ?? (u: 0, v: 0)
          let index = start + column - first
          look(&row, index..<index + 1, place, (0, 0), kernels)
        }
      }
      first = end
    }
  }

  private func look(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, _ place: (u: Int, v: Int),
    _ step: (u: Int, v: Int), _ kernels: KernelSet
  ) {
    if case .tiltedLinear = geometry {
      kernels.lookUp(&row, range, table: table.span, first: place.u, step: step.u)
    } else {
      kernels.lookUpRadial(
        &row, range, table: table.span, u: place.u, v: place.v, du: step.u, dv: step.v)
    }
  }
}
