public import SegueMotion
public import SegueRaster

/// Puts a recording on the raster of a frame rate: frame n shows the last picture that has begun by
/// its time, or begins within half a tick of the file after it.
///
/// A file that counts in hundredths of a second can say no better when a sixtieth begins; that is what
/// the half tick is for. What the recording shows between two frames is passed over, and what it shows
/// for longer than a frame is shown again. A frame that begins when the recording has ended, give or take
/// half a tick, is none of it.
public final class FrameRaster {
  private let recording: Recording
  private let rate: FrameRate
  private var shown: RecordedFrame?
  private var following: RecordedFrame?
  private var index = 0
  private var hasBegun = false
  /// The pictures that no frame shows, by their numbers, as far as frames have been taken.
  public private(set) var passedOver: [Int] = []
  private var picture = 0
  private var wasShown = false

  /// The frames of a recording that has not been looked at, at a rate.
  public init(_ recording: Recording, at rate: FrameRate) {
    self.recording = recording
    self.rate = rate
  }

  /// The next frame; nothing behind the last one.
  public func next() throws(RecordingError) -> Surface? {
    if !hasBegun {
      hasBegun = true
      shown = try recording.next()
      following = try recording.next()
    }
    let time = rate.time(ofFrame: index)
    while let next = following, isAtOrBefore(next.begin, time) {
      if !wasShown { passedOver.append(picture) }
      shown = next
      following = try recording.next()
      picture += 1
      wasShown = false
    }
    guard let frame = shown else { return nil }
    if following == nil, index > 0, isAtOrBefore(frame.end, time) {
      shown = nil
      return nil
    }
    index += 1
    wasShown = true
    return frame.surface
  }

  /// Whether a moment is no more than half a tick of the file after another one.
  private func isAtOrBefore(_ moment: FrameTime, _ time: FrameTime) -> Bool {
    let half = FrameTime(
      numerator: recording.tick.numerator, denominator: 2 * recording.tick.denominator)
    guard let limit = time.adding(half) else { return moment < time }
    return !(limit < moment)
  }
}
