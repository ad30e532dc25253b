extension VideoPlanes {
  /// Takes what other planes show of pixels that are not damaged.
  package mutating func copy(_ other: VideoPlanes, outside damage: DamagedRegion) {
    precondition(width == other.width && height == other.height, "planes of different sizes")
    let canvas = damage.bounds
    damage.forEachRest { rows, columns in
      // An odd size has a row or a column more, which repeats the last one.
      let rows = rows.lowerBound..<(rows.upperBound == canvas.maxY ? height : rows.upperBound)
      let columns =
        columns.lowerBound..<(columns.upperBound == canvas.maxX ? width : columns.upperBound)
      let (halfRows, halfColumns) = (rows.halved, columns.halved)
      luma.copy(other.luma, rows: rows, columns: columns, stride: width)
      blue.copy(other.blue, rows: halfRows, columns: halfColumns, stride: width / 2)
      red.copy(other.red, rows: halfRows, columns: halfColumns, stride: width / 2)
    }
  }
}

extension Range<Int> {
  /// The places of chroma that belong to these of luma.
  fileprivate var halved: Range<Int> { lowerBound / 2..<(upperBound + 1) / 2 }
}

extension [UInt8] {
  /// Takes a part of another plane of the same size.
  fileprivate mutating func copy(
    _ other: [UInt8], rows: Range<Int>, columns: Range<Int>, stride: Int
  ) {
    if columns.count == stride {
      let whole = rows.lowerBound * stride..<rows.upperBound * stride
      self[whole] = other[whole]
      return
    }
    for y in rows {
      let part = y * stride + columns.lowerBound..<y * stride + columns.upperBound
      self[part] = other[part]
    }
  }
}
