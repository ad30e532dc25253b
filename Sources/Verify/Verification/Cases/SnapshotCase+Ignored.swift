import SegueGeometry
import SegueMotion
package import SegueRaster
package import SegueRendering
import SegueSceneGraph

extension SnapshotCase {
  /// A picture of scenes without what is ignored in any of them.
  func masked(_ surface: Surface, _ scenes: [Scene]) throws(FilmFailure) -> Surface {
    if ignored.isEmpty { return surface }
    return try surface.covered(scenes.flatMap(ignoredBoxes))
  }

  /// A film strip without what is ignored in its moments.
  func maskedStrip(_ surface: Surface, _ strip: FilmStrip) throws(FilmFailure) -> Surface {
    if ignored.isEmpty { return surface }
    var small = film
    small.canvas.scale = min(
      film.canvas.scale, Double(strip.maximumWidth) / film.canvas.size.width)
    var boxes: [PixelRect] = []
    for (place, time) in zip(strip.places(in: surface), strip.times(of: film)) {
      boxes += ignoredBoxes(in: small.scene(at: time)).map { box in
        PixelRect(
          x: place.minX + box.minX, y: place.minY + box.minY, width: box.width, height: box.height
        ).intersection(place)
      }
    }
    return try surface.covered(boxes)
  }

  private func ignoredBoxes(in scene: Scene) -> [PixelRect] {
    ignored.flatMap { $0.boxes(in: scene) }
  }
}

/// Identifies frames without what is ignored in them.
struct MaskedHashEncoder: FrameEncoder {
  let item: SnapshotCase
  private let base = HashEncoder()

  init(_ item: SnapshotCase) {
    self.item = item
  }

  var form: FrameForm { base.form }

  func encode(_ frame: Frame) throws(FilmFailure) -> String {
    guard !item.ignored.isEmpty, case .pixels(let surface) = frame.content else {
      return try base.encode(frame)
    }
    let masked = try item.masked(surface, [item.film.scene(frame: frame.index)])
    return try base.encode(
      Frame(index: frame.index, time: frame.time, content: .pixels(masked)))
  }
}

extension Surface {
  /// Color that covers ignored regions.
  private static let cover = Pixel(red: 0x8E, green: 0x8E, blue: 0x93)

  /// The surface with boxes painted over.
  package func covered(_ boxes: [PixelRect]) throws(FilmFailure) -> Surface {
    if boxes.isEmpty { return self }
    var surface = self
    do throws(MemoryShortage) {
      try surface.withPixels { target in
        for box in boxes.map({ $0.intersection(bounds) }) {
          for y in box.rows {
            for x in box.columns { target[y * width + x] = Self.cover.word }
          }
        }
      }
    } catch {
      throw .memory(error)
    }
    return surface
  }
}
