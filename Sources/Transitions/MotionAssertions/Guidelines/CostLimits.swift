/// Measures of a compositor's work for one frame.
package enum CostMeasure: String, Hashable, Sendable, Codable, CaseIterable {
  /// The number of surfaces that are drawn apart.
  case offscreen
  /// The blurred area, in canvases.
  case blurred
  /// The area that is drawn through masks and round clips, in canvases.
  case masked
  /// The area that is drawn, in canvases: the number of times that a pixel is drawn.
  case overdraw
  /// The number of layers whose own picture is drawn anew.
  case redrawn

  /// The measure in words, with its unit.
  package var summary: String {
    switch self {
    case .offscreen: "surfaces that are drawn apart"
    case .blurred: "blurred area, soft shadows included, in canvases"
    case .masked: "area that is drawn through masks and round clips, in canvases"
    case .overdraw: "area that is drawn, in canvases"
    case .redrawn: "layers whose words or outlines are drawn anew"
    }
  }

  /// True if it counts things, rather than areas.
  package var isCount: Bool { self == .offscreen || self == .redrawn }
}

/// The most that a frame of a film may cost, as its author has set it.
package struct CostLimits: Hashable, Sendable {
  private var values: [CostMeasure: Double] = [:]

  /// No limits.
  package init() {}

  /// The limit of a measure; `nil` for none.
  package subscript(measure: CostMeasure) -> Double? {
    get { values[measure] }
    set { values[measure] = newValue }
  }

  /// True if nothing is limited.
  package var isEmpty: Bool { values.isEmpty }

  /// These limits, and those of others where these have none.
  package func completed(by others: CostLimits) -> CostLimits {
    var limits = self
    limits.values.merge(others.values) { own, _ in own }
    return limits
  }
}
