import SegueMotion
import SegueImages
import SegueRaster

/// The pictures of an APNG, a GIF or an animated WebP.
final class AnimationSource: RecordingSource {
  let kind: RecordingKind
  let colors: RecordedColors? = nil
  let remarks: Set<RecordingRemark> = []
  private let player: any PicturePlayer

  /// Begins to play the file, which is of one of these kinds.
  init(
    _ file: [UInt8], kind: RecordingKind, limits: RecordingLimits
  ) throws(MovieError) {
    self.kind = kind
    let pictures = PictureLimits(side: Surface.maximumSide, pixels: limits.pixels)
    do throws(PictureError) {
      switch kind {
      case .apng:
        let budget = MemoryBudget(bytes: 8 * limits.pixels)
        player = try APNGPlayer(file, limits: pictures, budget: budget)
      case .gif: player = try GIFPlayer(file, limits: pictures)
      case .webP: player = try WebPPlayer(file, limits: pictures)
      case .movie, .folder, .sheet: preconditionFailure("no animated picture")
      }
    } catch {
      throw MovieError(error, in: kind)
    }
  }

  var size: (width: Int, height: Int) { player.size }

  var fidelity: RecordingFidelity {
    player.isLossless ? .exact : kind == .gif ? .palette : .lossy
  }

  /// An APNG says fractions of its own; the others count.
  var tick: FrameTime {
    switch kind {
    case .gif: FrameTime(numerator: 1, denominator: 100)
    case .webP: FrameTime(numerator: 1, denominator: 1_000)
    default: FrameTime(numerator: 1, denominator: 10_000)
    }
  }

  func next() throws(MovieError) -> SourceFrame? {
    do throws(PictureError) {
      guard let picture = try player.next() else { return nil }
      return SourceFrame(
        surface: picture.surface, begin: nil,
        duration: FrameTime(
          numerator: Int64(picture.ticks), denominator: Int64(picture.ticksPerSecond)))
    } catch {
      throw MovieError(error, in: kind)
    }
  }
}

extension MovieError {
  init(_ error: PictureError, in kind: RecordingKind) {
    self =
      switch error {
      case .incomplete, .truncated: .truncated(kind)
      case .unplayable(let words), .damaged(_, let words): .damaged(kind, words)
      case .tooLarge(let width, let height, _): .tooLarge(width: width, height: height)
      case .memory(let shortage): .memory(shortage)
      default: .damaged(kind, "a frame: \(error)")
      }
  }
}
