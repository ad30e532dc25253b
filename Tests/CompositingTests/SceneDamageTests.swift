import SegueCompositing
import SegueMotion
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// The scenes that people can render, frame over frame.
@Suite struct SceneDamageTests {
  /// The frames of a film in which two neighbors are looked at, and again after a leap: a few, or all of them.
  private static func frames(of film: AnimatedScene) -> [Int] {
    let count = film.frameCount
    if Cases.areAllTried { return Array(0..<count) }
    return (0..<5).flatMap { place in
      let frame = place * max(count - 2, 0) / 4
      return [frame, min(frame + 1, count - 1)]
    }
  }

  private static func film(_ name: String) throws -> AnimatedScene {
    var film = try SceneFolder.read(name)
    film.canvas.scale = 1
    return film
  }

  @Test(arguments: SceneFolder.names)
  func `what is drawn over the frame before is what all of a frame would be`(
    name: String
  ) throws {
    let film = try Self.film(name)
    let memory = OffscreenMemory(cache: PassCache(bytes: 1 << 24))
    let (width, height) = (film.canvas.pixelWidth, film.canvas.pixelHeight)
    var rasterizer = Rasterizer()
    rasterizer.damageCell = DamagedRegion.Cell(width: 16, height: 8)
    var surface = try Surface(width: width, height: height)
    var last: DisplayList?
    for frame in Self.frames(of: film) {
      let list = Compositor().displayList(for: film.scene(frame: frame))
      let damage = last.flatMap { rasterizer.damage(from: $0, to: list) }
      try rasterizer.render(list, repainting: damage, into: &surface, memory: memory)
      #expect(try surface == Rasterizer().render(list), "frame \(frame)")
      last = list
    }
  }

  @Test(arguments: SceneFolder.names.oneIn(4))
  func `so are the planes of its video`(name: String) throws {
    let film = try Self.film(name)
    let (width, height) = (film.canvas.pixelWidth, film.canvas.pixelHeight)
    var planes = VideoPlanes(width: width, height: height)
    var alone = planes
    var last: DisplayList?
    for frame in Self.frames(of: film) {
      let list = Compositor().displayList(for: film.scene(frame: frame))
      let damage = last.flatMap { Rasterizer().damage(from: $0, to: list, forVideo: true) }
      try Rasterizer().render(list, repainting: damage, into: &planes)
      try Rasterizer().render(list, into: &alone)
      #expect(planes == alone, "frame \(frame)")
      last = list
    }
  }
}
