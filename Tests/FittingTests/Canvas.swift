import SegueRaster

/// A gray picture of boxes whose edges are between pixels.
struct Canvas {
  let width: Int
  let height: Int
  private var levels: [Double]

  init(width: Int = 120, height: Int = 200) {
    (self.width, self.height) = (width, height)
    levels = [Double](repeating: 240, count: width * height)
  }

  mutating func box(x: Double, y: Double, width: Double, height: Double, level: Double) {
    func covered(_ pixel: Int, _ start: Double, _ length: Double) -> Double {
      min(max(min(start + length, Double(pixel) + 1) - max(start, Double(pixel)), 0), 1)
    }
    for row in 0..<self.height {
      let down = covered(row, y, height)
      guard down > 0 else { continue }
      for column in 0..<self.width {
        let part = down * covered(column, x, width)
        levels[row * self.width + column] += (level - levels[row * self.width + column]) * part
      }
    }
  }

  /// A page of boxes, each with its place, its width and its level; smaller around its middle.
  mutating func page(
    x: Double, _ boxes: [(y: Double, width: Double, level: Double)], level: Double,
    scale: Double = 1
  ) {
    func box(_ left: Double, _ top: Double, _ width: Double, _ height: Double, _ level: Double) {
      self.box(
        x: x + 60 + scale * (left - 60), y: 100 + scale * (top - 100), width: scale * width,
        height: scale * height, level: level)
    }
    box(0, 0, 120, 200, level)
    for (index, item) in boxes.enumerated() {
      box(8 + 5 * Double(index % 3), item.y, item.width, 15, item.level)
    }
  }

  /// A sheet of boxes.
  mutating func sheet(top: Double) {
    box(x: 0, y: top, width: 120, height: 180, level: 250)
    for (place, level) in [(8.0, 180.0), (30, 90), (56, 40), (84, 130), (112, 70)] {
      box(x: 12, y: top + place, width: 70, height: 9, level: level)
    }
  }

  mutating func dim(_ share: Double) { levels = levels.map { $0 * (1 - share) } }

  var surface: Surface {
    get throws {
      var surface = try Surface(width: self.width, height: self.height)
      try surface.withPixels { pixels in
        for index in pixels.indices {
          pixels[index] = 0xff00_0000 | UInt32(min(max(levels[index] + 0.5, 0), 255)) * 0x1_0101
        }
      }
      return surface
    }
  }
}
