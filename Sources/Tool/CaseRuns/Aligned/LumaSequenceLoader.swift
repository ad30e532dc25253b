package import SegueCommandLine
import SegueFilmRequests
package import SegueFitting
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTextSupport
package import SegueVerification
package import SegueVideo

/// Reads a film whose movement is measured.
package enum LumaSequenceLoader {
  /// Reads a recording's luma sequence, its size and the remarks about it.
  package static func recording(
    _ path: String, as layout: RecordingLayout = RecordingLayout()
  ) throws(RunError) -> (reel: LumaSequence, size: (width: Int, height: Int), remarks: [String]) {
    do throws(MovieError) {
      let recording = try Recording.open(path, as: layout)
      var reel = LumaSequence(width: recording.width, height: recording.height)
      while let frame = try recording.next() {
        guard reel.add(frame.surface, at: frame.begin.seconds()) else {
          throw .tooMuch("its movement is measured in \(LumaSequence.mebibytes) MiB at most")
        }
      }
      let remarks = recording.remarks.filter { !$0.isOfNoConcern }.map { "\($0)" }
      return (reel, (recording.width, recording.height), remarks)
    } catch .input(let error) {
      throw RunError(error)
    } catch {
      throw RunError(
        "\(Quote(path: path)): \("\(error)".visible)", hint: error.hint, lack: error.lack)
    }
  }

  /// Renders the luma sequence of a scene.
  package static func scene(_ item: SnapshotCase) throws(RunError) -> LumaSequence {
    let (canvas, rate) = (item.film.canvas, item.film.frameRate)
    var reel = LumaSequence(width: canvas.pixelWidth, height: canvas.pixelHeight)
    do throws(RenderError) {
      for index in 0..<item.film.frameCount {
        if Task.isCancelled { throw .cancelled }
        guard let surface = try item.picture(of: index) else { break }
        guard reel.add(surface, at: rate.time(ofFrame: index).seconds()) else {
          throw .memory(.tooLongFilm(limit: LumaSequence.mebibytes << 20))
        }
      }
    } catch {
      throw RunError(error, from: item.name)
    }
    return reel
  }
}

extension RecordingRemark {
  /// True if the remark is irrelevant to measuring.
  fileprivate var isOfNoConcern: Bool {
    switch self {
    case .repeated, .untagged, .variableRate, .highDynamicRange, .unseen: true
    default: false
    }
  }
}
