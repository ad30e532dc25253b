package import SegueCommandLine
import SegueFilmRequests
import SegueMotion
package import SegueRaster
import SegueRendering
import SegueSceneGraph
package import SegueVerification

extension SnapshotCase {
  /// The film as its pixels alone tell it, to hold a recording to it; without its frames where nobody
  /// will look at them, and with boxes painted over that nobody is to look at.
  package func recorded(
    onBlack isOnBlack: Bool, isEmpty: Bool = false, hiding hidden: [PixelRect] = []
  ) throws(RunError) -> RecordedFilm {
    let canvas = film.canvas
    let grid = FingerprintGrid(width: canvas.pixelWidth, height: canvas.pixelHeight)
    var footage = FrameFingerprints(in: grid, at: film.frameRate, isExact: true)
    do throws(RenderError) {
      for index in 0..<(isEmpty ? 0 : film.frameCount) {
        if Task.isCancelled { throw .cancelled }
        guard let surface = try picture(of: index)?.covered(hidden) else { break }
        guard footage.add(FrameFingerprint(surface, in: grid, onBlack: isOnBlack)) else {
          throw .memory(.tooLongFilm(limit: 1 << 29))
        }
      }
    } catch {
      throw RunError(error, from: name)
    }
    return RecordedFilm(footage, digests: [], kept: .exact, ignored: hidden)
  }
}

extension SnapshotCase {
  /// The film's frames, one after the other, with boxes painted over that nobody is to look at.
  package func pictures(hiding hidden: [PixelRect]) -> some FramePictures {
    DrawnFrames(item: self, hidden: hidden)
  }
}

/// The frames of a film that is drawn.
private struct DrawnFrames: FramePictures {
  let item: SnapshotCase
  let hidden: [PixelRect]

  func picture(of frame: Int) throws(RenderError) -> Surface? {
    if Task.isCancelled { throw .cancelled }
    return try item.picture(of: frame)?.covered(hidden)
  }
}
