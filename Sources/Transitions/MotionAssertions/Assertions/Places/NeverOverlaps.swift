import SegueGeometry
import SegueMotion
import SegueTextSupport

/// Two layers never overlap while both are seen.
package struct NeverOverlaps: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "neverOverlaps"

  /// The most frequent fix.
  package var hint: String {
    "let one wait until the other has made room"
  }

  /// The other layer.
  package var other: String
  /// The least distance between both, in points.
  package var by: Double

  /// Never to overlap another layer, and to stay so far away from it.
  package init(_ other: String, by: Double = 0) {
    self.other = other
    self.by = by
  }

  /// The other layer, where there is one.
  package var others: [String] { [other] }

  /// Of the layers that a pattern finds, it is about those that can be meant.
  package func isAbout(_ layer: FoundLayer) -> Bool { layer.name != other }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let (own, theirs) = (view.course(layer), view.course(other))
    let samples = view.samples(own, .layer(other))
    let peak = Search.peak(samples) { time in
      guard let a = own.moment(at: time), let b = theirs.moment(at: time), a.isSeen, b.isSeen else {
        return nil
      }
      return -a.separation(from: b)
    }
    guard let peak, peak.value > FilmView.epsilon - by else { return [] }
    let found =
      peak.value > FilmView.epsilon
      ? "it overlaps \(Quote(other)) by \(view.points(peak.value))"
      : "it is \(view.points(max(-peak.value, 0))) away from \(Quote(other))"
    let expected = by > 0 ? "expected at least \(view.points(by))" : "expected never"
    return [
      view.failure(
        of: self, layer, at: peak.time, value: -peak.value, bound: by,
        "\(found) at \(view.words(peak.time)), \(expected)")
    ]
  }
}

extension LayerMoment {
  /// Returns the distance between two boxes along one of their sides; negative where they overlap.
  fileprivate func separation(from other: LayerMoment) -> Double {
    var widest = -Double.infinity
    for corners in [corners, other.corners] {
      for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let side = end - start
        let length = LayerMoment.length(side)
        if length == 0 { continue }
        let axis = Vector(-side.dy / length, side.dx / length)
        let (a, b) = (extent(along: axis), other.extent(along: axis))
        widest = max(widest, b.lowerBound - a.upperBound, a.lowerBound - b.upperBound)
      }
    }
    return widest
  }

  private func extent(along axis: Vector) -> ClosedRange<Double> {
    let places = corners.map { axis.dot($0 - .zero) }
    return (places.min() ?? 0)...(places.max() ?? 0)
  }
}
