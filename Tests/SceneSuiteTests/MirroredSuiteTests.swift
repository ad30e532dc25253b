import SegueGeometry
import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

/// The gallery in a mirror: presets, gestures, shared elements, rows and bars.
@Suite struct MirroredSuiteTests {
  /// A layer's corners on the canvas; `nil` for what is seen from its edge.
  private static func quads(_ scene: Scene) -> [String: [Point]] {
    var quads: [String: [Point]] = [:]
    let projections = scene.projections
    for (item, projection) in zip(scene.items, projections) {
      guard let quad = projection.map(item.properties.bounds) else { continue }
      quads[item.id.name] = quads[item.id.name] ?? quad.points
    }
    return quads
  }

  /// The names of layers that keep their place, or what is around them.
  private static func kept(_ scene: Scene) -> Set<String> {
    var kept: Set<Int> = []
    for (index, item) in scene.items.enumerated() {
      let parent = item.parent.map { scene.items[$0].properties.mirrorReach == .place } ?? false
      let isKept = item.properties.mirrorReach == .nothing || parent
      if isKept || item.parent.map(kept.contains) ?? false { kept.insert(index) }
    }
    return Set(kept.map { scene.items[$0].id.name })
  }

  @Test(arguments: SceneSuite.names)
  func `at every moment each box stands where a mirror shows it`(_ name: String) throws {
    let film = try SceneSuite.film(name)
    let image = film.mirrored
    let width = film.canvas.size.width
    // Compose counts whole pixels, from whichever side.
    let rounds = film.epochs.contains { epoch in
      epoch.timeline.entries.contains { $0.animation.resolution != nil }
    }
    let pixel = rounds ? 1 / film.canvas.scale : 0
    var count = 0
    for step in 0...12 {
      let time = Time(nanoseconds: film.duration.nanoseconds / 12 * Int64(step))
      let (original, mirrored) = (film.scene(at: time), image.scene(at: time))
      let (quads, kept) = (Self.quads(mirrored), Self.kept(original))
      for (layer, corners) in Self.quads(original) where !kept.contains(layer) {
        let found = try #require(quads[layer], "\(layer)")
        let expected = [1, 0, 3, 2].map { Point(width - corners[$0].x, corners[$0].y) }
        let distance = zip(found, expected).map { ($0 - $1).length }.max() ?? 0
        let size = corners.map { max($0.x.magnitude, $0.y.magnitude) }.max() ?? 1
        #expect(
          distance <= pixel + 1e-9 * max(size, 1), "\(layer) at \(time): \(found), \(expected)")
        count += 1
      }
    }
    #expect(count > 12)
  }
}
