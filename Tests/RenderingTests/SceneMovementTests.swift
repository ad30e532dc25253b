import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import Testing

/// Films of triangles that move for six frames, then rest.
@Suite struct SceneMovementTests {
  /// A film in which a triangle goes so many points, and another one, of another size, so many.
  private func film(
    _ first: Double, _ second: Double, size: Double = 32, fades: Bool = false
  ) -> AnimatedScene {
    let triangles = [(10, 32), (60, size)].enumerated().map { index, box in
      Layer(LayerID("triangle-\(index)")) {
        $0.frame = Rect(x: 4, y: box.0, width: box.1, height: box.1)
        let path = Path([.move(.zero), .line(Point(box.1, 0)), .line(Point(0, box.1)), .close])
        $0.content = .shape(ShapeContent(path, fill: .color(.black)))
      }
    }
    var timeline = Timeline()
    let timing = Timing(duration: .milliseconds(100))
    for (layer, distance) in [first, second].enumerated() {
      timeline.add(
        Animation(
          from: .number(20), to: .number(20 + distance), timing: timing, pace: .linear),
        of: .positionX, onLayer: layer)
    }
    if fades {
      timeline.add(
        Animation(from: .number(1), to: .number(0.2), timing: timing, pace: .linear), of: .opacity,
        onLayer: 0)
    }
    return AnimatedScene(
      canvas: Canvas(size: Size(100, 100)), duration: .milliseconds(200),
      epochs: [Epoch(tree: LayerTree(triangles), timeline: timeline)])
  }

  private func movesByWholePixels(_ film: AnimatedScene, in frames: Range<Int>? = nil) -> Bool {
    let frames = frames.map { FrameSchedule(Array($0), rate: film.frameRate) }
    return SceneRenderer().movesByWholePixels(film, in: frames ?? FrameSchedule(all: film))
  }

  @Test func `a film moves by whole pixels if all that moves does so in each frame`() {
    #expect(movesByWholePixels(film(60, 0)))
    #expect(movesByWholePixels(film(60, -18)))
    #expect(!movesByWholePixels(film(3, 0)), "by half a pixel")
    #expect(!movesByWholePixels(film(60, 3)))
    #expect(!movesByWholePixels(film(60, 0, fades: true)))
  }

  @Test func `where nothing moves there is nothing to find`() {
    #expect(!movesByWholePixels(film(0, 0)))
    #expect(!movesByWholePixels(film(60, 0), in: 7..<12))
  }

  @Test func `a twelfth of what moves may do so otherwise`() {
    #expect(movesByWholePixels(film(60, 3, size: 8)))
    #expect(!movesByWholePixels(film(60, 3, size: 12)))
  }
}
