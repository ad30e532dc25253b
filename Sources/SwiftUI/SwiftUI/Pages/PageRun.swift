package import HeadlessQuartzCore
package import SegueMotion
package import SegueSceneGraph

/// One run on which the layers of pages move, along with everything else that an exchange moves.
package struct PageRun {
  /// Stretches into which a way that is not straight is divided.
  private static let pieces = 120

  private let pace: TimingCurve
  private let duration: Time
  private let begin: Time

  /// A run that begins now.
  @MainActor
  package init(_ pace: TimingCurve, lasting duration: Time) {
    (self.pace, self.duration) = (pace, duration)
    begin = AppSession.current.clock.now
  }

  /// End of the run.
  package var end: Time { begin + duration }

  /// Moves properties of a layer from the value at the beginning of the run to that at its end, straight or through
  /// what lies between.
  @MainActor
  package func move(
    _ layer: CALayer,
    _ properties: [(property: Property, isStraight: Bool, numbers: (Double) -> SIMD4<Double>)]
  ) {
    move(
      layer,
      properties.map { property, isStraight, numbers in
        let steps = isStraight ? 1 : Self.pieces
        return (
          property, (0...steps).map { .numbers(numbers(Double($0) / Double(steps))) }
        )
      })
  }

  /// Moves properties of a layer through values that share the run evenly.
  @MainActor
  package func move(_ layer: CALayer, _ properties: [(property: Property, values: [Value])]) {
    var timing = Timing(duration: duration)
    timing.begin = begin
    layer.move(
      properties.map { property, values in
        let course: SegueMotion.Animation.Course =
          values.count == 2
          ? .basic(FromTo(from: values[0], to: values[1]))
          : .keyframes(SegueMotion.Keyframes(values))
        return (property, SegueMotion.Animation(course, timing: timing, pace: pace))
      }, until: end, forKey: "page")
  }

  /// Does something when the run is over.
  @MainActor
  package func atEnd(_ action: @escaping @MainActor () -> Void) {
    AppSession.current.clock.schedule(at: end) { MainActor.assumeIsolated { action() } }
  }
}
