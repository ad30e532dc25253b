public import SegueGeometry
import SegueMotion
public import SegueSceneGraph

extension PlanLayer {
  /// The layer with one more movement if the value changes at all, and with the value in any case.
  public func changing(
    _ property: Property, from start: Value, to end: Value, _ run: Run
  ) -> PlanLayer {
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
  public func following(
    _ property: Property, _ run: Run, in pieces: Int = 64, _ value: (Double) -> SIMD4<Double>
  ) -> PlanLayer {
    let (start, end) = (value(0), value(1))
    let isStraight = [0.21, 0.5, 0.83].allSatisfy { fraction in
      let gap = value(fraction) - (start + (end - start) * fraction)
      return (gap * gap).sum() < 1e-12
    }
    if isStraight { return changing(property, from: .numbers(start), to: .numbers(end), run) }
    var layer = self
    let values = (0...pieces).map { Value.numbers(value(Double($0) / Double(pieces))) }
    layer.properties[property] = values.last
    layer.movements.append(Movement(property, run.animation(.keyframes(Keyframes(values)))))
    return layer
  }

  /// The layer with its box on a way, the corner at the top left or the center leading.
  public func following(
    _ run: Run, resizing: Run? = nil, turning: (from: Angle, to: Angle) = (.zero, .zero),
    _ rect: (Double) -> Rect
  ) -> PlanLayer {
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
  func following(_ run: Run, at anchor: UnitPoint, _ rect: (Double) -> Rect) -> PlanLayer {
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
  public func fading(
    from start: Double, to end: Double, _ stretch: ContentFade.Stretch?
  ) -> PlanLayer {
    guard let stretch else { return self }
    guard stretch.start > 0 || stretch.end < 1 else {
      return moving(.opacity, from: start, to: end, stretch.run)
    }
    var layer = self
    let knots = [(0, start), (stretch.start, start), (stretch.end, end), (1, end)]
    var kept: [(Double, Double)] = []
    for knot in knots where kept.last.map({ $0.0 < knot.0 }) ?? true { kept.append(knot) }
    layer.properties.opacity = end
    let keyframes = Keyframes(kept.map { .number($0.1) }, times: kept.map { $0.0.kept })
    layer.movements.append(Movement(.opacity, stretch.run.animation(.keyframes(keyframes))))
    return layer
  }
}

extension Double {
  /// The number to a part in a trillion, so that one minus it can be turned around without a loss.
  fileprivate var kept: Double { (self * 0x1p40).rounded() / 0x1p40 }
}
