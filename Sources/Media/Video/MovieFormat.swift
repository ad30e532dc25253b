import SegueTextSupport

/// Frame size and frame rate of a movie.
package struct MovieFormat: Hashable, Sendable, Codable {
  /// The columns of the canvas.
  package let width: Int
  /// The rows of the canvas.
  package let height: Int
  /// The frames that are shown in ``seconds``.
  package let frames: Int
  /// The seconds that ``frames`` take.
  package let seconds: Int

  /// Frames of `width` by `height` pixels at `frames` in `seconds`, such as 30000 in 1001.
  package init(width: Int, height: Int, frames: Int, per seconds: Int = 1) {
    precondition(width > 0 && height > 0, "a movie has at least one pixel")
    precondition(
      (1...Int(Int32.max)).contains(frames) && (1...Int(Int32.max)).contains(seconds),
      "a frame rate is a fraction of positive 32-bit numbers")
    self.width = width
    self.height = height
    self.frames = frames
    self.seconds = seconds
  }
}

extension MovieFormat: Plausible {
  /// True if its numbers are those of some movie.
  package var isPlausible: Bool {
    let (sides, rates) = (1...1 << 16, 1...Int(Int32.max))
    return sides.contains(width) && sides.contains(height) && rates.contains(frames)
      && rates.contains(seconds)
  }
}
