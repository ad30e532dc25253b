import SegueCommandLine
import SegueGeometry
import SegueSceneGraph
import SegueVideo

/// The size of a recording, in pixels.
package struct RecordedSize: Hashable {
  let width: Int
  let height: Int
  /// True if a column or a row may have been added, as movies need even sides.
  let isEven: Bool

  /// The size of the recording at `path`.
  init(_ path: String, as layout: RecordingLayout) throws(RunError) {
    self.init(
      try RunError.reading(path) { () throws(MovieError) in try Recording.open(path, as: layout) })
  }

  init(_ recording: Recording) {
    (width, height) = (recording.width, recording.height)
    isEven = recording.kind == .movie
  }

  init(width: Int, height: Int) {
    (self.width, self.height, isEven) = (width, height, false)
  }

  /// The size that is meant where goldens tell of another one: theirs, if only what movies add is more.
  func part(_ agreed: RecordedSize?) -> RecordedSize {
    guard let agreed else { return self }
    return isSize(agreed.width, width) && isSize(agreed.height, height) ? agreed : self
  }

  /// Parts of a point that a pixel is likely to be, the likeliest first.
  private static let parts = [1, 2, 4, 3, 8, 5, 10, 20, 100]

  /// The scale at which a canvas has these pixels, the plainest there is; nothing if none does, or if it
  /// has them already.
  func scale(of canvas: Canvas) -> Double? {
    if isSize(of: canvas) { return nil }
    for part in Self.parts {
      let near = (Double(width) / canvas.size.width * Double(part)).rounded()
      for count in [near - 1, near, near + 1] where count > 0 {
        let scale = count / Double(part)
        if isSize(of: canvas, at: scale) { return scale }
      }
    }
    let exact = Double(width) / canvas.size.width
    return isSize(of: canvas, at: exact) ? exact : nil
  }

  /// Returns true if a canvas has these pixels.
  func isSize(of canvas: Canvas) -> Bool {
    isSize(canvas.pixelWidth, width) && isSize(canvas.pixelHeight, height)
  }

  private func isSize(of canvas: Canvas, at scale: Double) -> Bool {
    var canvas = canvas
    canvas.scale = scale
    return isSize(of: canvas)
  }

  private func isSize(_ side: Int, _ recorded: Int) -> Bool {
    side == recorded || isEven && side + side % 2 == recorded
  }
}
