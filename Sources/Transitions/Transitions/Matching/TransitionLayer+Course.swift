package import SegueGeometry
import SegueMotion
package import SegueSceneGraph

extension TransitionLayer {
  /// The layer with one more movement if the value changes at all, and with the value in any case.
  package func changing(
    _ property: Property, from start: Value, to end: Value, _ run: TransitionTiming
  ) -> TransitionLayer {
    if start != end { return moving(property, from: start, to: end, run) }
    var layer = self
    layer.properties[property] = end
    return layer
  }

  /// The layer with one more movement, whose values are a function of how far the run has come.
  ///
  /// A straight way is told by its two ends, any other by places close enough that the line between
  /// two of them is not seen.
  ///
  /// - Parameter pieces: how many lines a bent way is made of; where it has kinks, they should be
  ///   between two of them.
  package func following(
    _ property: Property, _ run: TransitionTiming, in pieces: Int = 64,
    value: (Double) -> SIMD4<Double>
  ) -> TransitionLayer {
    let (start, end) = (value(0), value(1))
    let isStraight = [0.21, 0.5, 0.83].allSatisfy { fraction in
      let gap = value(fraction) - (start + (end - start) * fraction)
      return (gap * gap).sum() < 1e-12
    }
    if isStraight { return changing(property, from: .numbers(start), to: .numbers(end), run) }
    let values = (0...pieces).map { Value.numbers(value(Double($0) / Double(pieces))) }
    return moving(property, through: values, run)
  }

  /// The layer with one more movement, through several values that are reached at fractions of the
  /// run, evenly shared unless they are given.
  ///
  /// Times are kept to a part in a trillion, so that they can be turned around without a loss.
  package func moving(
    _ property: Property, through values: [Value], at times: [Double]? = nil,
    _ run: TransitionTiming
  ) -> TransitionLayer {
    var layer = self
    if let last = values.last { layer.properties[property] = last }
    let times = times?.map { ($0 * 0x1p40).rounded() / 0x1p40 }
    layer.movements.append(
      Movement(property, run.animation(.keyframes(Keyframes(values, times: times)))))
    return layer
  }

  /// The layer with its box on a way, the corner at the top left or the center leading.
  package func following(
    _ run: TransitionTiming, resizing: TransitionTiming? = nil,
    turning: (from: Angle, to: Angle) = (.zero, .zero),
    _ rect: (Double) -> Rect
  ) -> TransitionLayer {
    let isTurned = turning.from != .zero || turning.to != .zero
    let anchor: UnitPoint = isTurned || resizing != nil ? .center : .topLeft
    return with { $0.anchor = anchor }
      .following(.position, run) { fraction in
        let point = rect(fraction).point(at: anchor)
        return [point.x, point.y, 0, 0]
      }
      .following(.size, resizing ?? run) { fraction in
        let size = rect(fraction).size
        return [size.width, size.height, 0, 0]
      }
      .changing(
        .rotate, from: .number(turning.from.degrees), to: .number(turning.to.degrees), run)
  }

  /// The layer with its box on a way, one of its points leading.
  func following(
    _ run: TransitionTiming, at anchor: UnitPoint, _ rect: (Double) -> Rect
  ) -> TransitionLayer {
    with { $0.anchor = anchor }
      .following(.position, run) { fraction in
        let point = rect(fraction).point(at: anchor)
        return [point.x, point.y, 0, 0]
      }
      .following(.size, run) { fraction in
        let size = rect(fraction).size
        return [size.width, size.height, 0, 0]
      }
  }

  /// The layer whose opacity changes in a stretch of a run.
  package func fading(
    from start: Double, to end: Double, _ stretch: ContentFade.Stretch?
  ) -> TransitionLayer {
    guard let stretch else { return self }
    guard stretch.start > 0 || stretch.end < 1 else {
      return moving(.opacity, from: start, to: end, stretch.run)
    }
    let knots = [(0, start), (stretch.start, start), (stretch.end, end), (1, end)]
    var kept: [(Double, Double)] = []
    for knot in knots where kept.last.map({ $0.0 < knot.0 }) ?? true { kept.append(knot) }
    return moving(
      .opacity, through: kept.map { .number($0.1) }, at: kept.map(\.0), stretch.run)
  }

  /// The layer, whose shadow goes from one to another; where one lacks, the other comes or goes.
  package func shadowed(
    from start: Shadow?, to end: Shadow?, _ run: TransitionTiming
  ) -> TransitionLayer {
    guard let first = start ?? end, let last = end ?? start else { return self }
    return with { $0.shadow = last }
      .changing(
        .shadowOpacity, from: .number(start == nil ? 0 : first.opacity),
        to: .number(end == nil ? 0 : last.opacity), run
      )
      .changing(.shadowColor, from: .color(first.color), to: .color(last.color), run)
      .changing(
        .shadowOffset, from: .pair(first.offset.dx, first.offset.dy),
        to: .pair(last.offset.dx, last.offset.dy), run
      )
      .changing(.shadowBlur, from: .number(first.blur), to: .number(last.blur), run)
  }

  /// The layer as it is seen through a mask that does not move with it.
  func seen(
    through mask: TransitionLayer, as key: MatchKey, on stage: TransitionEnvironment
  ) -> TransitionLayer {
    var pane = TransitionLayer("window.\(key)", [self], on: stage)
    pane.isOverlay = true
    pane.mask = mask
    return pane
  }
}
