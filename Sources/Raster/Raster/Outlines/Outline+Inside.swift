import SegueGeometry

extension Outline {
  /// The most steps of an outline in which a rectangle is looked for.
  private static let mostSteps = 64

  /// A rectangle of pixels that the outline covers whole, as large as is easily found: of a box with round
  /// corners, what lies between them; `nil` if there is none.
  package var coveredRect: PixelRect? {
    if elements.isEmpty || elements.count > Self.mostSteps { return nil }
    let steps = steps
    var room = GridRoom(bounds)
    for step in steps { room.leave(step) }
    guard let pixels = room.pixels else { return nil }
    let turns = steps.reduce(0) { $0 + $1.turns(around: room) }
    let isInside = fillRule == .nonZero ? turns != 0 : turns & 1 != 0
    return isInside ? pixels : nil
  }

  /// The steps, with the lines that close the contours.
  private var steps: [GridStep] {
    var steps: [GridStep] = []
    var start = GridPoint(x: 0, y: 0)
    var last = start
    func close() { if last != start { steps.append(GridStep(from: last, [start])) } }
    for element in elements {
      if case .move(let point) = element {
        close()
        (start, last) = (point, point)
      } else {
        let points = element.controlPoints
        steps.append(GridStep(from: last, points))
        last = points[points.count - 1]
      }
    }
    close()
    return steps
  }
}

/// A step of an outline: its ends, and the box of all its points, outside of which it does not go.
private struct GridStep {
  let from: GridPoint
  let to: GridPoint
  private(set) var (left, top, right, bottom) = (0, 0, 0, 0)

  init(from start: GridPoint, _ points: [GridPoint]) {
    from = start
    to = points[points.count - 1]
    (left, top, right, bottom) = (Int(start.x), Int(start.y), Int(start.x), Int(start.y))
    for point in points {
      (left, top) = (min(left, Int(point.x)), min(top, Int(point.y)))
      (right, bottom) = (max(right, Int(point.x)), max(bottom, Int(point.y)))
    }
  }

  /// The turns around a room through which the step does not go, by how often it passes the level of the
  /// room's middle on the right: up counts one, down minus one.
  ///
  /// A curve goes around as the line between its ends does, because the room is outside of its box.
  func turns(around room: GridRoom) -> Int {
    let (x, y) = room.middle
    let (a, b) = (from, to)
    let isUp = 2 * Int(a.y) <= y && 2 * Int(b.y) > y
    let isDown = 2 * Int(b.y) <= y && 2 * Int(a.y) > y
    if !isUp && !isDown { return 0 }
    let across = (Int(b.x) - Int(a.x)) * (y - 2 * Int(a.y))
    let along = (x - 2 * Int(a.x)) * (Int(b.y) - Int(a.y))
    if isUp { return along < across ? 1 : 0 }
    return along > across ? -1 : 0
  }
}

/// A rectangle on the grid of outlines, from which what steps touch is cut off.
private struct GridRoom {
  private var left, top, right, bottom: Int

  init(_ pixels: PixelRect) {
    (left, top) = (pixels.minX << 8, pixels.minY << 8)
    (right, bottom) = (pixels.maxX << 8, pixels.maxY << 8)
  }

  /// Twice the coordinates of the middle.
  var middle: (x: Int, y: Int) { (left + right, top + bottom) }

  /// Cuts off the side on which a step lies: the one that leaves most.
  mutating func leave(_ step: GridStep) {
    guard step.left < right, step.right > left, step.top < bottom, step.bottom > top else { return }
    let rests = [
      GridRoom(self, left: step.right), GridRoom(self, top: step.bottom),
      GridRoom(self, right: step.left), GridRoom(self, bottom: step.top),
    ]
    self = rests.max { $0.area < $1.area } ?? self
  }

  private init(
    _ room: GridRoom, left: Int? = nil, top: Int? = nil, right: Int? = nil, bottom: Int? = nil
  ) {
    self.left = left ?? room.left
    self.top = top ?? room.top
    self.right = right ?? room.right
    self.bottom = bottom ?? room.bottom
  }

  private var area: Int { max(right - left, 0) * max(bottom - top, 0) }

  /// The pixels inside, but for one on each side: steps into which curves are divided may lie beside
  /// them by less.
  var pixels: PixelRect? {
    if right <= left || bottom <= top { return nil }
    let pixels = PixelRect(
      minX: (left + 255) >> 8, minY: (top + 255) >> 8, maxX: right >> 8, maxY: bottom >> 8
    ).outset(by: -1)
    return pixels.isEmpty ? nil : pixels
  }
}
