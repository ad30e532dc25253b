import SegueJSON
import SegueMotion

/// Rules for the shutter that a scene is filmed with.
enum MotionBlurRules {
  /// The blur that `true` and an object without members mean.
  private static let usual = MotionBlur()

  /// A blur, or none.
  static let blur = Rule<MotionBlur?>.choice(
    "true, false, or an object with a 'shutterAngle' and 'samples'",
    [
      (\.isObject, object.rule { Draft() }.map(\.blur)),
      (\.isAnything, Rule<Bool>.flag.map { $0 ? usual : nil }),
    ])

  private static let object = ObjectRule<Draft>(
    "motion blur", help: "A shutter that is open for a part of each frame's time.",
    [
      MemberRule(
        "shutterAngle", .integer(MotionBlur.angles),
        help:
          "How long the shutter is open, in degrees: 360 is the time from a frame to the next one."
      ) { $0.shutterAngle = $1 }.byDefault(.number(Double(usual.shutterAngle))),
      MemberRule(
        "samples", .integer(MotionBlur.sampleCounts),
        help: "How many moments a frame is the mean of."
      ) { $0.samples = $1 }.byDefault(.number(Double(usual.samples))),
    ])

  /// A shutter as its author wrote it.
  private struct Draft: Sendable {
    var shutterAngle = usual.shutterAngle
    var samples = usual.samples

    var blur: MotionBlur? { MotionBlur(shutterAngle: shutterAngle, samples: samples) }
  }
}
