import SegueMotion
import SegueTextSupport

/// A frame of a film, and when it is shown.
package struct FrameMoment: Hashable, Sendable, Codable {
  /// The number of the frame.
  package let frame: Int
  /// Time at which it is shown, in milliseconds of the film.
  package let milliseconds: Double

  /// A frame and the time at which it is shown.
  package init(frame: Int, milliseconds: Double) {
    (self.frame, self.milliseconds) = (frame, milliseconds)
  }

  /// The moment in whole milliseconds, with the unit.
  package var words: String { NumberText.format(milliseconds, atMost: 0) + " ms" }
}

extension FilmSetting {
  /// Returns the moment at which a frame of such a film is shown.
  func moment(of frame: Int) -> FrameMoment {
    let rate = FrameRate(parsing: rate) ?? .sixty
    let time = rate.time(ofFrame: frame).seconds() * 1000
    return FrameMoment(frame: frame, milliseconds: min(time, Double(duration) ?? time))
  }
}

extension FrameMoment: Plausible {
  /// True if a film can have such a frame.
  package var isPlausible: Bool { frame >= 0 && milliseconds.isFinite }
}
