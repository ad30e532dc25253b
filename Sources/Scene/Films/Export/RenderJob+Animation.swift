import SegueRendering
import SegueMotion
import SegueImages
import SegueRaster
import SegueSceneGraph

extension FilmOutput {
  /// The frames that are shown of a film at `rate`, and at which rate they are: a GIF is slower than
  /// most films.
  func shown(_ schedule: FrameSchedule, at rate: FrameRate) -> (FrameSchedule, FrameRate) {
    guard let animation, animation.traits.leavesOutFrames else { return (schedule, rate) }
    let slower = FrameRate(Int64(animation.maximumRate))
    guard rate.framesPerSecond > slower.framesPerSecond else { return (schedule, rate) }
    return (schedule.thinned(from: rate, to: slower), slower)
  }
}

extension AnimationFormat {
  /// Refuses a canvas that is too large for the format.
  func check(_ canvas: Canvas) throws(FilmError) {
    guard let side = maximumSide, max(canvas.pixelWidth, canvas.pixelHeight) > side else { return }
    throw .output(
      .tooLargeCanvas(
        width: canvas.pixelWidth, height: canvas.pixelHeight, limit: side, of: self))
  }
}

extension RenderJob {
  /// Returns the recipe of the animated picture.
  func recipe(_ format: AnimationFormat) -> AnimationRecipe {
    AnimationRecipe(format, canvas: film.scene.canvas, rate: rate, plays: options.plays ?? 0)
  }

  /// The colors of some frames, for a GIF of a canvas that is transparent.
  func sample(for format: AnimationFormat) throws(RenderError) -> ColorSample? {
    guard format.traits.needsColorSample, !recipe(format).isOpaque else { return nil }
    var sample = ColorSample()
    let (last, steps) = (schedule.indices.count - 1, 15)
    for place in Set((0...steps).map { $0 * last / steps }).sorted() {
      if Task.isCancelled { throw .cancelled }
      try sample.take(try frame(at: place))
    }
    return sample
  }

  /// The frame at a place of the schedule.
  private func frame(at place: Int) throws(RenderError) -> Surface {
    let time = schedule.time(of: schedule.indices[place])
    return try film.renderer.surface(of: film.scene, at: time)
  }
}

extension AnimationRecipe {
  /// Creates the recipe that turns a film on this canvas into an animated picture.
  init(_ format: AnimationFormat, canvas: Canvas, rate: FrameRate, plays: Int) {
    self.init(
      format, width: canvas.pixelWidth, height: canvas.pixelHeight,
      isOpaque: canvas.background.alpha >= 1, frames: Int(rate.numerator),
      per: Int(rate.denominator), plays: plays)
  }
}

extension ColorSample {
  fileprivate mutating func take(_ frame: Surface) throws(RenderError) {
    do throws(PictureError) { try add(frame) } catch { throw RenderError(error) }
  }
}
