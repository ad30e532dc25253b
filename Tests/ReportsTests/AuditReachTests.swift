import SegueAudit
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueVerification
import Testing

/// How much of a film an audit looks at, and that it says so.
@Suite struct AuditReachTests {
  /// Dots that move for a while.
  private static func audit(dots: Int, seconds: Double, fps: Int = 60) throws -> Audit {
    let layers = (0..<dots).map { index in
      Layer(LayerID("dot-\(index)")) {
        $0.frame = Rect(x: 1, y: 1, width: 4, height: 4)
        $0.background = .color(.black)
      }
    }
    var timeline = Timeline()
    for index in 0..<dots {
      timeline.add(
        Animation(
          from: .number(0), to: .number(10), timing: Timing(duration: .seconds(seconds)),
          pace: .linear), of: .translateX, onLayer: index)
    }
    let film = AnimatedScene(
      canvas: Canvas(size: Size(40, 40)), frameRate: FrameRate(Int64(fps)),
      duration: .seconds(seconds), epochs: [Epoch(tree: LayerTree(layers), timeline: timeline)])
    let item = SnapshotCase("dots", of: film, drawnBy: SceneRenderer())
    return try Audit(of: AuditedFilm(item), by: .hig)
  }

  @Test func `an ordinary film is looked at from end to end`() throws {
    let audit = try Self.audit(dots: 40, seconds: 1)
    #expect(audit.reach.shortfall == nil)
    #expect(audit.reach.frames?.looked == 61)
    #expect(audit.reach.frames?.all == 61)
  }

  @Test func `of a film longer than a minute the first minute is looked at for flashes`() throws {
    let audit = try Self.audit(dots: 1, seconds: 61)
    #expect(
      audit.reach.shortfall
        == "looked at 3600 of 3661 frames for flicker and flashes: all of it is more work than an"
        + " audit takes")
  }

  @Test func `with many layers fewer frames are looked at, as many on every machine`() throws {
    let audit = try Self.audit(dots: 4000, seconds: 1)
    // A frame has 64,000 steps for its layers, one for its 100 pixels and one for itself.
    #expect(audit.reach.frames?.looked == 2_400_000 / 64_002 + 1)
    #expect(audit.reach.frames?.all == 61)
  }
}
