package import SegueSceneGraph

/// Colors that run into one another, along a way that is given when they are drawn.
public final class CGGradient: Sendable {
  /// The colors and where they are reached, in the order of the way.
  package let stops: [Gradient.Stop]

  package init(stops: [Gradient.Stop]) {
    // Sorting must not transition two stops at one place, which make a hard edge.
    self.stops = stops.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }

  /// The gradient of these colors; without places they share the way evenly.
  package convenience init?(_ colors: [Any], places: [Double]?) {
    let colors = colors.compactMap { $0 as? CGColor }.map(\.color)
    guard !colors.isEmpty, places.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { index, color in
        Gradient.Stop(color, at: places?[index] ?? Double(index) / last)
      })
  }
}
