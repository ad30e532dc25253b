import SegueRaster

/// A PNG made from single samples, without any library: pixels are only stored, not compressed.
struct RawPNG {
  enum Color: UInt8, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var color: Color
  var depth: Int
  var isInterlaced = false
  /// The samples of each pixel, row after row.
  var pixels: [[Int]]
  var palette: [[Int]] = []
  /// What the chunk tRNS holds.
  var transparency: [UInt8] = []
  /// Whole chunks that stand in front of the pixels.
  var chunks: [UInt8] = []

  var maximum: Int { (1 << depth) - 1 }

  /// The file.
  var bytes: [UInt8] {
    Self.signature + header + chunks
      + (palette.isEmpty ? [] : Self.chunk("PLTE", palette.flatMap { $0.map { UInt8($0) } }))
      + (transparency.isEmpty ? [] : Self.chunk("tRNS", transparency))
      + Self.chunk("IDAT", Zlib.stored(filteredRows)) + Self.chunk("IEND", [])
  }

  var header: [UInt8] {
    Self.header(
      width: width, height: height, depth: depth, color: color, isInterlaced: isInterlaced)
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func header(
    width: Int, height: Int, depth: Int, color: Color, isInterlaced: Bool = false
  ) -> [UInt8] {
    chunk(
      "IHDR",
      bigEndian(width) + bigEndian(height)
        + [UInt8(depth), color.rawValue, 0, 0, isInterlaced ? 1 : 0])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(content.count) + named + bigEndian(Int(Zlib.crc32(named)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// The rows as a file has them.
extension RawPNG {
  private struct Pass {
    let x: Int
    let y: Int
    let dx: Int
    let dy: Int

    static let whole = [Pass(x: 0, y: 0, dx: 1, dy: 1)]
    static let adam7 = [
      Pass(x: 0, y: 0, dx: 8, dy: 8), Pass(x: 4, y: 0, dx: 8, dy: 8),
      Pass(x: 0, y: 4, dx: 4, dy: 8), Pass(x: 2, y: 0, dx: 4, dy: 4),
      Pass(x: 0, y: 2, dx: 2, dy: 4), Pass(x: 1, y: 0, dx: 2, dy: 2),
      Pass(x: 0, y: 1, dx: 1, dy: 2),
    ]
  }

  private var filteredRows: [UInt8] {
    (isInterlaced ? Pass.adam7 : Pass.whole).flatMap { filteredRows(of: $0) }
  }

  private func filteredRows(of pass: Pass) -> [UInt8] {
    let columns = Array(stride(from: pass.x, to: width, by: pass.dx))
    if columns.isEmpty { return [] }
    var result: [UInt8] = []
    var above: [UInt8] = []
    for (index, y) in stride(from: pass.y, to: height, by: pass.dy).enumerated() {
      let row = packed(columns.flatMap { pixels[y * width + $0] })
      if above.isEmpty { above = row.map { _ in 0 } }
      result += [UInt8(index % 5)] + filtered(row, above, kind: index % 5)
      above = row
    }
    return result
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      var byte = 0
      for place in 0..<perByte {
        byte = byte << depth | (start + place < samples.count ? samples[start + place] : 0)
      }
      return UInt8(byte)
    }
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], kind: Int) -> [UInt8] {
    let distance = max(1, color.channels * depth / 8)
    return row.indices.map { index in
      let left = index >= distance ? Int(row[index - distance]) : 0
      let up = Int(above[index])
      let corner = index >= distance ? Int(above[index - distance]) : 0
      let guess = [0, left, up, (left + up) / 2, Self.paeth(left, up, corner)][kind]
      return row[index] &- UInt8(guess)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let distances = [abs(guess - left), abs(guess - up), abs(guess - corner)]
    if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? up : corner
  }
}

/// What the pixels mean.
extension RawPNG {
  /// The premultiplied words that reading has to yield.
  var expected: [UInt32] { pixels.map { Self.premultiplied(straight($0)) } }

  private func straight(_ samples: [Int]) -> [Int] {
    switch color {
    case .palette:
      let index = samples[0]
      let color = index < palette.count ? palette[index] : [0, 0, 0]
      return color + [index < transparency.count ? Int(transparency[index]) : 255]
    case .gray, .rgb:
      let key = stride(from: 0, to: transparency.count, by: 2).map {
        Int(transparency[$0]) << 8 | Int(transparency[$0 + 1])
      }
      let colors = samples.count == 1 ? [samples[0], samples[0], samples[0]] : samples
      return colors.map(byte) + [!key.isEmpty && key == samples ? 0 : 255]
    case .grayAlpha: return [samples[0], samples[0], samples[0], samples[1]].map(byte)
    case .rgba: return samples.map(byte)
    }
  }

  /// The nearest of 256 levels.
  private func byte(_ sample: Int) -> Int { (2 * sample * 255 + maximum) / (2 * maximum) }

  private static func premultiplied(_ channels: [Int]) -> UInt32 {
    let alpha = channels[3]
    let colors = channels.prefix(3).map { (2 * $0 * alpha + 255) / 510 }
    return (colors + [alpha]).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
