import SegueGeometry
import SegueRaster
import SegueSceneGraph
import SegueTextSupport

/// Looks for places of a film that become lighter and darker again and again.
///
/// Where layers move, whatever is on them passes by, which is no flicker: those places begin anew.
struct FlickerWatch {
  /// A place that flickers.
  struct Spot: Hashable {
    var box: Rect
    var frames: ClosedRange<Int>
    /// Number of turns within 150 ms.
    var turns: Int
  }

  /// The state of a tile.
  private struct Tile {
    var direction = 0
    var extreme: Double?
    var extremeFrame = 0
    /// The frames at which it has turned.
    var turns: [Int] = []
  }

  /// The side of a tile, in points.
  private static let side = 16.0
  /// The least change of luma that counts.
  private static let amplitude = 0.05

  private let scale: Double
  private let columns: Int
  private let rows: Int
  private let memory: Int
  private var tiles: [Tile]
  private var lumas: [Double] = []
  private var boxes: [Rect?] = []
  private var frame = -1
  private(set) var worst: Spot?

  init(width: Int, height: Int, scale: Double, framesPerSecond: Double) {
    self.scale = scale
    columns = max(1, Int((Double(width) / (Self.side * scale)).rounded(.down)))
    rows = max(1, Int((Double(height) / (Self.side * scale)).rounded(.down)))
    memory = max(3, Int((0.15 * framesPerSecond).rounded()))
    tiles = Array(repeating: Tile(), count: columns * rows)
  }

  /// Takes the next frame; `nil` for the same picture once more.
  mutating func take(_ surface: Surface?, of scene: Scene) {
    frame += 1
    guard let surface else { return }
    lumas = (0..<columns * rows).map { luma($0, surface) }
    let isMoving = movingTiles(scene)
    for index in tiles.indices {
      if isMoving[index] { tiles[index] = Tile() } else { take(lumas[index], at: index) }
    }
  }

  private mutating func take(_ luma: Double, at index: Int) {
    guard let extreme = tiles[index].extreme else {
      (tiles[index].extreme, tiles[index].extremeFrame) = (luma, frame)
      return
    }
    let change = luma - extreme
    let isOnward = change * Double(tiles[index].direction) >= 0
    if tiles[index].direction == 0 {
      guard change.magnitude >= Self.amplitude else { return }
      tiles[index].direction = change > 0 ? 1 : -1
    } else if !isOnward {
      guard change.magnitude >= Self.amplitude else { return }
      tiles[index].turns.append(tiles[index].extremeFrame)
      tiles[index].direction = -tiles[index].direction
    }
    (tiles[index].extreme, tiles[index].extremeFrame) = (luma, frame)
    let first = tiles[index].extremeFrame - memory
    tiles[index].turns.removeAll { $0 < first }
    guard let start = tiles[index].turns.first, tiles[index].turns.count > worst?.turns ?? 0 else {
      return
    }
    let place = Point(Double(index % columns) * Self.side, Double(index / columns) * Self.side)
    worst = Spot(
      box: Rect(origin: place, size: Size(Self.side, Self.side)), frames: start...frame,
      turns: tiles[index].turns.count)
  }

  /// The mean luma of a tile, from 0 to 1.
  private func luma(_ index: Int, _ surface: Surface) -> Double {
    let (column, row) = (index % columns, index / columns)
    let across = column * surface.width / columns..<(column + 1) * surface.width / columns
    let down = row * surface.height / rows..<(row + 1) * surface.height / rows
    var sum = 0
    let pixels = surface.pixels
    for y in down {
      for x in across {
        let pixel = pixels[y * surface.width + x]
        sum += 2126 * Int(pixel & 255) + 7152 * Int(pixel >> 8 & 255) + 722 * Int(pixel >> 16 & 255)
      }
    }
    return Double(sum) / Double(max(across.count * down.count, 1)) / 2_550_000
  }

  /// For each tile, whether some layer in it is elsewhere than in the picture before.
  private mutating func movingTiles(_ scene: Scene) -> [Bool] {
    let now = zip(scene.items, scene.projections).map { item, map in
      map.map(item.properties.bounds)?.boundingBox
    }
    defer { boxes = now }
    guard now.count == boxes.count else { return Array(repeating: true, count: tiles.count) }
    var isMoving = Array(repeating: false, count: tiles.count)
    var left = tiles.count
    for (old, new) in zip(boxes, now) where old != new && left > 0 {
      for box in [old, new] {
        guard let box else { continue }
        let (across, down) = indices(in: box)
        for row in down {
          for index in row * columns + across.lowerBound..<row * columns + across.upperBound
          where !isMoving[index] {
            isMoving[index] = true
            left -= 1
          }
        }
      }
    }
    return isMoving
  }

  /// The columns and rows of tiles that a box touches.
  private func indices(in box: Rect) -> (across: Range<Int>, down: Range<Int>) {
    func range(from low: Double, to high: Double, count: Int) -> Range<Int> {
      let first = Int(clamping: (low / Self.side).rounded(.down), to: 0...count)
      return first..<max(first, Int(clamping: (high / Self.side).rounded(.up), to: 0...count))
    }
    return (
      range(from: box.minX, to: box.maxX, count: columns),
      range(from: box.minY, to: box.maxY, count: rows)
    )
  }
}
