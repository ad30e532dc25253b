import SegueFitting
package import SegueRecordedValues

/// Search for the reason why features of a timeline of values go otherwise: the numbers of their curves.
package struct CurveChanges {
  private let old: ValueTimeline
  private let new: ValueTimeline
  private var searches = 2 * Self.mostFitted

  /// The most features whose curves are compared.
  private static let mostFitted = 32

  /// A search in the timeline that was agreed, and in the one that is.
  package init(from old: ValueTimeline, to new: ValueTimeline) {
    (self.old, self.new) = (old, new)
  }

  /// The difference between the curves of a feature; `nil` unless it moves by one certain curve on both sides.
  package mutating func words(
    from feature: ValueTimeline.Feature, to other: ValueTimeline.Feature
  ) -> String? {
    guard let was = curve(of: feature, in: old), let now = curve(of: other, in: new) else {
      return nil
    }
    let changes = FitWords.changes(from: was, to: now)
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }

  private mutating func curve(
    of feature: ValueTimeline.Feature, in timeline: ValueTimeline
  ) -> CurveFit? {
    let everything = -Double.infinity...Double.infinity
    let fitted = FittedFeature(
      feature, in: timeline, during: everything, kinds: .all, searches: &searches)
    guard fitted.isCertain, fitted.movements.count == 1, let found = fitted.movements.first?.curve
    else { return nil }
    return found.plainest ?? found.best
  }
}
