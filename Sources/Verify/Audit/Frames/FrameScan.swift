import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTextSupport
import SegueVerification

/// The frames of a film, looked at one after the other for flashes and flicker.
///
/// A frame that shows the same scene as the one before is not drawn.
struct FrameScan: Sendable {
  /// The spots that flash.
  let flashes: [FlashSpot]
  /// The spot that flickers most.
  let flicker: FlickerWatch.Spot?

  /// The most frames that are looked at: a minute at 60 a second.
  private static let mostFrames = 3600

  init(_ item: SnapshotCase) throws(RenderError) {
    let small = SmallFilm(item)
    let rate = item.film.frameRate.framesPerSecond
    let size = small.pixelSize
    var flashes = FlashWatch(
      width: size.width, height: size.height, scale: small.scale, framesPerSecond: rate)
    var flicker = FlickerWatch(
      width: size.width, height: size.height, scale: small.scale, framesPerSecond: rate)
    var before: Scene?
    for frame in 0..<min(item.film.frameCount, Self.mostFrames) {
      if Task.isCancelled { throw .cancelled }
      let scene = small.scene(frame)
      let surface = scene == before ? nil : try small.surface(frame)
      flashes.take(surface)
      flicker.take(surface, of: scene)
      before = scene
    }
    self.flashes = flashes.spots
    self.flicker = flicker.worst
  }
}

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
    let moving = movingTiles(scene)
    for index in tiles.indices {
      if moving.contains(index) { tiles[index] = Tile() } else { take(lumas[index], at: index) }
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

  /// The tiles in which some layer is elsewhere than in the picture before.
  private mutating func movingTiles(_ scene: Scene) -> Set<Int> {
    let now = zip(scene.items, scene.projections).map { item, map in
      map.map(item.properties.bounds)?.boundingBox
    }
    defer { boxes = now }
    guard now.count == boxes.count else { return Set(tiles.indices) }
    var moving: Set<Int> = []
    for (old, new) in zip(boxes, now) {
      guard old != new else { continue }
      for box in [old, new].compactMap(\.self) { moving.formUnion(indices(in: box)) }
    }
    return moving
  }

  private func indices(in box: Rect) -> [Int] {
    func range(from low: Double, to high: Double, count: Int) -> Range<Int> {
      let first = Int(clamping: (low / Self.side).rounded(.down), to: 0...count)
      return first..<max(first, Int(clamping: (high / Self.side).rounded(.up), to: 0...count))
    }
    let across = range(from: box.minX, to: box.maxX, count: columns)
    return range(from: box.minY, to: box.maxY, count: rows).flatMap { row in
      across.map { row * columns + $0 }
    }
  }
}
