import SegueMotion

/// The motion blur that is asked for, beside the one that a film describes.
package enum MotionBlurChoice: Hashable, Sendable {
  /// As the film describes it.
  case described
  /// None: each frame is a moment.
  case none
  /// That of a shutter; what is not given is as the film describes it, or as usual.
  case shutter(angle: Int?, samples: Int?)

  /// Returns the blur of a film that describes `own`.
  func applied(to own: MotionBlur?) -> MotionBlur? {
    switch self {
    case .described: return own
    case .none: return nil
    case .shutter(let angle, let samples):
      let base = own ?? MotionBlur()
      return MotionBlur(
        shutterAngle: angle ?? base.shutterAngle, samples: samples ?? base.samples)
    }
  }
}
