public import SegueVerification

/// What came of a case, the gravest in front; reports list cases in this order.
public enum ReportOutcome: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// It is not as agreed.
  case different
  /// Nothing was agreed about it.
  case missing
  /// It could not be drawn at all.
  case broken
  /// What it is has been written down as agreed.
  case recorded
  /// It is as agreed.
  case same

  /// What a comparison says.
  public init(_ outcome: CaseResult.Outcome) {
    self =
      switch outcome {
      case .same: .same
      case .recorded: .recorded
      case .different: .different
      case .missing: .missing
      }
  }

  /// Whether it needs attention.
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
  /// What headings and counts call it.
  var words: String { self == .same ? "as agreed" : rawValue }
}
