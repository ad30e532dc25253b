import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Android's predictive back between activities: under the finger both pages shrink to nine tenths,
/// the page below shifted by 96 points; released, the page below grows into place and the other one
/// is flung away.
///
/// The finger is taken to come from the left edge and not to move up or down.
struct PredictiveBack: PreviewedTransition, Hashable {
  private static let shift = -96.0
  private static let curve = Easing.known("android.back-gesture")

  /// Without a finger, pages come and go as on Android 14.
  func plan(for context: TransitionContext) -> TransitionPlan {
    AndroidCard(style: .fadeFromRight).plan(for: context)
  }

  func preview(for context: TransitionContext) -> TransitionPlan? {
    guard !context.operation.isForward else { return nil }
    let (stage, run) = (context.stage, TransitionTiming.curve(Self.curve, 1000))
    let way = Self.way(on: stage)
    let below = page(.insertion, on: stage).scaling(from: 1, to: 0.9, run)
      .moving(.translateX, from: Self.shift, to: Self.shift + way, run)
    let above = page(.removal, on: stage).scaling(from: 1, to: 0.9, run)
      .moving(.translateX, from: 0, to: way, run)
    let scrim = TransitionLayer("dim", on: stage).with {
      $0.background = .color(.black)
      $0.opacity = Self.dim(on: stage)
    }
    return TransitionPlan(
      lasting: run.end, [below, scrim, above],
      background: .materialSurface(isDark: stage.isDark), scrubbing: .timed)
  }

  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    let (stage, run) = (context.stage, TransitionTiming.curve(.fastOutExtraSlowIn, 450))
    let part = Self.curve.value(at: release.progress)
    let (scale, way) = (1 - 0.1 * part, Self.way(on: stage) * part)
    let fling = Fling(after: release, at: part)
    let below = TransitionLayer(
      "bounce",
      [
        page(.insertion, on: stage).scaling(from: scale, to: 1, run)
          .moving(.cornerRadius, from: Self.corners(on: stage), to: .numbers(.zero), run)
      ], on: stage
    ).moving(.translateX, from: Self.shift + way, to: 0, run)
      .moving(.scale, through: fling.bounce, run.linear)
    let above = TransitionLayer(
      "fling", [page(.removal, on: stage).scaling(from: scale, to: 1, run)], on: stage
    ).moving(.translateX, from: way, to: way - Self.shift, run)
      .moving(.scale, through: fling.shrink, run.linear)
      .moving(.opacity, from: 1, to: 0, .linear(to: 90))
    let clearing = TransitionLayer.dim(from: Self.dim(on: stage), to: 0, on: stage, run.linear)
    return TransitionPlan(
      lasting: run.end, [below, clearing, above],
      background: .materialSurface(isDark: stage.isDark), scrubbing: .timed)
  }

  /// The spring that smooths the finger's progress takes it back.
  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    .spring(.damped(1, stiffness: 1500))
  }

  private func page(_ role: Role, on stage: TransitionEnvironment) -> TransitionLayer {
    TransitionLayer(role).rounded(CornerRadii(all: stage.cornerRadius))
  }

  private static func corners(on stage: TransitionEnvironment) -> Value {
    .numbers(SIMD4(repeating: stage.cornerRadius))
  }

  /// Returns the shift of a page that keeps eight points from the right edge.
  private static func way(on stage: TransitionEnvironment) -> Double {
    max(stage.size.width * 0.05 - 8, 0)
  }

  private static func dim(on stage: TransitionEnvironment) -> Double { stage.isDark ? 0.8 : 0.2 }
}

/// The effect of the finger's speed on the size of two pages when it has let go: a spring shrinks both, and
/// lets only one of them grow again.
private struct Fling {
  private static let spring = Spring.damped(0.75, stiffness: 200)
  private static let steps = 225

  /// The values of the factor as it falls and rises again.
  var bounce: [Value]
  /// The values of the factor as it falls.
  var shrink: [Value]

  /// A finger that has hardly moved counts as one of 1.2 ways per second; none as faster than 10.
  init(after release: Release, at part: Double) {
    let speed = part < 0.1 ? 1.2 : min(max(release.velocity / release.length, 0), 10)
    let motion = SpringMotion(Self.spring, from: 1, to: 1, velocity: -speed)
    var factors = (0..<Self.steps).map {
      min(max(motion.value(at: 0.45 * Double($0) / Double(Self.steps)), 0), 1)
    }
    factors.append(1)
    bounce = factors.map { .pair($0, $0) }
    var least = 1.0
    shrink = factors.map {
      least = min(least, $0)
      return .pair(least, least)
    }
  }
}
