import SegueFiles
package import SegueRendering
import SegueVideo
package import SegueMotion
import SegueImages
import SegueRaster
import SegueSceneGraph

/// The making of one output: what is drawn, where it goes, and how long it takes.
package struct RenderJob {
  package let output: FilmOutput
  package let options: OutputOptions
  package let film: Film
  /// The frames that are drawn, in order; none for a picture.
  package let schedule: FrameSchedule
  /// Number of frames of the output shown each second.
  package let rate: FrameRate
  /// The effort of the work so far.
  package internal(set) var effort = FilmRenderer.Effort()
  /// Number of frames that the output has taken.
  package internal(set) var written = 0
  /// The quality step that made the film small enough.
  var concession: QualityStep?
  /// Tells the time, to say how long the work took.
  let now: @Sendable () -> Duration

  /// The making of `output` from a film.
  package init(
    _ output: FilmOutput, of film: Film, _ options: OutputOptions = OutputOptions(),
    now: @escaping @Sendable () -> Duration = { .zero }
  ) throws(FilmError) {
    self.output = output
    self.film = film
    self.options = options
    self.now = now
    (schedule, rate) = try output.schedule(of: film.scene, options)
    try options.held.check(output)
    if let plays = options.plays {
      guard output.animation != nil, (0...65_535).contains(plays) else { throw .output(.played) }
    }
    if let moment = output.moment, moment > film.scene.duration, moment != FilmOutput.end {
      throw .output(.noSuchMoment(moment, duration: film.scene.duration))
    }
    try output.animation?.check(film.scene.canvas)
    let ladder = QualityStep.ladder(of: output, on: film.scene.canvas)
    if options.largest != nil, ladder.count < 2 || output.isStandardOutput {
      throw .output(.limited)
    }
  }

  /// The losses that made the film small enough, in words.
  package var givenUp: [String] { concession?.words(of: film) ?? [] }

  var place: OutputPlace {
    OutputPlace(existing: options.replaces ? .replaced : .kept, inputs: film.inputs)
  }

  /// Makes the output; returns what is to be printed.
  ///
  /// - Parameter progress: called after each frame that the output has taken, with their number.
  package mutating func run(
    progress: (Int) -> Void = { _ in }
  ) async throws(RenderError) -> String {
    if let largest = options.largest {
      try await fit(into: largest, progress)
      return ""
    }
    switch output {
    case .still(let path, let moment):
      try picture(path) { film throws(RenderError) in
        try film.surface(at: moment)
      }
    case .pixels(let path, let moment):
      let output = try place.open(path)
      var sink = RawSink(.rgba, rate: rate, to: output)
      try sink.write(try sink.encoder.encode(try frame(showing: moment)), index: 0)
      try sink.finish()
    case .digest(let path, let moment): return try digest(path, of: moment)
    case .strip(let path):
      let strip = options.strip
      try picture(path) { film throws(RenderError) in
        try strip.surface(of: film.scene, film.renderer)
      }
    case .sheet(let path, let columns):
      try await sheet(path, columns: columns, progress: progress)
    case .sequence(let pattern):
      let folder = try PictureFolder(pattern.folder)
      var sink = try PNGSequenceSink(pattern, folder, in: place, for: schedule.indices)
      try await draw(into: &sink, progress)
    case .pictures(let path):
      var sink = PNGStreamSink(to: try place.open(path))
      try await draw(into: &sink, progress)
    case .raw(let format, let path):
      var sink = RawSink(format, rate: rate, to: try place.open(path))
      try await draw(into: &sink, progress)
    case .hashes(let path): return try await hashes(path, progress)
    case .animation(let path, let format):
      let output = try place.open(path)
      var sink = try AnimationSink(recipe(format), try sample(for: format), to: output)
      try await draw(into: &sink, progress)
    case .movie(let path, let codec, let container):
      try await movie(path, film.movieRecipe(codec, in: container, at: rate), progress: progress)
    }
    return ""
  }

  /// Draws one picture into a file that is opened before.
  private mutating func picture(
    _ path: String, _ draw: (Film) throws(RenderError) -> Surface
  ) throws(RenderError) {
    let output = try place.open(path)
    let start = now()
    let surface = try draw(film)
    if Task.isCancelled { throw .cancelled }
    let drawn = now()
    try place.write(try surface.png(), to: output)
    effort = effort + FilmRenderer.Effort(drawing: drawn - start, encoding: now() - drawn)
  }

  private mutating func movie(
    _ path: String, _ recipe: MovieRecipe, progress: (Int) -> Void
  ) async throws(RenderError) {
    let needed = try encoderBytes(for: recipe)
    let writer = MovieWriter(try place.open(path), recipe)
    var sink = try MovieSink(MovieSegments(of: film, schedule, recipe), writer)
    try await draw(schedule, into: &sink, encoderBytes: needed, progress)
  }

  /// The memory that compressing takes, if there is so much.
  func encoderBytes(for recipe: MovieRecipe) throws(RenderError) -> Int {
    let needed = film.encoderBytes(for: recipe)
    let left = film.renderer.memory.left
    guard needed < left else { throw .memory(.tooLargeEncoder(needed: needed, left: left)) }
    return needed
  }

  private func frame(showing moment: Time) throws(RenderError) -> Frame {
    Frame(index: 0, time: FrameTime(moment), content: .pixels(try film.surface(at: moment)))
  }

  /// The line of one moment, which is no frame.
  private func digest(_ path: String?, of moment: Time) throws(RenderError) -> String {
    let isPrinted = output.isStandardOutput
    let file: OutputFile? = if let path, !isPrinted { try place.open(path) } else { nil }
    let line = try HashEncoder().encode(try frame(showing: moment))
    let text = "\(HashEncoder.header)\n- \(moment.seconds) \(line)\n"
    if let file { try place.write(Array(text.utf8), to: file) }
    return isPrinted ? text : ""
  }

  private mutating func hashes(
    _ path: String?, _ progress: (Int) -> Void
  ) async throws(RenderError) -> String {
    let isPrinted = output.isStandardOutput
    let file: OutputFile? = if let path, !isPrinted { try place.open(path) } else { nil }
    var sink = HashSink(rate: schedule.rate)
    try await draw(into: &sink, progress)
    let text = ([HashEncoder.header] + sink.lines).joined(separator: "\n") + "\n"
    if let file { try place.write(Array(text.utf8), to: file) }
    return isPrinted ? text : ""
  }

  /// Draws all frames that are selected.
  mutating func draw<Sink: FrameSink & ~Copyable>(
    into sink: inout Sink, _ progress: (Int) -> Void
  ) async throws(RenderError) {
    try await draw(schedule, into: &sink, progress)
  }

  /// Draws frames.
  mutating func draw<Sink: FrameSink & ~Copyable>(
    _ schedule: FrameSchedule, into sink: inout Sink, encoderBytes: Int = 0,
    _ progress: (Int) -> Void
  ) async throws(RenderError) {
    let survey = FilmSurvey(of: film.scene, by: film.renderer, within: film.renderer.memory)
    if let failure = survey.failure(glancingAt: schedule) { throw failure }
    let renderer = FilmRenderer(
      film.scene, by: film.renderer, concurrency: film.workers, encoderBytes: encoderBytes, now: now
    )
    var count = 0
    defer { written = count }
    effort =
      try await effort
      + renderer.render(schedule, into: &sink) {
        count = $0
        progress($0)
      }
  }
}

extension Film {
  /// Returns the memory reserved for an encoder, the same on every machine.
  func encoderBytes(for recipe: MovieRecipe) -> Int {
    recipe.encoderBytes(threads: mostEncoderThreads(for: recipe))
  }

  /// Returns the number of an encoder's threads on this machine: as many as frames are drawn at once.
  func encoderThreads(for recipe: MovieRecipe) -> Int {
    min(max(workers, recipe.threads.lowerBound), mostEncoderThreads(for: recipe))
  }

  /// Returns the most threads of an encoder for which there is memory: a third of it is theirs.
  private func mostEncoderThreads(for recipe: MovieRecipe) -> Int {
    recipe.threads(within: renderer.memory.left / 3)
  }

  /// Returns the recipe that turns the film into a movie.
  func movieRecipe(
    _ codec: MovieCodec, in container: MovieContainer, at rate: FrameRate
  ) -> MovieRecipe {
    MovieRecipe(
      codec, scene.canvas.movieFormat(at: rate), in: container, fadesScreen: scene.fadesScreen,
      isTransparent: !scene.canvas.background.isOpaque)
  }
}

extension Canvas {
  /// Returns the size of a movie's frames, and their number.
  func movieFormat(at rate: FrameRate) -> MovieFormat {
    MovieFormat(
      width: pixelWidth, height: pixelHeight, frames: Int(rate.numerator),
      per: Int(rate.denominator))
  }
}
