import SegueMotion
import SegueRaster

/// Source of the pictures of a recording, one after the other.
protocol RecordingSource: AnyObject {
  var kind: RecordingKind { get }
  /// The size of every picture.
  var size: (width: Int, height: Int) { get }
  /// The unit in which the file counts times.
  var tick: FrameTime { get }
  var fidelity: RecordingFidelity { get }
  /// Meaning of its colors, where the source states it; only for movies.
  var colors: RecordedColors? { get }
  var remarks: Set<RecordingRemark> { get }

  /// The next picture, when it begins if that is said, and for how long it is seen.
  func next() throws(MovieError) -> SourceFrame?
}

/// A picture as its source gives it.
struct SourceFrame {
  let surface: Surface
  /// Start of the frame; `nil` where the one before says when it ends.
  let begin: FrameTime?
  let duration: FrameTime
}
