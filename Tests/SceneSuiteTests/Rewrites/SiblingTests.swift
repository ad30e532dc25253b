import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import TestSupport
import Testing

/// Layers that share no pixel may be painted in any order.
@Suite struct SiblingTests {
  @Test(arguments: SeededGenerator.seeds)
  func `of random scenes`(seed: UInt64) throws {
    let scene = try ReadScene(RandomScene.text(seed: seed)).film
    try expectFreeOrder(of: scene, SceneRenderer(), at: [0, 0.4, 1])
  }

  @Test(arguments: SceneSuite.names.oneIn(6))
  func `of the gallery`(name: String) throws {
    var (film, assets) = try SceneSuite.scene(name)
    film.canvas.scale = 120 / film.canvas.size.height
    try expectFreeOrder(of: film, SceneRenderer(assets: assets), at: [0.3, 1])
  }

  /// Exchanges neighbors that touch no common pixel, at some moments of a film.
  private func expectFreeOrder(
    of film: AnimatedScene, _ renderer: SceneRenderer, at shares: [Double]
  ) throws {
    for share in shares {
      let frame = Int(Double(film.frameCount - 1) * share)
      let scene = film.scene(frame: frame)
      let layers = scene.layers
      let agreed = try renderer.surface(of: Scene(canvas: scene.canvas, layers: layers))
      // Most layers have two neighbors.
      var known: [Int: Surface] = [:]
      func alone(_ index: Int) throws -> Surface {
        if let surface = known[index] { return surface }
        var canvas = scene.canvas
        canvas.background = .clear
        let surface = try renderer.surface(of: Scene(canvas: canvas, layers: scene.alone(index)))
        known[index] = surface
        return surface
      }
      for (low, high) in scene.neighbors.prefix(40) where scene.areFree(low, high) {
        if try alone(low).touches(alone(high)) { continue }
        let swapped = layers.exchanging(scene.layer(low), scene.layer(high))
        let surface = try renderer.surface(of: Scene(canvas: scene.canvas, layers: swapped))
        let names = "\(scene.items[low].id) and \(scene.items[high].id), frame \(frame)"
        #expect(surface == agreed, "\(names)")
      }
    }
  }
}

extension Scene {
  /// Whether two neighbors could change places if they touched no common pixel.
  fileprivate func areFree(_ low: Int, _ high: Int) -> Bool {
    items[low].properties.zPosition == items[high].properties.zPosition
      && looksAtNothing(low) && looksAtNothing(high)
  }
}

extension Surface {
  /// Whether both have drawn on the same pixel.
  fileprivate func touches(_ other: Surface) -> Bool {
    (0..<height).contains { y in
      (0..<width).contains { x in self[x, y] != .clear && other[x, y] != .clear }
    }
  }
}
