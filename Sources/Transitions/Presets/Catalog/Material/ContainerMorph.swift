import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// One container transform between two boxes: Material's numbers as functions of how far it has come.
struct ContainerMorph {
  private let rule: ContainerTransform
  private let pair: ContainerPair
  private let stage: TransitionEnvironment
  private let isEntering: Bool
  private let isWidthFitted: Bool
  private let parts: MorphParts
  private let way: PointArc

  init(_ rule: ContainerTransform, _ pair: ContainerPair, on stage: TransitionEnvironment) {
    self.rule = rule
    self.pair = pair
    self.stage = stage
    isEntering =
      switch rule.direction {
      case .auto: pair.grows
      case .enter: true
      case .return: false
      }
    isWidthFitted = Self.fitsWidth(rule.fit, of: pair, isEntering: isEntering)
    parts = MorphParts(rule, isEntering: isEntering)
    let (start, end) = (pair.start.frame, pair.end.frame)
    way = PointArc(
      from: start.point(at: .top), to: end.point(at: .top), rule.isArc ? .parabola : .linear)
  }

  /// The width decides where the larger picture is then at least as high as the smaller one.
  private static func fitsWidth(
    _ fit: ContainerTransform.Fit, of pair: ContainerPair, isEntering: Bool
  ) -> Bool {
    let (start, end) = (pair.start.frame, pair.end.frame)
    return switch fit {
    case .width: true
    case .height: false
    case .auto:
      isEntering
        ? end.height * start.width / end.width >= start.height
        : start.height * end.width / start.width >= end.height
    }
  }

  /// The duration and timing curve.
  private var run: TransitionTiming { isEntering ? rule.entering : rule.returning }

  /// The layers and how they move.
  var plan: TransitionPlan {
    let (start, end) = (fades.start, fades.end)
    let pages = pair.pages { $0.fading(run, isEntering ? end : start) }
    var plan = TransitionPlan(lasting: run.end, pages + scrim + [container])
    plan.lifted = pair.lifted
    return plan
  }

  private var scrim: [TransitionLayer] {
    guard let color = rule.scrimColor(on: pair) else { return [] }
    return [
      TransitionLayer.scrim(color, on: stage)
        .moving(.opacity, from: isEntering ? 0 : 1, to: isEntering ? 1 : 0, run)
    ]
  }

  // MARK: - The container

  private var container: TransitionLayer {
    let box = ContainerBox(run, frame: mask, radii: radii)
    let start = picture(pair.start, color: rule.startColor, in: box, opacity: fades.start) {
      scales($0).start
    }
    let end = picture(pair.end, color: rule.endColor, in: box, opacity: fades.end) {
      scales($0).end
    }
    let round = pair.start.radii.isZero ? pair.end : pair.start
    let layer = box.layer("surface", parts.isEndAbove ? start + end : end + start, on: stage)
      .with {
        $0.background = rule.color.map { .color($0) }
        $0.cornerCurve = round.element.properties.cornerCurve
      }
    return shadowed(layer)
  }

  /// One of the two pictures, and its color below it.
  private func picture(
    _ end: ContainerEnd, color: Color?, in box: ContainerBox,
    opacity: @escaping (Double) -> Double, scale: @escaping (Double) -> Double
  ) -> [TransitionLayer] {
    let own = end.element.opacity
    let picture = box.picture(end.layer(on: stage)) { fraction in
      let width = end.frame.width * scale(fraction)
      return ContainerBox.Placement(
        origin: way.position(at: fraction) - Vector(width / 2, 0),
        scale: end.scale * scale(fraction))
    }
    .fading(run) { opacity($0) * own }
    guard let color else { return [picture] }
    let ground = TransitionLayer(end.role == .removal ? "start.color" : "end.color", on: stage)
      .with {
        $0.background = .color(color)
        $0.anchor = .topLeft
      }
      .following(.size, run, in: ContainerBox.pieces) { [mask($0).width, mask($0).height, 0, 0] }
      .fading(run, opacity)
    return [ground, picture]
  }

  /// Returns the scales of the two pictures relative to their sizes at rest.
  private func scales(_ fraction: Double) -> (start: Double, end: Double) {
    let (start, end) = (pair.start.frame.size, pair.end.frame.size)
    let part = parts.scale.part(of: fraction)
    let (from, to) = isWidthFitted ? (start.width, end.width) : (start.height, end.height)
    let side = from + (to - from) * part
    return (side / from, side / to)
  }

  /// The box that cuts the pictures: on the fitted sides as large as they are, on the others on its
  /// way from the one to the other.
  private func mask(_ fraction: Double) -> Rect {
    let (top, scales) = (way.position(at: fraction), scales(fraction))
    let (start, end) = (pair.start.frame.size * scales.start, pair.end.frame.size * scales.end)
    let part = parts.scaleMask.part(of: fraction)
    let size = Size(
      isWidthFitted ? start.width : start.width + (end.width - start.width) * part,
      isWidthFitted ? start.height + (end.height - start.height) * part : start.height)
    return Rect(origin: top - Vector(size.width / 2, 0), size: size)
  }

  private func radii(_ fraction: Double) -> CornerRadii {
    pair.start.radii.mixed(with: pair.end.radii, at: parts.shapeMask.part(of: fraction))
  }

  // MARK: - Fading

  /// The opacities of the two pictures.
  private var fades: (start: (Double) -> Double, end: (Double) -> Double) {
    let (leaving, arriving) = (parts.leaving, parts.arriving)
    return (
      { 1 - (leaving?.part(of: $0) ?? 0) }, { arriving?.part(of: $0) ?? 1 }
    )
  }

  // MARK: - The shadow

  private func shadowed(_ layer: TransitionLayer) -> TransitionLayer {
    guard rule.startElevation != nil || rule.endElevation != nil else {
      return layer.shadowed(from: pair.start.element.shadow, to: pair.end.element.shadow, run)
    }
    let (start, end) = (rule.startElevation ?? 0, rule.endElevation ?? 0)
    let height = { (fraction: Double) in start + (end - start) * fraction }
    return
      layer.with { $0.shadow = Shadow(color: Color(white: 0, alpha: 45.0 / 255)) }
      .following(.shadowOffset, run, in: ContainerBox.pieces) { fraction in
        let (center, size) = (mask(fraction).center, stage.size)
        let aside = height(fraction) * (center.x / (size.width / 2) - 1) * 0.3
        return [aside, height(fraction) * center.y / size.height * 1.5, 0, 0]
      }
      // Android's blurs have a standard deviation of 0.57735 of their radius.
      .following(.shadowBlur, run) { [2 * 0.57735 * height($0), 0, 0, 0] }
  }
}

/// The parts of the way on which a container transform changes one thing after the other.
private struct MorphParts {
  let scale: ClosedRange<Double>
  let scaleMask: ClosedRange<Double>
  let shapeMask: ClosedRange<Double>
  /// The range in which the picture at the start fades out; `nil` if it stays.
  let leaving: ClosedRange<Double>?
  /// The range in which the picture at the end fades in; `nil` if it is there from the beginning.
  let arriving: ClosedRange<Double>?
  /// True if the picture at the end is drawn above the other one.
  let isEndAbove: Bool

  init(_ rule: ContainerTransform, isEntering: Bool) {
    let own = Self.thresholds(isEntering: isEntering, isArc: rule.isArc)
    scale = rule.scaleThresholds ?? own.scale
    scaleMask = rule.scaleMaskThresholds ?? own.scaleMask
    shapeMask = rule.shapeMaskThresholds ?? own.shapeMask
    let fade = rule.fadeThresholds ?? own.fade
    let knee = fade.lowerBound + 0.35 * (fade.upperBound - fade.lowerBound)
    isEndAbove = rule.fade == (isEntering ? .in : .out)
    switch rule.fade {
    case .cross: (leaving, arriving) = (fade, fade)
    case .through:
      (leaving, arriving) = (fade.lowerBound...knee, knee...fade.upperBound)
    case .in, .out: (leaving, arriving) = isEndAbove ? (nil, fade) : (fade, nil)
    }
  }

  /// Material's own, fraction by fraction of the way.
  private static func thresholds(
    isEntering: Bool, isArc: Bool
  ) -> (
    fade: ClosedRange<Double>, scale: ClosedRange<Double>, scaleMask: ClosedRange<Double>,
    shapeMask: ClosedRange<Double>
  ) {
    switch (isEntering, isArc) {
    case (true, false): (0...0.25, 0...1, 0...1, 0...0.75)
    case (false, false): (0.6...0.9, 0...1, 0...0.9, 0.3...0.9)
    case (true, true): (0.1...0.4, 0.1...1, 0.1...1, 0.1...0.9)
    case (false, true): (0.6...0.9, 0...0.9, 0...0.9, 0.2...0.9)
    }
  }
}

extension ClosedRange<Double> {
  /// Returns the share of the range before `fraction`, from 0 to 1; the whole range `0...1` goes on beyond its
  /// ends.
  fileprivate func part(of fraction: Double) -> Double {
    if self == 0...1 { return fraction }
    if upperBound == lowerBound { return fraction < lowerBound ? 0 : 1 }
    return Swift.min(Swift.max((fraction - lowerBound) / (upperBound - lowerBound), 0), 1)
  }
}
