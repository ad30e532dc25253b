import SegueJSON
import SegueMotionAssertions

/// Rules for the most that a frame may cost.
enum CostRules {
  static let limits = Rule<CostLimits>(schema: object.reference) { node, reading in
    var limits = CostLimits()
    return object.fill(&limits, from: node, &reading) ? limits : nil
  }

  static let help =
    "The most that a frame may cost a compositor, which 'audit' holds every frame to."

  static let object = ObjectRule<CostLimits>(
    "cost limits", help: help, name: "costLimits",
    example: "{\"offscreen\": 4, \"overdraw\": 2.5}",
    CostMeasure.allCases.map { measure in
      MemberRule(
        measure.rawValue, measure.isCount ? count : area, help: "The most \(measure.summary)."
      ) { $0[measure] = $1 }
    })

  private static let count = Rule<Int>.integer(0...100_000).map { Double($0) }
  private static let area = Rule<Double>.number(0...10_000)
}
