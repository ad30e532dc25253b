/// Something about a transition with a name that its user may change: a number, or a curve.
///
/// Each name has one row, whichever rules take it, so that it means the same everywhere.
public struct PresetParameter: Hashable, Sendable {
  /// Kinds of values.
  package enum Kind: String, Hashable, Sendable {
    /// A number.
    case number
    /// A length, in points.
    case points
    /// An angle, in degrees.
    case degrees
    /// A time, in milliseconds.
    case milliseconds
    /// A curve or a spring.
    case pace
  }

  /// The name in scene files.
  package let name: String
  /// The meaning of the parameter, as the end of a sentence.
  package let summary: String
  /// The kind of its values.
  package let kind: Kind
  /// The numbers that make sense; of no account for curves.
  package let range: ClosedRange<Double>

  private init(
    _ name: String, kind: Kind, range: ClosedRange<Double>, summary: String
  ) {
    self.name = name
    self.kind = kind
    self.range = range
    self.summary = summary
  }
}

// MARK: - Those of every transition that takes time

extension PresetParameter {
  /// Duration of the transition.
  package static let duration = PresetParameter(
    "duration", kind: .milliseconds, range: 0.000_001...3_600_000,
    summary: "how long the transition takes")

  /// Speed factor relative to the usual speed.
  package static let speed = PresetParameter(
    "speed", kind: .number, range: 0.000_001...1000, summary: "how much faster than usual it passes"
  )

  /// The curve or the spring of all that moves.
  package static let easing = PresetParameter(
    "easing", kind: .pace, range: 0...1,
    summary: "the curve or spring of all that moves, each in its own time")

  /// The part of the time after which it begins.
  package static let delayFactor = PresetParameter(
    "delayFactor", kind: .number, range: 0...0.99,
    summary: "the part of the time after which it begins; the rest is left for it")

  /// The parameters of every transition that takes time.
  static let general: [PresetParameter] = [.duration, .speed, .easing, .delayFactor]
}

// MARK: - Those of springs

extension PresetParameter {
  /// Damping of a spring.
  package static let dampingRatio = PresetParameter(
    "dampingRatio", kind: .number, range: 0.01...1,
    summary: "how much the spring is braked; 1 just prevents overshoot")

  /// Initial velocity of a spring.
  package static let initialVelocity = PresetParameter(
    "initialVelocity", kind: .number, range: -100...100,
    summary: "how fast the spring sets off, in whole ways a second")

  /// The time of one swing.
  package static let response = PresetParameter(
    "response", kind: .milliseconds, range: 1...10_000,
    summary: "the time of one swing of the spring without damping")

  /// The parameters lost where another curve takes the spring's place.
  static let springs: [PresetParameter] = [.dampingRatio, .initialVelocity, .response]
}

// MARK: - Amounts

extension PresetParameter {
  /// The part of the way by which the lower screen follows.
  package static let parallax = PresetParameter(
    "parallax", kind: .number, range: 0...1,
    summary: "the part of the way by which the lower screen follows")

  /// Darkness of the dimming over what lies behind.
  package static let dimming = PresetParameter(
    "dimming", kind: .number, range: 0...1, summary: "how dark what lies behind becomes")

  /// Opacity at which the screen behind stays.
  package static let opacity = PresetParameter(
    "opacity", kind: .number, range: 0...1, summary: "how opaque the screen behind stays")

  /// Contrast that the screen behind keeps.
  package static let contrast = PresetParameter(
    "contrast", kind: .number, range: 0...1, summary: "what of its contrast the screen behind keeps"
  )

  /// Strength of the upper screen's shadow.
  package static let shadowOpacity = PresetParameter(
    "shadowOpacity", kind: .number, range: 0...1,
    summary: "how strong the shadow of the upper screen is")

  /// Scale of a screen where it is not at rest.
  package static let scale = PresetParameter(
    "scale", kind: .number, range: 0.001...100,
    summary: "how large a screen is that grows, or becomes that shrinks")

  /// Scale of a screen that is nearer than at rest.
  package static let nearScale = PresetParameter(
    "nearScale", kind: .number, range: 0.001...100,
    summary: "how large a screen is that is nearer than at rest")

  /// Scale to which the screen behind shrinks.
  package static let backdropScale = PresetParameter(
    "backdropScale", kind: .number, range: 0.001...100,
    summary: "how large the screen behind becomes")

  /// Angle by which a screen turns.
  package static let rotation = PresetParameter(
    "rotation", kind: .degrees, range: -36_000...36_000,
    summary: "how far a screen turns before it stands, clockwise")

  /// Distance that a screen moves.
  package static let distance = PresetParameter(
    "distance", kind: .points, range: 0...10_000, summary: "how far a screen moves")

  /// Corner radius of a card or sheet.
  package static let cornerRadius = PresetParameter(
    "cornerRadius", kind: .points, range: 0...1000,
    summary: "how round the corners of the upper screen are")

  /// The width of a card.
  package static let width = PresetParameter(
    "width", kind: .points, range: 1...10_000, summary: "how wide the card is")

  /// The height of a card.
  package static let height = PresetParameter(
    "height", kind: .points, range: 1...10_000, summary: "how high the card is")

  /// Distance of the viewer.
  package static let perspective = PresetParameter(
    "perspective", kind: .points, range: 1...100_000,
    summary: "how far in front of the stage the viewer stands")

  /// Distance of the viewer, in lengths of what turns.
  package static let viewerDistance = PresetParameter(
    "viewerDistance", kind: .number, range: 0.1...1000,
    summary: "how far in front of the stage the viewer stands, in lengths of what turns")

  /// With which fraction of the whole it begins.
  package static let startProgress = PresetParameter(
    "startProgress", kind: .number, range: 0...1,
    summary: "the fraction of the whole with which it begins")

  /// With which fraction of the whole it ends.
  package static let endProgress = PresetParameter(
    "endProgress", kind: .number, range: 0...1,
    summary: "the fraction of the whole with which it ends")

  /// The progress at which one screen has gone and the other one comes.
  package static let fadeThreshold = PresetParameter(
    "fadeThreshold", kind: .number, range: 0.01...0.99,
    summary: "the part of the way after which one screen has faded and the other one begins to")
}

extension PresetParameter {
  /// Every parameter that some transition takes.
  package static let all: [PresetParameter] =
    general + springs + [
      .parallax, .dimming, .opacity, .contrast, .shadowOpacity, .scale, .nearScale, .backdropScale,
      .rotation, .distance, .cornerRadius, .width, .height, .perspective, .viewerDistance,
      .startProgress, .endProgress, .fadeThreshold,
    ]
}
