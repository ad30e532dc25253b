extension LumaSequence {
  /// A picture without its finest details: each pixel the mean of those around it, twice.
  ///
  /// Letters and lines are another pattern on every raster. What is left of them here is how light they are,
  /// which is the same on each.
  func softened(_ picture: [UInt8], by radius: Int) -> [UInt8] {
    let lines = Self.softenedRows(of: picture, width: width, height: height, radius: radius)
    let columns = Self.softenedRows(
      of: Self.turned(lines, width: width, height: height), width: height, height: width,
      radius: radius)
    return Self.turned(columns, width: height, height: width)
  }

  private static func softenedRows(
    of picture: [UInt8], width: Int, height: Int, radius: Int
  ) -> [UInt8] {
    var rows = picture
    for _ in 0..<2 {
      for y in 0..<height { soften(&rows, from: y * width, count: width, radius) }
    }
    return rows
  }

  /// Pixels beyond an end are like that at the end.
  private static func soften(
    _ pixels: inout [UInt8], from start: Int, count: Int, _ radius: Int
  ) {
    let row = Array(pixels[start..<start + count])
    func pixel(_ x: Int) -> Int { Int(row[min(max(x, 0), count - 1)]) }
    let window = 2 * radius + 1
    var sum = (-radius...radius).reduce(0) { $0 + pixel($1) }
    for x in 0..<count {
      pixels[start + x] = UInt8((sum + radius) / window)
      sum += pixel(x + radius + 1) - pixel(x - radius)
    }
  }

  /// The picture with rows as columns.
  private static func turned(_ picture: [UInt8], width: Int, height: Int) -> [UInt8] {
    var turned = [UInt8](repeating: 0, count: picture.count)
    for y in 0..<height {
      for x in 0..<width { turned[x * height + y] = picture[y * width + x] }
    }
    return turned
  }
}
