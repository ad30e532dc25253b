import SegueMotion
import SegueRaster
import SegueRecordings
import SegueRendering
import SegueSceneGraph
import SegueVerification
import SegueWords

/// A film that is compared by its pixels alone.
enum FootageSource {
  /// A scene.
  case scene(SnapshotCase)
  /// A recording at this path.
  case recording(String)
}

/// Two films, at least one of which is a recording.
struct ComparedFootage {
  let name: String
  let old: FootageSource
  let new: FootageSource

  /// How they differ.
  func answer() throws(Failure) -> ComparisonAnswer {
    let (rate, isRegular) = try self.rate()
    let isOnBlack = old.hasNoAlpha || new.hasNoAlpha
    let expected = try old.footage(at: rate, onBlack: isOnBlack)
    let actual = try new.footage(at: rate, onBlack: isOnBlack)
    let verdict = FootageVerdict(expected: expected.footage, actual: actual.footage)
    var remarks = expected.remarks + actual.remarks
    if !isRegular { remarks.append("no usual rate fits: compared at \(rate.text) frames a second") }
    if !verdict.isExact {
      remarks.append(
        "judged by what people see, in squares of \(actual.footage.grid.cell) pixels, because not"
          + " every pixel was kept")
    }
    return ComparisonAnswer(
      name: name, findings: verdict.findings.map { "\($0)" },
      differingFrames: verdict.differingFrames, frameCount: actual.footage.frames.count, item: nil,
      remarks: remarks)
  }

  /// The rate on whose raster both are looked at: the scene's, or the higher one of two recordings.
  private func rate() throws(Failure) -> (FrameRate, isRegular: Bool) {
    for case .scene(let item) in [old, new] { return (item.film.frameRate, true) }
    var rates: [(rate: FrameRate, isRegular: Bool)] = []
    for case .recording(let path) in [old, new] where Recording.kind(of: path) != .folder {
      rates.append(
        try FootageSource.reading(path) { () throws(RecordingError) in
          try RateFinder(try Recording.open(path)).rate
        })
    }
    let highest = rates.max { $0.rate.framesPerSecond < $1.rate.framesPerSecond }
    return (highest?.rate ?? .sixty, rates.allSatisfy(\.isRegular))
  }
}

extension FootageSource {
  /// Whether what is transparent is seen before black.
  fileprivate var hasNoAlpha: Bool {
    switch self {
    case .scene: false
    case .recording(let path): Recording.kind(of: path) == .movie
    }
  }

  /// What is seen in each frame at a rate, and what is to be said about it.
  fileprivate func footage(
    at rate: FrameRate, onBlack: Bool
  ) throws(Failure) -> (footage: Footage, remarks: [String]) {
    switch self {
    case .scene(let item): (try Self.footage(of: item, onBlack), [])
    case .recording(let path):
      try Self.reading(path) { () throws(RecordingError) in
        try Self.footage(of: path, at: rate, onBlack)
      }
    }
  }

  private static func footage(
    of item: SnapshotCase, _ isOnBlack: Bool
  ) throws(Failure) -> Footage {
    let canvas = item.film.canvas
    let grid = FootageGrid(width: canvas.pixelWidth, height: canvas.pixelHeight)
    var footage = Footage(in: grid, at: item.film.frameRate, isExact: true)
    do throws(FilmFailure) {
      for index in 0..<item.film.frameCount {
        if Task.isCancelled { throw .cancelled }
        guard let surface = try item.picture(of: index) else { break }
        guard footage.add(FootageFrame(surface, in: grid, onBlack: isOnBlack)) else {
          throw .memory(.refused(bytes: 1 << 29))
        }
      }
    } catch {
      throw Failure(error, from: item.name)
    }
    return footage
  }

  private static func footage(
    of path: String, at rate: FrameRate, _ isOnBlack: Bool
  ) throws(RecordingError) -> (footage: Footage, remarks: [String]) {
    let recording = try Recording.open(path, rate: rate)
    let grid = FootageGrid(width: recording.width, height: recording.height)
    var footage = Footage(
      in: grid, at: rate, isExact: recording.fidelity.isExact,
      hasCoarseColors: recording.fidelity == .lossy)
    let raster = FrameRaster(recording, at: rate)
    while let surface = try raster.next() {
      guard footage.add(FootageFrame(surface, in: grid, onBlack: isOnBlack)) else {
        throw .tooMuch("it has more frames than fit into memory")
      }
    }
    var remarks = recording.remarks.filter { !$0.isOrdinary }.map { "\($0)" }
    if !raster.passedOver.isEmpty {
      remarks.append(
        raster.passedOver.count.counted("picture falls", "pictures fall") + " between two frames")
    }
    return (footage, remarks.map { "\(path.visible): \($0)" })
  }

  /// Why what is at a path cannot be compared with a film.
  static func refusal(_ path: String) -> Failure {
    do throws(Failure) {
      _ = try reading(path) { () throws(RecordingError) in try Recording.open(path) }
    } catch {
      return error
    }
    return Failure(.invalidData, "\(Quote(path: path)): \(RecordingError.unknown)")
  }

  /// Reads a recording; what is wrong with it becomes a message with its path.
  fileprivate static func reading<Value>(
    _ path: String, _ body: () throws(RecordingError) -> Value
  ) throws(Failure) -> Value {
    do throws(RecordingError) {
      return try body()
    } catch .file(let error) {
      throw Failure(error)
    } catch {
      throw Failure(
        .invalidData, "\(Quote(path: path)): \("\(error)".visible)", hint: error.hint)
    }
  }
}

extension RecordingRemark {
  /// Whether it is said of every film that rests now and then.
  fileprivate var isOrdinary: Bool {
    switch self {
    case .repeated, .untagged: true
    default: false
    }
  }
}
