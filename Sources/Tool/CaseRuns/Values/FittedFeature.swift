package import SegueFitting
package import SegueRecordedValues
import SegueTextSupport

/// A feature of a timeline of values, and the curves by which it moves.
package struct FittedFeature {
  /// A movement of some of its numbers, and its curve.
  package struct Movement {
    /// The numbers, with what they are at first and at last.
    package let ways: [(name: String, first: Double, last: Double)]
    package let samples: ProgressSamples
    package let curve: FoundCurve
    /// True if only the first samples were looked at.
    package let isCut: Bool
  }

  package let name: String
  package let type: String?
  package let movements: [Movement]
  /// True if it has more numbers than are looked at.
  package let isCut: Bool

  /// The most numbers of a feature that are looked at.
  private static let mostComponents = 64

  /// Fits the curves of a feature, as long as there are searches left.
  package init(
    _ feature: ValueTimeline.Feature, in timeline: ValueTimeline, during span: ClosedRange<Double>,
    kinds: CurveFinder.Kinds, searches: inout Int
  ) {
    (name, type) = (feature.name, feature.type)
    let places = timeline.frames.indices.filter { index in
      timeline.frames[index].milliseconds.map { span.contains($0 / 1_000) } ?? false
    }
    let times = places.compactMap { timeline.frames[$0].milliseconds.map { $0 / 1_000 } }
    let moving = feature.components.map { component in
      (component.name, places.map { component.numbers[$0] })
    }
    let looked = moving.prefix(Self.mostComponents)
    let found = ValueMovement.all(times: times, series: looked.map(\.1))
    isCut = looked.count < moving.count || found.count > searches
    movements = found.prefix(max(0, searches)).map { movement in
      Movement(
        ways: movement.series.sorted().map { index in
          let known = looked[index].1.compactMap(\.self)
          return (looked[index].0, known.first ?? 0, known.last ?? 0)
        },
        samples: movement.samples, curve: CurveFinder(movement.samples, kinds: kinds).answer,
        isCut: movement.isCut)
    }
    searches -= movements.count
  }

  /// True if it moves, and the curves of all its movements are certain.
  package var isCertain: Bool { !movements.isEmpty && movements.allSatisfy(\.curve.isCertain) }
}

extension FittedFeature.Movement {
  /// The samples without their unit, for words: shares of the way are told in percent.
  package var shares: ProgressSamples {
    ProgressSamples(times: samples.times, values: samples.values, pixels: nil)
  }

  /// The numbers in words, as in `left 100 → 0, top 300 → 0`.
  package var words: String {
    ways.map { way in
      let numbers = "\(Self.number(way.first)) → \(Self.number(way.last))"
      return way.name.isEmpty ? numbers : "\(way.name.visible) \(numbers)"
    }.joined(separator: ", ")
  }

  private static func number(_ number: Double) -> String { NumberText.format(number, atMost: 3) }
}
