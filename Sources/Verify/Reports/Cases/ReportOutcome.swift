public import SegueVerification

/// Outcomes of a case, the gravest in front; reports list cases in this order.
public enum ReportOutcome: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// It is not as expected.
  case different
  /// Nothing was expected about it.
  case missing
  /// It could not be drawn at all.
  case broken
  /// The film has been recorded as the new golden.
  case recorded
  /// It is as expected.
  case same

  /// Creates the outcome that a comparison reports.
  public init(_ outcome: CaseResult.Outcome) {
    self =
      switch outcome {
      case .same: .same
      case .recorded: .recorded
      case .different: .different
      case .missing: .missing
      }
  }

  /// True if the case needs attention.
  public var isFailure: Bool { self < .recorded }

  /// The graver one comes first.
  public static func < (a: ReportOutcome, b: ReportOutcome) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .different: 0
    case .missing: 1
    case .broken: 2
    case .recorded: 3
    case .same: 4
    }
  }
}

extension ReportOutcome {
  /// Name of the outcome in headings and counts.
  var words: String { self == .same ? "as expected" : rawValue }
}
