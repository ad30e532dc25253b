import SegueTextSupport

/// The measures by which a film is checked against guidelines; each has its limits in a profile.
public enum Measure: String, Hashable, Sendable, Codable, CaseIterable {
  // MARK: Pictures

  /// Milliseconds in which something should be seen to move, and nothing does.
  case freeze
  /// The part of the window that nothing covers.
  case uncovered
  /// The part of the window that a black rectangle takes which neither screen shows.
  case blackened
  /// Length of a layer's jump, in points.
  case jump
  /// The share of a picture that changes where movement meets rest.
  case jumpingPixels
  /// Number of times a tile of the picture turns from lighter to darker or back within 150 ms.
  case flickerTurns
  /// Flashes that warn, as a flag.
  case flashWarning
  /// Flashes that fail, as a flag.
  case flashFailure

  // MARK: Movement

  /// The change of velocity at a hand-over, as a part of the velocity before.
  case handOver
  /// The hand-over of a movement that knows no velocity.
  case timedHandOver
  /// The change of velocity at once, as a flag.
  case velocityBreak
  /// The part of its movement in which nobody sees a layer.
  case unseen
  /// The part of the window in which two layers change their order.
  case orderChange
  /// Width of a gap, as a part of the window's width.
  case gap
  /// Number of timing curves seen at once.
  case paces
  /// In how many directions layers move at once.
  case directions
  /// Seconds for which something repeats.
  case repetition
  /// Ratio of the largest size of a page to its smallest.
  case pageScale
  /// Degrees by which a page turns.
  case pageTurn
  /// The way from one frame to the next, as a part of the window's width.
  case frameTravel

  // MARK: Exchanges

  /// Milliseconds of a cross-fade.
  case fadeDuration
  /// Milliseconds of a push, a pop, or a change of tabs.
  case pushDuration
  /// Milliseconds of one element that becomes a screen.
  case containerDuration
  /// Milliseconds of a screen that is laid over everything.
  case modalDuration
  /// Milliseconds of a sheet.
  case sheetDuration
  /// Milliseconds by which the way back takes longer.
  case slowerReturn
  /// Milliseconds that are too short to be seen.
  case imperceptible
  /// The way back is another one, as a flag.
  case unmirrored
  /// Milliseconds until a gesture that was given up has settled.
  case cancelSettling
  /// Layers that are left over, as a flag.
  case leftovers
  /// A preview of the way back that is wrong, as a flag.
  case preview
  /// A sheet that moves to another edge, as a flag.
  case sheetEdge
  /// The contrast of the status bar, as a ratio; less is worse.
  case statusContrast
  /// An element that the other screen lacks, as a flag.
  case missingPartner
  /// Ratio of an element's stretch one way to that the other way.
  case distortion
  /// Scale factor of a text.
  case textScale
  /// A warning of `check`, as a flag.
  case warned

  // MARK: Reduced motion

  /// The way of a page, as a part of the window's width.
  case reducedTravel
  /// Scale factor of a page, from 1.
  case reducedScale
  /// Milliseconds.
  case reducedDuration
  /// A film without a variant, as a flag.
  case reducedMissing

  // MARK: Text

  /// A blur on a text at rest, in points.
  case restingBlur
  /// A text at rest that is turned or stretched, as a part of its size.
  case restingWarp

  /// True if less is worse.
  public var isFloor: Bool { self == .statusContrast || self == .imperceptible }
}

/// Beyond which values something is worth a remark, a warning or an error; `nil` for none.
public struct Limit: Hashable, Sendable {
  /// Beyond it is a remark.
  public var remark: Double?
  /// Beyond it is a warning.
  public var warning: Double?
  /// Beyond it is an error.
  public var error: Double?

  /// The limit with these values.
  public init(remark: Double? = nil, warning: Double? = nil, error: Double? = nil) {
    self.remark = remark
    self.warning = warning
    self.error = error
  }
}

extension Measure {
  /// A value in the measure's unit, as in `400 ms`; `nil` for what is only there or not.
  public func words(for value: Double) -> String? {
    switch self {
    case .freeze, .fadeDuration, .pushDuration, .containerDuration, .modalDuration, .sheetDuration,
      .slowerReturn, .imperceptible, .cancelSettling, .reducedDuration:
      "\(NumberText.format(value, atMost: 0)) ms"
    case .uncovered, .jumpingPixels, .unseen, .orderChange, .gap, .frameTravel, .reducedTravel,
      .reducedScale, .handOver, .timedHandOver, .restingWarp, .blackened:
      "\(NumberText.format(value * 100, atMost: 2)) %"
    case .jump, .restingBlur: "\(NumberText.format(value, atMost: 2)) points"
    case .repetition:
      value >= Self.forever ? "without end" : "\(NumberText.format(value, atMost: 1)) s"
    case .pageScale, .distortion, .textScale: "\(NumberText.format(value, atMost: 2)) times"
    case .pageTurn: "\(NumberText.format(value, atMost: 0))°"
    case .statusContrast: "\(NumberText.format(value, atMost: 2)):1"
    case .flickerTurns, .paces, .directions: NumberText.format(value, atMost: 0)
    case .flashWarning, .flashFailure, .velocityBreak, .unmirrored, .leftovers, .preview,
      .sheetEdge, .missingPartner, .warned, .reducedMissing:
      nil
    }
  }

  /// The seconds that stand for a movement without an end.
  static let forever = 86_400.0
}
