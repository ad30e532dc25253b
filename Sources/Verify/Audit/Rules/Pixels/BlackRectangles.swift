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
        part.isRectangle && Double(part.count) >= Self.least * Double(seen.total)
          && part.count > 2 * known
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
