import SegueFiles
package import SegueRendering
package import SegueVideo
import SegueMotion
import SegueImages
import SegueRaster
import SegueSceneGraph
import SegueTextSupport

/// A film and pictures of it in memory, for pages.
package struct FilmBytes: Sendable {
  /// The film.
  package let film: Film
  /// The quality at which it is compressed.
  package let quality: MovieQuality

  /// The film as bytes, and what they are.
  package enum Moving: Sendable {
    /// A movie: an MP4, or where the canvas is transparent, a WebM.
    case movie([UInt8], MovieContainer)
    /// An animated WebP, and why it is no movie.
    case picture([UInt8], because: String)
  }

  /// A film in this quality.
  package init(_ film: Film, _ quality: MovieQuality) {
    self.film = film
    self.quality = quality
  }

  /// The film as a movie, or where nothing here compresses that, as an animated WebP; not where a machine that
  /// can lends too little at the moment.
  package func moving() async throws(RenderError) -> Moving {
    do throws(RenderError) {
      return try await movie()
    } catch {
      guard case .encoder(let words, _, let lack) = error, lack ?? .library == .library else {
        throw error
      }
      return .picture(try await picture(), because: words)
    }
  }

  private func movie() async throws(RenderError) -> Moving {
    let isOpaque = film.scene.canvas.background.isOpaque
    let (codec, container): (MovieCodec, MovieContainer) =
      isOpaque ? (.h264(quality), .mp4) : (.vp9, .webM)
    let recipe = film.movieRecipe(codec, in: container, at: film.scene.frameRate)
    var sink = try MovieBytesSink(MovieSegments(of: film, FrameSchedule(all: film.scene), recipe))
    try await draw(into: &sink)
    return .movie(sink.bytes, container)
  }

  private func picture() async throws(RenderError) -> [UInt8] {
    var sink = try AnimationBytesSink(recipe(film.scene.canvas))
    try await draw(into: &sink)
    return sink.bytes
  }

  private func draw<Sink: FrameSink & ~Copyable>(into sink: inout Sink) async throws(RenderError) {
    try await FilmRenderer(film.scene, by: film.renderer, concurrency: film.workers)
      .render(FrameSchedule(all: film.scene), into: &sink)
  }

  private func recipe(_ canvas: Canvas) -> AnimationRecipe {
    AnimationRecipe(
      .webP(quality: quality.webP), canvas: canvas, rate: film.scene.frameRate, plays: 0)
  }

  /// A frame of the film as a small picture, at most so many pixels along an edge.
  package func still(frame: Int, side: Double) throws(RenderError) -> [UInt8] {
    var small = film.scene
    small.canvas.limit(side: side)
    let surface = try film.renderer.surface(of: small, at: small.frameRate.time(ofFrame: frame))
    let recipe = recipe(small.canvas)
    do throws(PictureError) {
      var writer = try AnimationWriter(recipe, into: [UInt8]())
      try writer.add(try AnimationEncoder(recipe).picture(of: surface, after: nil))
      return try writer.finish()
    } catch {
      throw RenderError(error)
    }
  }
}
