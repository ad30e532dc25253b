package import SegueMotion

/// Puts a recording on the raster of a frame rate: frame n shows the last picture that has begun by
/// its time, or begins within half a tick of the file after it.
///
/// A file that counts in hundredths of a second can say no better when a sixtieth begins; that is what
/// the half tick is for. What the recording shows between two frames is passed over, and what it shows
/// for longer than a frame is shown again. A frame that begins when the recording has ended, give or take
/// half a tick, is none of it.
package struct FrameRaster: Sendable {
  /// The picture that each frame shows, by its number.
  package private(set) var pictures: [Int] = []
  /// The pictures that no frame shows.
  package private(set) var passedOver: [Int] = []

  /// The frames of pictures that are seen at these times, at a rate; no more of them than `limit`.
  package init(
    _ times: RecordedTimes, at rate: FrameRate, limit: Int = RecordingLimits().frames
  ) throws(MovieError) {
    guard !times.begins.isEmpty else { return }
    var picture = 0
    var wasShown = false
    while true {
      let time = rate.time(ofFrame: pictures.count)
      while picture + 1 < times.begins.count,
        times.isAtOrBefore(times.begins[picture + 1], time)
      {
        if !wasShown { passedOver.append(picture) }
        picture += 1
        wasShown = false
      }
      let isLast = picture + 1 == times.begins.count
      if isLast, !pictures.isEmpty, times.isAtOrBefore(times.end, time) { return }
      guard pictures.count < limit else { throw .tooMuch("more than \(limit) frames") }
      pictures.append(picture)
      wasShown = true
    }
  }
}
