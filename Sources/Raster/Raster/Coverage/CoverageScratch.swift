import SegueGeometry
import SegueKernels

/// Finds the coverage of shapes one after the other, in memory that it keeps.
struct CoverageScratch {
  let kernels: KernelSet
  private var edges: [OutlineEdge] = []
  /// For each row its first edge, then its first span.
  private var rows: [Int32] = []
  /// A row of cells; clear between the shapes.
  private var cells: [Int64] = []
  /// The pieces of edges in a row.
  private var pieces: [RowPiece] = []
  private var spans: [CoverageSpan] = []
  private var bytes: [UInt8] = []

  init(_ kernels: KernelSet) { self.kernels = kernels }

  /// Returns the coverage of each pixel of `region` by a shape.
  mutating func coverage(_ shape: Shape, in region: PixelRect) -> Coverage {
    switch shape {
    case .pixels(let rect): Coverage(rect.intersection(region))
    case .outline(let outline): coverage(outline, in: region)
    case .field(let field): WipeScan.coverage(field, in: region, kernels)
    case .glyphs(let glyphs): coverage(glyphs, nil, in: region)
    }
  }

  /// The exact area that an outline covers of each pixel of `region`, also where its parts overlap or meet.
  ///
  /// Law: the coverage of a pixel does not depend on the region.
  private mutating func coverage(_ outline: Outline, in region: PixelRect) -> Coverage {
    let box = outline.bounds.intersection(region)
    if box.isEmpty { return Coverage(box) }
    var scan = OutlineScan(
      columns: box.columns, rows: box.rows, isEvenOdd: outline.fillRule == .evenOdd,
      parts: outline.elements.count)
    edges.removeAll(keepingCapacity: true)
    outline.addEdges(to: &edges, in: box)
    CoverageScratch.grow(&rows, to: box.height + 1, 0)
    CoverageScratch.grow(&cells, to: OutlineScan.cellWords(box.width), 0)
    CoverageScratch.grow(
      &pieces, to: scan.grain == 0 ? 0 : edges.count,
      RowPiece(x0: 0, x1: 0, y0: 0, y1: 0, direction: 0))
    kernels.build.begin(&scan, edges: &edges, rows: &rows)
    while !scan.rows.isEmpty {
      CoverageScratch.grow(&bytes, to: scan.bytes + OutlineScan.byteRoom(box.width), 0)
      CoverageScratch.grow(
        &spans, to: scan.spans + OutlineScan.spanRoom(box.width),
        CoverageSpan(x: 0, count: 0))
      kernels.build.advance(
        &scan, edges: &edges, rows: &rows, cells: &cells, pieces: &pieces, spans: &spans,
        bytes: &bytes)
    }
    return Coverage(
      box, spans: Array(spans[..<scan.spans]),
      bytes: Array(bytes[..<(scan.bytes + OutlineScan.slack)]),
      starts: Array(rows[...box.height]))
  }

  /// Makes room, with some in advance.
  private static func grow<Element>(_ array: inout [Element], to count: Int, _ element: Element) {
    if array.count >= count { return }
    array.append(contentsOf: repeatElement(element, count: 2 * count - array.count))
  }
}

// The same kernels on arrays.
extension Kernels {
  fileprivate static func begin(
    _ scan: inout OutlineScan, edges: inout [OutlineEdge], rows: inout [Int32]
  ) {
    var edges = edges.mutableSpan
    var rows = rows.mutableSpan
    begin(&scan, edges: &edges, rows: &rows)
  }

  fileprivate static func advance(
    _ scan: inout OutlineScan, edges: inout [OutlineEdge], rows: inout [Int32],
    cells: inout [Int64], pieces: inout [RowPiece], spans: inout [CoverageSpan],
    bytes: inout [UInt8]
  ) {
    var edges = edges.mutableSpan
    var rows = rows.mutableSpan
    var cells = cells.mutableSpan
    var pieces = pieces.mutableSpan
    var spans = spans.mutableSpan
    var bytes = bytes.mutableSpan
    advance(
      &scan, edges: &edges, rows: &rows, cells: &cells, pieces: &pieces, spans: &spans,
      bytes: &bytes)
  }
}
