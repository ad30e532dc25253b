import SegueMotion
import SegueRaster
import SegueRendering

/// Two strips of a recording, compared as its frames are: pixel by pixel, or by what people see.
struct StripComparison {
  let judgement: ComparisonMode
  /// True if a codec may have kept colors more coarsely than lightness.
  let hasCoarseColors: Bool

  /// Returns the difference between two strips; `nil` if there is none, as far as it is judged.
  func finding(expected old: Surface, actual new: Surface) throws(FilmFailure) -> PictureFinding? {
    guard let finding = PictureComparison(expected: old, actual: new).finding else { return nil }
    guard case .pixels = finding else { return finding }
    switch judgement {
    case .exact: return finding
    // Where colors mean something else on each side, they say nothing.
    case .motion: return nil
    case .perceptual: return try isAlike(old, new) ? nil : finding
    }
  }

  /// Returns true if each moment looks the same, and what is around them is.
  private func isAlike(_ old: Surface, _ new: Surface) throws(FilmFailure) -> Bool {
    let places = FilmStrip().places(in: old)
    guard !places.isEmpty, try old.covered(places) == new.covered(places) else { return false }
    do throws(MemoryShortage) {
      for place in places {
        if try !isAlike(old, new, at: place) { return false }
      }
    } catch {
      throw .memory(error)
    }
    return true
  }

  private func isAlike(
    _ old: Surface, _ new: Surface, at place: PixelRect
  ) throws(MemoryShortage) -> Bool {
    let match = FingerprintMatch(try footage(of: old.part(place)), try footage(of: new.part(place)))
    return match.isSame(0, 0)
  }

  /// A film that is one moment.
  private func footage(of moment: Surface) -> FrameFingerprints {
    let grid = FingerprintGrid(
      width: moment.width, height: moment.height, most: FingerprintGrid.kept)
    var footage = FrameFingerprints(
      in: grid, at: .sixty, isExact: false, hasCoarseColors: hasCoarseColors)
    footage.frames = [FrameFingerprint(moment, in: grid, digest: nil)]
    return footage
  }
}
