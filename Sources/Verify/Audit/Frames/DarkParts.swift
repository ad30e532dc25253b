import SegueRaster

/// The connected parts of a picture that are as good as black.
struct DarkParts {
  /// Pixels that touch each other at their sides.
  struct Part: Hashable {
    var count = 0
    var box: PixelRect

    /// The part of its box that a rectangle fills at least: what is drawn small is rounded.
    private static let filled = 0.9

    /// True if it is a rectangle.
    var isRectangle: Bool {
      Double(count) >= Self.filled * Double(box.width * box.height)
    }
  }

  private(set) var parts: [Part] = []
  /// Number of pixels examined.
  let total: Int

  /// The luma from which on nothing is black: a fiftieth, of 255 times the sum of the weights.
  private static let darkest: UInt32 = 255 * 10_000 / 50

  init(_ surface: Surface, within area: PixelRect) {
    let area = area.intersection(surface.bounds)
    total = area.width * area.height
    let pixels = surface.pixels
    var isDark = [Bool](repeating: false, count: total)
    for y in area.rows {
      for x in area.columns {
        let pixel = pixels[y * surface.width + x]
        let luma = 2126 * (pixel & 255) + 7152 * (pixel >> 8 & 255) + 722 * (pixel >> 16 & 255)
        isDark[(y - area.minY) * area.width + x - area.minX] =
          luma < Self.darkest && pixel >> 24 == 255
      }
    }
    for index in isDark.indices where isDark[index] {
      parts.append(Self.part(around: index, &isDark, area))
    }
  }

  /// Takes a part out of the pixels that are left.
  private static func part(around index: Int, _ isDark: inout [Bool], _ area: PixelRect) -> Part {
    var part = Part(
      box: PixelRect(
        x: area.minX + index % area.width, y: area.minY + index / area.width, width: 1, height: 1))
    var waiting = [index]
    isDark[index] = false
    while let next = waiting.popLast() {
      let (x, y) = (next % area.width, next / area.width)
      part.count += 1
      part.box = part.box.union(
        PixelRect(x: area.minX + x, y: area.minY + y, width: 1, height: 1))
      let sides = [
        x > 0 ? next - 1 : nil, x + 1 < area.width ? next + 1 : nil,
        y > 0 ? next - area.width : nil, y + 1 < area.height ? next + area.width : nil,
      ]
      for case let side? in sides where isDark[side] {
        isDark[side] = false
        waiting.append(side)
      }
    }
    return part
  }
}
