import SegueFiles
package import SegueFilms
import SegueFrameCoding
package import SegueMediaCoding
import SegueMotion
import SeguePictureCoding
import SegueRaster
package import SegueRendering
import SegueSceneGraph

/// A film and pictures of it in memory, for pages.
package struct FilmBytes: Sendable {
  /// The film.
  package let film: Film
  /// How much is kept of it when it is compressed.
  package let quality: MovieQuality

  /// The film as bytes, and what they are.
  package enum Moving: Sendable {
    /// An MP4.
    case movie([UInt8])
    /// An animated WebP.
    case picture([UInt8])
  }

  /// A film in this quality.
  package init(_ film: Film, _ quality: MovieQuality) {
    self.film = film
    self.quality = quality
  }

  /// The film as an MP4, or where nothing here compresses that, as an animated WebP.
  package func moving() async throws(FilmFailure) -> Moving {
    do throws(FilmFailure) {
      return .movie(try await movie())
    } catch {
      guard case .encoder = error else { throw error }
      return .picture(try await picture())
    }
  }

  private func movie() async throws(FilmFailure) -> [UInt8] {
    let recipe = film.movieRecipe(.h264(quality), in: .mp4, at: film.scene.frameRate)
    let output: OutputFile
    do throws(FileError) { output = try OutputFile(keptIn: "/tmp") } catch { throw .file(error) }
    var sink = MovieBytesSink(
      try MovieSink(recipe, frameCount: film.scene.frameCount, MovieWriter(output, recipe)))
    try await draw(into: &sink)
    return sink.bytes
  }

  private func picture() async throws(FilmFailure) -> [UInt8] {
    var sink = try AnimationBytesSink(recipe(film.scene.canvas))
    try await draw(into: &sink)
    return sink.bytes
  }

  private func draw<Sink: FrameSink & ~Copyable>(into sink: inout Sink) async throws(FilmFailure) {
    try await FilmRenderer(film.scene, by: film.renderer, width: film.workers)
      .render(FrameSchedule(all: film.scene), into: &sink)
  }

  private func recipe(_ canvas: Canvas) -> AnimationRecipe {
    AnimationRecipe(.webP(quality: quality.webP), canvas, film.scene.frameRate, plays: 0)
  }

  /// A frame of the film as a small picture, at most so many pixels along an edge.
  package func still(frame: Int, side: Double) throws(FilmFailure) -> [UInt8] {
    var small = film.scene
    small.canvas.limit(side: side)
    let surface: Surface
    do throws(MemoryShortage) {
      surface = try film.renderer.surface(of: small.scene(frame: frame))
    } catch {
      throw .memory(error)
    }
    let recipe = recipe(small.canvas)
    do throws(PictureWritingError<Never>) {
      var writer = try AnimationWriter(recipe, into: [UInt8]())
      try writer.add(try AnimationEncoder(recipe).picture(of: surface, after: nil))
      return try writer.finish()
    } catch {
      throw FilmFailure(error)
    }
  }
}

/// Writes a movie into memory.
private struct MovieBytesSink: FrameSink {
  /// The most bytes of a film on a page.
  private static let limit = 256 << 20

  private var sink: MovieSink
  private(set) var bytes: [UInt8] = []

  init(_ sink: MovieSink) { self.sink = sink }

  var encoder: MovieFrameEncoder { sink.encoder }

  mutating func write(_ packet: MovieFrame, index: Int) async throws(FilmFailure) {
    try await sink.write(packet, index: index)
  }

  mutating func finish() async throws(FilmFailure) {
    bytes = try await sink.finishedBytes(limit: Self.limit)
  }
}

/// Writes an animated picture into memory.
private struct AnimationBytesSink: FrameSink, ~Copyable {
  let encoder: AnimationFrameEncoder
  private var writer: AnimationWriter<[UInt8]>?
  private(set) var bytes: [UInt8] = []

  init(_ recipe: AnimationRecipe) throws(FilmFailure) {
    encoder = AnimationFrameEncoder(AnimationEncoder(recipe))
    do throws(PictureWritingError<Never>) {
      writer = try AnimationWriter(recipe, into: [])
    } catch {
      throw FilmFailure(error)
    }
  }

  mutating func write(_ packet: AnimationPacket, index: Int) throws(FilmFailure) {
    do throws(PictureWritingError<Never>) {
      try writer?.add(packet.index == index ? packet.picture : nil)
    } catch {
      throw FilmFailure(error)
    }
  }

  mutating func finish() throws(FilmFailure) {
    guard let writer = writer.take() else { return }
    do throws(PictureWritingError<Never>) {
      bytes = try writer.finish()
    } catch {
      throw FilmFailure(error)
    }
  }
}
