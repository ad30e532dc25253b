package import SegueSceneGraph

/// Blur of what moves while the shutter of a camera is open.
///
/// The shutter opens with each frame and stays open for a part of the frame's time, all of it at 360
/// degrees. A frame is the mean of so many samples: the scene in the middles of as many equal parts of
/// that time, each exactly what a still of its moment shows. What follows a cut is in no frame before it
/// at 360 degrees and below.
package struct MotionBlur: Hashable, Sendable {
  /// Angle of the opening in a shutter that turns once a frame, in degrees.
  package let shutterAngle: Int
  /// Number of moments of which a frame is the mean.
  package let samples: Int

  /// The angles that a shutter can have: above 360 degrees frames overlap.
  package static let angles = 1...720
  /// The numbers of samples that a frame can have.
  package static let sampleCounts = 2...64

  /// The blur of a shutter: half of each frame's time in sixteen samples unless given.
  package init(shutterAngle: Int = 180, samples: Int = 16) {
    precondition(Self.angles.contains(shutterAngle), "no angle of a shutter")
    precondition(Self.sampleCounts.contains(samples), "too few or too many samples")
    self.shutterAngle = shutterAngle
    self.samples = samples
  }

  /// Returns the moments of the frame that is shown at `time` in a film of this rate.
  ///
  /// They are exact, unless no fraction of 64 bits is; then they are rounded to the nanosecond.
  package func moments(ofFrameAt time: FrameTime, in rate: FrameRate) -> [FrameTime] {
    // A turn has 360 degrees, and a middle is an odd number of halves of a part.
    let parts = Int128(720 * samples)
    let unit = Int128(time.denominator) * Int128(rate.numerator)
    let start = Int128(time.numerator) * Int128(rate.numerator) * parts
    let step = Int128(time.denominator) * Int128(rate.denominator) * Int128(shutterAngle)
    return (0..<samples).map { FrameTime(start + step * Int128(2 * $0 + 1), per: unit * parts) }
  }
}

extension FrameTime {
  /// The fraction in lowest terms; the nearest nanosecond where those are too large.
  fileprivate init(_ numerator: Int128, per denominator: Int128) {
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    if let top = Int64(exactly: numerator / a), let bottom = Int64(exactly: denominator / a) {
      self.init(numerator: top, denominator: bottom)
      return
    }
    let nanoseconds = (numerator * 1_000_000_000 + denominator / 2) / denominator
    self.init(Time(nanoseconds: Int64(nanoseconds)))
  }
}

extension AnimatedScene {
  /// Returns the scenes of which the picture of the moment `time` is the mean: that moment alone, unless
  /// something moves while a shutter is open.
  package func exposure(at time: FrameTime) -> [Scene] {
    guard let motionBlur, !time.isAtOrAfter(duration) else { return [scene(at: time)] }
    let scenes = motionBlur.moments(ofFrameAt: time, in: frameRate).map { scene(at: $0) }
    return scenes.allSatisfy { $0 == scenes[0] } ? [scenes[0]] : scenes
  }
}
