import SegueFiles
import SegueMediaCoding
import SegueMotion
import SeguePictureCoding
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueVerification

/// The making of one output: what is drawn, where it goes, and how long it takes.
struct Production {
  let target: DrawTarget
  let request: FilmRequest
  let studio: Studio
  let terminal: Terminal
  let schedule: FrameSchedule
  /// How many frames of the output are shown each second.
  let rate: FrameRate
  private(set) var timings: Timings
  /// How many frames the output has taken.
  private(set) var written = 0

  /// The making of `target` from the film of `studio`.
  init(
    _ target: DrawTarget, _ request: FilmRequest, _ studio: Studio, _ timings: Timings,
    _ terminal: Terminal
  ) throws(Failure) {
    self.target = target
    self.request = request
    self.studio = studio
    self.timings = timings
    self.terminal = terminal
    let selected =
      try target.isFilm
      ? request.frames.schedule(of: studio.film)
      : FrameSchedule([], rate: studio.film.frameRate)
    let rate = try request.frames.rate(of: studio.film)
    let (shown, shownRate) = target.shown(selected, at: rate)
    schedule = request.hold.applied(to: shown, at: shownRate)
    self.rate = shownRate
    try target.animation?.check(studio.film.canvas)
  }

  private var place: OutputPlace {
    OutputPlace(existing: request.replaces ? .replaced : .kept, inputs: studio.inputs)
  }

  /// Makes the output; returns what is to be printed.
  mutating func run() async throws(FilmFailure) -> String {
    switch target {
    case .still(let path):
      let moment = request.moment.map { Time($0) } ?? studio.film.duration
      try picture(path) { studio throws(FilmFailure) in try studio.still(at: moment) }
    case .strip(let path):
      try picture(path) { studio throws(FilmFailure) in try studio.strip() }
    case .sequence(let pattern):
      let folder = try PictureFolder(pattern.folder)
      var sink = try PNGSequenceSink(pattern, folder, in: place, for: schedule.indices)
      try await film(into: &sink)
    case .animation(let path, let format):
      let output = try place.open(path)
      var sink = try AnimationSink(recipe(format), try sample(for: format), to: output)
      try await film(into: &sink)
    case .movie(let path, let codec, let container): try await movie(path, codec, container)
    case .raw(.png, let path):
      var sink = PNGStreamSink(to: try place.open(path))
      try await film(into: &sink)
    case .raw(let format, let path):
      var sink = RawSink(format == .y4m ? .y4m : .rgba, rate: rate, to: try place.open(path))
      try await film(into: &sink)
    case .hashes(let path): return try await hashes(path)
    }
    return ""
  }

  /// Draws one picture into a file that is opened before.
  private mutating func picture(
    _ path: String, _ draw: (Studio) throws(FilmFailure) -> Surface
  ) throws(FilmFailure) {
    let output = try place.open(path)
    let studio = studio
    let surface = try timings.measure(\.film.drawing) { () throws(FilmFailure) in
      try draw(studio)
    }
    if Task.isCancelled { throw .cancelled }
    let start = timings.stopwatch.now()
    try place.write(try surface.png(), to: output)
    timings.film.encoding += timings.stopwatch.now() - start
  }

  private mutating func movie(
    _ path: String, _ codec: MovieCodec, _ container: MovieContainer
  ) async throws(FilmFailure) {
    let canvas = studio.film.canvas
    let recipe = MovieRecipe(
      codec,
      MovieFormat(
        width: canvas.pixelWidth, height: canvas.pixelHeight,
        frames: Int(rate.numerator), per: Int(rate.denominator)),
      in: container, fadesScreen: studio.film.fadesScreen)
    let needed = recipe.encoderBytes
    let left = studio.renderer.memory.left
    guard needed < left else { throw .memory(.tooLargeEncoder(needed: needed, left: left)) }
    let writer = MovieWriter(try place.open(path), recipe)
    var sink = try MovieSink(recipe, frameCount: schedule.indices.count, writer)
    try await film(into: &sink, encoderBytes: needed)
  }

  private mutating func hashes(_ path: String?) async throws(FilmFailure) -> String {
    let isPrinted = target.isStandardOutput
    let output: OutputFile? = if let path, !isPrinted { try place.open(path) } else { nil }
    var sink = HashSink(rate: schedule.rate)
    try await film(into: &sink)
    let text = ([HashEncoder.header] + sink.lines).joined(separator: "\n") + "\n"
    if let output { try place.write(Array(text.utf8), to: output) }
    return isPrinted ? text : ""
  }

  /// Draws all frames that are selected.
  private mutating func film<Sink: FrameSink & ~Copyable>(
    into sink: inout Sink, encoderBytes: Int = 0
  ) async throws(FilmFailure) {
    let survey = FilmSurvey(studio.film, studio.renderer, studio.renderer.memory)
    if let failure = survey.failure(glancingAt: schedule) { throw failure }
    let stopwatch = timings.stopwatch
    var progress = ProgressLine(total: schedule.indices.count, terminal, stopwatch)
    let renderer = FilmRenderer(
      studio.film, studio.renderer, width: studio.width, encoderBytes: encoderBytes,
      now: stopwatch.now)
    var count = 0
    defer { written = count }
    timings.film =
      try await timings.film
      + renderer.render(schedule, into: &sink) {
        count = $0
        progress.show($0)
      }
  }
}

extension Studio {
  /// The picture of one moment.
  fileprivate func still(at time: Time) throws(FilmFailure) -> Surface {
    try renderer.surface(of: film.still(at: time), at: FrameTime(time))
  }

  /// Five moments side by side.
  fileprivate func strip() throws(FilmFailure) -> Surface {
    try FilmStrip().surface(of: film, renderer)
  }
}
