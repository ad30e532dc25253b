import SegueFiles
import SegueMotion
import SegueRaster

/// The pictures of a movie, upright.
final class MovieSource: RecordingSource {
  let kind = RecordingKind.movie
  let size: (width: Int, height: Int)
  let tick: FrameTime
  let fidelity: RecordingFidelity
  let colors: RecordedColors?
  private(set) var remarks: Set<RecordingRemark> = []
  private let reader: MovieReader
  private let turn: MoviePicture.Turn?
  private var pending: MoviePicture?
  /// Start of the first picture, in ticks.
  private let start: Int
  private var expected = 0

  /// Opens the movie, and decodes its first picture.
  init(_ file: OpenedFile, _ limits: RecordingLimits) throws(MovieError) {
    let first: MoviePicture?
    do throws(MovieError) {
      reader = try MovieReader(file, maximumPixels: limits.pixels)
      first = try reader.next()
    } catch .missingLibraries(let words) {
      throw .missingReader(words)
    }
    guard let first else { throw .damaged(.movie, "it has no frames") }
    guard max(first.width, first.height) <= Surface.maximumSide else {
      throw .tooLarge(width: first.width, height: first.height)
    }
    let description = reader.description
    guard description.ticks > 0, description.secondsPerTicks > 0 else {
      throw .damaged(.movie, "it does not say how it counts its times")
    }
    pending = first
    turn = description.turn
    let isOnItsSide =
      if case .quarters(let count, _) = turn { count % 2 == 1 } else { false }
    size = isOnItsSide ? (first.height, first.width) : (first.width, first.height)
    tick = FrameTime(
      numerator: Int64(description.secondsPerTicks), denominator: Int64(description.ticks))
    fidelity = description.isAlwaysLossless && first.isPlainRGB ? .exact : .lossy
    colors = RecordedColors(
      matrix: first.colors.matrix, range: first.colors.range.map { "\($0)" })
    start = first.begin ?? 0
    guard Self.isTime(start, tick) else { throw Self.noTime }
    remark(first)
  }

  private func remark(_ first: MoviePicture) {
    let begin = Double(start) * tick.seconds()
    if begin > 0.001 { remarks.insert(.lateBegin(milliseconds: Int((begin * 1_000).rounded()))) }
    if turn == .other { remarks.insert(.tilted) }
    if let turn, turn != .other, turn != .quarters(0, mirrored: false) { remarks.insert(.turned) }
    if ["smpte2084", "arib-std-b67"].contains(first.colors.transfer) {
      remarks.insert(.highDynamicRange)
    }
    let isSaid = first.colors.range != nil && first.colors.matrix != "unknown"
    if !first.isPlainRGB, !isSaid { remarks.insert(.untagged) }
  }

  func next() throws(MovieError) -> SourceFrame? {
    guard let picture = try take() else { return nil }
    let begin = picture.begin ?? expected + start
    guard Self.isTime(begin, tick), Self.isTime(picture.duration, tick) else {
      throw Self.noTime
    }
    let ticks = begin - start
    let duration = picture.duration > 0 ? picture.duration : usualDuration
    expected = ticks + duration
    let surface: Surface
    do throws(MemoryError) {
      surface = try upright(try picture.surface())
    } catch {
      throw .memory(error)
    }
    return SourceFrame(
      surface: surface, begin: time(ticks), duration: time(duration))
  }

  /// The times that a movie may tell of, in ticks and in seconds: two of them can be added, and their difference
  /// is told in milliseconds.
  private static let (times, seconds) = (-1 << 50...1 << 50, -1e9...1e9)

  private static func isTime(_ ticks: Int, _ tick: FrameTime) -> Bool {
    times.contains(ticks) && seconds.contains(Double(ticks) * tick.seconds())
  }

  private static let noTime = MovieError.damaged(
    .movie, "a frame is said to be shown at no time there is")

  private func take() throws(MovieError) -> MoviePicture? {
    if let first = pending {
      pending = nil
      return first
    }
    return try reader.next()
  }

  /// Duration of a picture that does not state its own, in ticks.
  private var usualDuration: Int {
    let description = reader.description
    guard let frames = description.frames, let seconds = description.seconds else { return 1 }
    let unit = Double(description.secondsPerTicks) / Double(description.ticks)
    let ticks = (Double(seconds) / Double(frames) / unit).rounded()
    return max(1, min(Int(exactly: ticks) ?? 1, Self.times.upperBound))
  }

  private func time(_ ticks: Int) -> FrameTime {
    let (numerator, overflow) = Int64(ticks).multipliedReportingOverflow(by: tick.numerator)
    return overflow ? .zero : FrameTime(numerator: numerator, denominator: tick.denominator)
  }

  /// The picture as the movie asks for it to be turned.
  private func upright(_ surface: Surface) throws(MemoryError) -> Surface {
    guard case .quarters(let count, let isMirrored) = turn, count > 0 || isMirrored else {
      return surface
    }
    let (width, height) = (surface.width, surface.height)
    let isOnItsSide = count % 2 == 1
    var target = try Surface(
      width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
    let columns = target.width
    try target.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let from = isMirrored ? width - 1 - x : x
          let (column, row) =
            switch count {
            case 1: (height - 1 - y, x)
            case 2: (width - 1 - x, height - 1 - y)
            case 3: (y, width - 1 - x)
            default: (x, y)
            }
          pixels[row * columns + column] = surface.pixels[y * width + from]
        }
      }
    }
    return target
  }
}
