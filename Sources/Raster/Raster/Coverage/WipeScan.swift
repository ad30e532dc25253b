import SegueKernels

/// Finds the coverage of a field row by row.
struct WipeScan {
  private let field: WipeShape
  private let box: PixelRect
  private let kernels: KernelSet
  private var row: [UInt8]
  private var spans: [CoverageSpan] = []
  private var bytes: [UInt8] = []

  /// Returns the coverage of each pixel of `region` by a field.
  static func coverage(
    _ field: WipeShape, in region: PixelRect, _ kernels: KernelSet
  ) -> Coverage {
    let box = field.bounds.intersection(region)
    if box.isEmpty { return Coverage(box) }
    var scan = WipeScan(field, in: box, with: kernels)
    var starts: [Int32] = [0]
    for y in box.rows {
      scan.findRow(y)
      scan.addSpans()
      starts.append(Int32(truncatingIfNeeded: scan.spans.count))
    }
    return Coverage(box, spans: scan.spans, bytes: scan.bytes, starts: starts)
  }

  private init(_ field: WipeShape, in box: PixelRect, with kernels: KernelSet) {
    self.field = field
    self.box = box
    self.kernels = kernels
    row = [UInt8](repeating: 0, count: box.width)
  }

  // MARK: - Rows

  /// Finds the coverage of a row.
  private mutating func findRow(_ y: Int) {
    switch field.plane {
    case .straight(let map):
      // The anchor belongs to the field: no region or tile moves it.
      let x = Int64(field.bounds.minX)
      let u = map.u &+ x &* map.dux &+ Int64(y) &* map.duy
      let v = map.v &+ x &* map.dvx &+ Int64(y) &* map.dvy
      cover(
        box.columns, from: field.bounds.minX, SIMD2(WipeScan.units(u), WipeScan.units(v)),
        step: SIMD2(WipeScan.units(map.dux), WipeScan.units(map.dvx)))
    case .tilted(let map): findTiltedRow(y, map)
    }
  }

  private static func units(_ fixed: Int64) -> Float { Float(Double(fixed) / 4_294_967_296) }

  /// The columns between places where a tilted plane is divided.
  private static let division = 8

  /// Finds the coverage of a row of a tilted plane, which is divided at fixed columns of the canvas.
  private mutating func findTiltedRow(_ y: Int, _ map: ProjectiveMap) {
    let division = WipeScan.division
    var first = box.minX
    while first < box.maxX {
      let base = first & ~(division - 1)
      let end = min(base + division, box.maxX)
      if let a = WipeScan.place(base, y, through: map),
        let b = WipeScan.place(base + division, y, through: map)
      {
        cover(first..<end, from: base, a, step: (b - a) / Float(division))
      } else {
        for column in first..<end {
          if let place = WipeScan.place(column, y, through: map) {
            cover(column..<column + 1, from: column, place, step: .zero)
          } else {
            // Behind the viewer there is nothing to see.
            row[column - box.minX] = 0
          }
        }
      }
      first = end
    }
  }

  private static func place(_ x: Int, _ y: Int, through map: ProjectiveMap) -> SIMD2<Float>? {
    let unit = 65_536 * WipeShape.Plane.columns
    return map.position(x, y).map { SIMD2(Float(Double($0.u) / unit), Float(Double($0.v) / unit)) }
  }

  private mutating func cover(
    _ columns: Range<Int>, from anchor: Int, _ place: SIMD2<Float>, step: SIMD2<Float>
  ) {
    let start = columns.lowerBound - box.minX
    let kernels = kernels
    let part = FieldRow(
      field.form.kernel, place: place, step: step, first: columns.lowerBound - anchor,
      offset: WipeScan.units(field.offset), falls: field.falls, isHard: field.isHard)
    var bytes = row.mutableSpan
    kernels.build.cover(&bytes, in: start..<start + columns.count, by: part)
  }

  // MARK: - Spans

  /// Kinds of coverage that the pixels of a run share.
  private enum Kind {
    case clear
    case solid
    case soft
  }

  /// The pixels that are looked at together.
  private static let block = 32

  /// Takes the row apart: what is clear is left out, what is solid needs no bytes.
  private mutating func addSpans() {
    var start = 0
    var kind = Kind.clear
    for first in stride(from: 0, to: row.count, by: WipeScan.block) {
      let next = self.kind(of: first..<min(first + WipeScan.block, row.count))
      if next == kind { continue }
      add(start..<first, kind)
      (start, kind) = (first, next)
    }
    add(start..<row.count, kind)
  }

  private func kind(of columns: Range<Int>) -> Kind {
    var (low, high) = (UInt8.max, UInt8.min)
    for column in columns {
      low = min(low, row[column])
      high = max(high, row[column])
    }
    return high == 0 ? .clear : low == 255 ? .solid : .soft
  }

  private mutating func add(_ columns: Range<Int>, _ kind: Kind) {
    if kind == .clear || columns.isEmpty { return }
    let x = Int32(truncatingIfNeeded: box.minX + columns.lowerBound)
    let count = Int32(columns.count)
    if kind == .solid {
      spans.append(CoverageSpan(x: x, count: count))
    } else {
      spans.append(CoverageSpan(x: x, count: count, offset: Int32(truncatingIfNeeded: bytes.count)))
      bytes += row[columns]
    }
  }
}

extension WipeShape.Form {
  /// Kernels' value for the form.
  fileprivate var kernel: FieldForm {
    switch self {
    case .along: .along
    case .apart: .apart
    case .distance: .distance
    case .product: .product
    case .angle: .angle
    case .grain: .grain
    case .streaksAcross: .streaksAcross
    case .streaksDown: .streaksDown
    }
  }
}
