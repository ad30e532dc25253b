import SegueCompositing
import SegueFilms
import SegueGeometry
import SegueVideo
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import Testing

/// Which recipe the segments of a movie are encoded by.
@Suite struct MovieSegmentTests {
  /// A film of six frames in which a triangle goes so many points.
  private func film(_ distance: Double) throws -> Film {
    let way = Animation(
      from: .number(0), to: .number(distance), timing: Timing(duration: .milliseconds(100)),
      pace: .linear)
    return try Film(
      AnimatedScene(canvas: Canvas(size: Size(96, 64), background: .white)) {
        Layer("triangle") {
          $0.frame = Rect(x: 8, y: 8, width: 30, height: 30)
          let path = Path([.move(.zero), .line(Point(30, 0)), .line(Point(0, 30)), .close])
          $0.content = .shape(ShapeContent(path, fill: .color(.black)))
        }
      } animations: {
        try $0.add(way, of: .translateX, on: "triangle")
      })
  }

  /// All frames of a film, by a recipe that somebody chose.
  private func encoded(
    _ film: Film, _ job: RenderJob, _ recipe: MovieRecipe, _ plan: SegmentPlan
  ) async throws -> EncodedSegment {
    let encoder = try SegmentEncoder(recipe, plan.pictures(ofSegment: 0))
    for index in job.schedule.indices {
      let scene = film.scene.scene(at: job.schedule.time(of: index))
      let list = film.renderer.compositor.displayList(for: scene)
      var planes = VideoPlanes(width: list.width, height: list.height)
      try film.renderer.rasterizer.render(list, into: &planes)
      try await encoder.encode(.planes(planes))
    }
    return try await encoder.finish()
  }

  @Test(arguments: [(48.0, true), (45, false)])
  func `what moves by whole pixels is not searched finely`(
    _ distance: Double, _ isWhole: Bool
  ) async throws {
    let film = try film(distance)
    var job = try RenderJob(.movie(path: "film.mp4", .h264(.standard), .mp4), of: film)
    let recipe = try #require(job.movieRecipe)
    let plan = job.plan(of: recipe)
    let segment = try await job.segment(0, of: recipe, plan)
    let simpler = try #require(recipe.withoutFineSearch)
    let (usual, simple) = (
      try await encoded(film, job, recipe, plan), try await encoded(film, job, simpler, plan)
    )
    #expect(usual != simple)
    #expect(segment == (isWhole ? simple : usual))
  }
}
