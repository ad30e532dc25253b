import SegueVideo
import SegueMotion
import SegueRendering

/// The content of each segment of a movie, and the settings for encoding it.
struct MovieSegments {
  let recipe: MovieRecipe
  let plan: SegmentPlan
  private let film: Film
  private let schedule: FrameSchedule

  /// The segments of a film of which these frames are shown, cut by the recipe unless a plan is there.
  init(
    of film: Film, _ schedule: FrameSchedule, _ recipe: MovieRecipe, plan: SegmentPlan? = nil
  ) {
    self.film = film
    self.schedule = schedule
    self.recipe = recipe
    self.plan = plan ?? recipe.plan(of: schedule, in: film.scene)
  }

  /// The frames of a segment.
  func frames(of index: Int) -> FrameSchedule {
    FrameSchedule(
      Array(schedule.indices[plan.frames(ofSegment: index)]), rate: schedule.rate)
  }

  /// The encoder that prepares frames for any segment.
  var frameEncoder: MovieFrameEncoder {
    MovieFrameEncoder(form: recipe.takesSurfaces ? .pixels : .video)
  }

  /// An encoder for a segment.
  func encoder(of index: Int) throws(RenderError) -> SegmentEncoder {
    let pictures = plan.pictures(ofSegment: index)
    do throws(MovieError) {
      return try SegmentEncoder(
        recipe(of: index), pictures, threads: film.encoderThreads(for: recipe))
    } catch {
      throw RenderError(error)
    }
  }

  /// The recipe, without a search between pixels where next to nothing moves by parts of one.
  private func recipe(of index: Int) -> MovieRecipe {
    guard let simpler = recipe.withoutFineSearch,
      film.renderer.movesByWholePixels(film.scene, in: frames(of: index))
    else { return recipe }
    return simpler
  }
}
