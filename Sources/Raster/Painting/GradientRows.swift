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
    }
  }
}
