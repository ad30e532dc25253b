import SegueFiles
import SegueGeometry
import SegueMediaCoding
import SegueMotion
import SeguePictureCoding
import SegueRaster
import SegueRendering
import SegueReports
import SegueSceneGraph

/// Films and pictures for pages, as bytes.
struct FilmBytes {
  let film: AnimatedScene
  let renderer: SceneRenderer
  let quality: QualityName
  /// How many frames are drawn at once.
  let width: Int

  /// The film as an MP4, or where nothing here compresses that, as an animated WebP.
  func moving() async throws(FilmFailure) -> (PreviewMedia.Kind, [UInt8]) {
    do throws(FilmFailure) {
      return (.movie, try await movie())
    } catch {
      guard case .encoder = error else { throw error }
      return (.picture, try await picture())
    }
  }

  private func movie() async throws(FilmFailure) -> [UInt8] {
    let (canvas, rate) = (film.canvas, film.frameRate)
    let recipe = MovieRecipe(
      .h264(MovieQuality(quality)),
      MovieFormat(
        width: canvas.pixelWidth, height: canvas.pixelHeight, frames: Int(rate.numerator),
        per: Int(rate.denominator)),
      in: .mp4, fadesScreen: film.fadesScreen)
    let output: OutputFile
    do throws(FileError) { output = try OutputFile(keptIn: "/tmp") } catch { throw .file(error) }
    var sink = MovieBytesSink(
      try MovieSink(recipe, frameCount: film.frameCount, MovieWriter(output, recipe)))
    try await draw(into: &sink)
    return sink.bytes
  }

  private func picture() async throws(FilmFailure) -> [UInt8] {
    var sink = try AnimationBytesSink(recipe(for: film))
    try await draw(into: &sink)
    return sink.bytes
  }

  private func draw<Sink: FrameSink & ~Copyable>(into sink: inout Sink) async throws(FilmFailure) {
    try await FilmRenderer(film, renderer, width: width)
      .render(FrameSchedule(all: film), into: &sink)
  }

  private func recipe(for film: AnimatedScene) -> AnimationRecipe {
    AnimationRecipe(
      .webP(quality: quality.webP), width: film.canvas.pixelWidth,
      height: film.canvas.pixelHeight, isOpaque: film.canvas.background.alpha >= 1,
      frames: Int(film.frameRate.numerator), per: Int(film.frameRate.denominator))
  }

  /// A frame of the film as a small picture, at most so many pixels along an edge.
  func still(frame: Int, side: Double) throws(FilmFailure) -> [UInt8] {
    var small = film
    small.canvas.limit(side: side)
    let surface: Surface
    do throws(MemoryShortage) {
      surface = try renderer.surface(of: small.scene(frame: frame))
    } catch {
      throw .memory(error)
    }
    let recipe = recipe(for: small)
    do throws(PictureWritingError<Never>) {
      var writer = try AnimationWriter(recipe, into: [UInt8]())
      try writer.add(try AnimationEncoder(recipe).picture(of: surface, after: nil))
      return try writer.finish()
    } catch {
      throw FilmFailure(error)
    }
  }
}

extension Canvas {
  /// Makes the canvas smaller if it has more than so many pixels along an edge.
  mutating func limit(side: Double) {
    let longest = max(size.width, size.height)
    if longest * scale > side { scale = side / longest }
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
    encoder = AnimationFrameEncoder(encoder: AnimationEncoder(recipe))
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
