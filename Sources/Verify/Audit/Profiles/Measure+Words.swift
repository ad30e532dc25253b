import SegueTextSupport

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
