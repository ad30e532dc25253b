package import SegueGeometry
package import SegueRaster

/// The place and time at which a film flashes most.
package struct FlashSpot: Hashable, Sendable {
  /// The kind of flash.
  package var kind: FlashKind
  /// The level of danger.
  package var level: FlashLevel
  /// The window, in points; `nil` for the whole picture.
  package var window: Rect?
  /// The first frame at which it is so bad.
  package var frame: Int
  /// The most steps within a second.
  package var steps: Int
}

extension FlashSpot {
  /// The spot with its window in other units.
  func scaled(by factor: Double) -> FlashSpot {
    var spot = self
    spot.window = window.map {
      Rect(
        minX: $0.minX * factor, minY: $0.minY * factor, maxX: $0.maxX * factor,
        maxY: $0.maxY * factor)
    }
    return spot
  }
}

/// Looks at the frames of a film for flashes: in the whole picture, and in every window of ten degrees.
package struct FlashWatch {
  private let grid: FlashGrid
  private let tolerance: Int
  private let windows: [(columns: Range<Int>, rows: Range<Int>)]
  /// For each window one for light and one for red.
  private var machines: [(kind: FlashKind, window: Int, machine: FlashMachine)] = []
  private var worst: [FlashKind: FlashSpot] = [:]
  private var frame = -1
  private var last: (surface: Surface, sums: FlashFrame)?

  /// A watch over pictures of one size.
  ///
  /// - Parameter tolerance: by how many levels a pixel may be another one and count as unchanged.
  package init(
    width: Int, height: Int, scale: Double, framesPerSecond: Double, tolerance: Int = 0
  ) {
    self.tolerance = tolerance
    grid = FlashGrid(width: width, height: height, scale: scale)
    windows = grid.windows
    for window in windows.indices {
      for kind in FlashKind.allCases {
        machines.append((kind, window, FlashMachine(kind, framesPerSecond: framesPerSecond)))
      }
    }
  }

  /// Takes the next frame; `nil` for the same picture once more.
  package mutating func take(_ surface: Surface?) {
    frame += 1
    guard let sums = sums(surface) else { return }
    for index in machines.indices {
      let (kind, window, _) = machines[index]
      let sum = sums.sums(windows[window])
      let level = machines[index].machine.take(
        mean: sum.mean(kind), isChanged: sum.isChanged(kind))
      let steps = machines[index].machine.stepCount
      guard level > worst[kind]?.level ?? .pass else {
        if level == worst[kind]?.level, steps > worst[kind]?.steps ?? 0 {
          worst[kind]?.steps = steps
        }
        continue
      }
      worst[kind] = FlashSpot(
        kind: kind, level: level, window: window == 0 ? nil : grid.box(windows[window]),
        frame: frame, steps: steps)
    }
  }

  private mutating func sums(_ surface: Surface?) -> FlashFrame? {
    if let surface {
      let sums = FlashFrame(surface, after: last?.surface, grid, tolerance: tolerance)
      last = (surface, sums.unchanged)
      return sums
    }
    return last?.sums
  }

  /// The spots found, light first.
  package var spots: [FlashSpot] { FlashKind.allCases.compactMap { worst[$0] } }
}
