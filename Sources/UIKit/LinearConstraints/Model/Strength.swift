/// Strength of a constraint, from 0 to 1000 as UIKit's priorities.
///
/// Strengths are an order and not a weight: no number of weaker constraints outweighs a stronger one.
/// Constraints of one strength share the damage such that the sum of their violations is least.
package struct Strength: Hashable, Comparable, Sendable {
  /// UIKit's number; whatever lies outside its range counts as its end.
  package let priority: Double

  /// The strength with UIKit's number; what is no number is as weak as can be.
  package init(_ priority: Double) {
    self.priority = priority.isNaN ? 0 : min(max(priority, 0), 1000)
  }

  /// Holds, or is given up as a whole.
  package static let required = Strength(1000)

  /// True if a violation is a contradiction rather than a cost.
  package var isRequired: Bool { priority >= 1000 }

  package static func < (one: Strength, other: Strength) -> Bool { one.priority < other.priority }
}
