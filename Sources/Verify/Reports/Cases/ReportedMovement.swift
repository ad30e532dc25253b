import SegueTextSupport

/// A movement of a recording and that of the scene on which it lies, each from its own begin on.
package struct ReportedMovement: Hashable, Sendable, Codable {
  /// Points of a curve.
  package struct Line: Hashable, Sendable, Codable {
    /// Milliseconds since the begin, ascending.
    package let times: [Double]
    /// Shares of the way at these times.
    package let shares: [Double]

    /// The most points that are kept.
    private static let most = 400

    /// Points at times; of very many, some.
    package init(times: [Double], shares: [Double]) {
      let step = max(1, (times.count + Self.most - 1) / Self.most)
      let kept = stride(from: 0, to: min(times.count, shares.count), by: step)
      self.times = kept.map { (times[$0] * 10).rounded() / 10 }
      self.shares = kept.map { (shares[$0] * 10_000).rounded() / 10_000 }
    }
  }

  /// A share of the way, and when both have come so far.
  package struct Mark: Hashable, Sendable, Codable {
    /// Share of the way.
    package let share: Double
    /// Milliseconds since the begin in the scene; `nil` where that was not seen.
    package let expected: Double?
    /// Milliseconds since the begin in the recording.
    package let actual: Double?

    /// A landmark of both movements.
    package init(share: Double, expected: Double?, actual: Double?) {
      (self.share, self.expected, self.actual) = (share, expected, actual)
    }
  }

  /// Name of what moves.
  package let name: String
  /// Comparison of both, in a sentence.
  package let summary: String
  /// Movement of the scene.
  package let expected: Line
  /// Movement of the recording.
  package let actual: Line
  /// Points that were measured in the recording.
  package let samples: Line
  /// Landmarks of both.
  package let marks: [Mark]

  /// The movement of a name, in both films.
  package init(
    _ name: String, _ summary: String, expected: Line, actual: Line, samples: Line, marks: [Mark]
  ) {
    (self.name, self.summary) = (name, summary)
    (self.expected, self.actual, self.samples, self.marks) = (expected, actual, samples, marks)
  }
}

extension ReportedMovement.Line: Plausible {
  /// True if it can be drawn.
  package var isPlausible: Bool {
    times.count == shares.count
      && (times + shares).allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }
}

extension ReportedMovement.Mark: Plausible {
  /// True if its times are some.
  package var isPlausible: Bool {
    [share, expected, actual].compactMap(\.self).allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }
}
