import SegueGeometry
import SegueRaster
import SegueRendering
import SegueTransitions
import SegueVerification

/// Black rectangles that are seen while screens are exchanged, and that neither screen shows at rest.
///
/// What is black and only moves or grows is known by its size: where one of the ends has a black part of at
/// least half the size, nothing is found.
struct BlackRectangles {
  /// The largest of them.
  struct Spot {
    /// The part of the window that it takes.
    let share: Double
    /// The box of the spot, in points.
    let box: Rect
    /// The frame in which it is largest.
    let frame: Int
    /// The frames that show one.
    var frames: ClosedRange<Int>
  }

  private(set) var worst: Spot?

  /// The most frames of a transition that are drawn.
  private static let frames = 24
  /// The least part of the window that counts.
  private static let least = 0.005
  /// The part of its box that a rectangle fills at least: what is drawn small is rounded.
  private static let filled = 0.9

  /// Looks at a transition that begins and ends at rest; `nil` for others, where nobody can tell what is meant.
  init?(
    _ frames: ClosedRange<Int>, of context: AuditedTransition, in audit: AuditContext
  ) throws(RenderError) {
    guard audit.asks(for: .blackened), !context.played.isTurned,
      context.played.interruption == nil
    else { return nil }
    let small = SmallFilm(audit.audited.item)
    let area = PixelRect(around: audit.stage, scale: small.scale)
    var known = 0
    for frame in [frames.lowerBound, frames.upperBound] {
      let parts = DarkParts(try small.surface(frame), within: area).parts
      known = max(known, parts.map(\.count).max() ?? 0)
    }
    let stride = max(1, frames.count / Self.frames)
    for frame in Swift.stride(from: frames.lowerBound + 1, to: frames.upperBound, by: stride) {
      let seen = DarkParts(try small.surface(frame), within: area)
      let largest = seen.parts.filter { part in
        Double(part.count) >= Self.filled * Double(part.box.width * part.box.height)
          && Double(part.count) >= Self.least * Double(seen.total) && part.count > 2 * known
      }.max { $0.count < $1.count }
      guard let largest else { continue }
      note(largest, of: seen.total, in: frame, small.scale)
    }
  }

  private mutating func note(
    _ part: DarkParts.Part, of total: Int, in frame: Int, _ scale: Double
  ) {
    let first = worst?.frames.lowerBound ?? frame
    let share = Double(part.count) / Double(max(total, 1))
    if share <= worst?.share ?? 0 {
      worst?.frames = first...frame
      return
    }
    let box = Rect(
      minX: Double(part.box.minX) / scale, minY: Double(part.box.minY) / scale,
      maxX: Double(part.box.maxX) / scale, maxY: Double(part.box.maxY) / scale)
    worst = Spot(share: share, box: box, frame: frame, frames: first...frame)
  }
}

/// The connected parts of a picture that are as good as black.
private struct DarkParts {
  /// Pixels that touch each other at their sides.
  struct Part {
    var count = 0
    var box: PixelRect
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
