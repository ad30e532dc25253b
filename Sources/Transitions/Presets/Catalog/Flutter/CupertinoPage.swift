import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Flutter's Cupertino page: it comes from the side where reading ends, with a thin shadow at its
/// edge; the other one follows by a third under a faint barrier.
struct CupertinoPage: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let width = stage.widthTowardsEnd
    let isForward = context.operation.isForward
    let page = TransitionTiming.curve(.flutterPage, 500)
    let follow = TransitionTiming.curve(.flutterFollow, 500)
    let below = TransitionLayer(isForward ? .removal : .insertion)
      .moving(.translateX, isForward: isForward, from: 0, to: -width / 3, follow)
    var barrier = TransitionLayer("barrier", on: stage)
      .with { $0.background = .color(Color(white: 0, alpha: 24.0 / 255)) }
      .controlling(.opacity, isForward: isForward, .curve(.ease, 500))
    // Flutter's routes give every barrier its curve; only the pages know of the finger.
    barrier.keepsCurves = true
    let shadow = TransitionLayer.edgeShadow(on: stage).controlling(
      .opacity, isForward: isForward, follow)
    let above = TransitionLayer(
      "page", [shadow, TransitionLayer(isForward ? .insertion : .removal)], on: stage
    ).moving(.translateX, isForward: isForward, from: width, to: 0, page)
    return TransitionPlan(lasting: page.end, [below, barrier, above])
  }
}

/// Flutter's Cupertino page as a dialog over everything: it rises from below.
struct CupertinoFullscreenDialog: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = TransitionTiming.curve(.flutterFollow, 500)
    let page = TransitionLayer(.insertion).sinking(from: 1, to: 0, on: context.stage, run)
    return TransitionPlan(lasting: run.end, [TransitionLayer(.removal), page])
      .turned(for: context.operation)
  }
}

extension TransitionLayer {
  /// A movement there, or at the same pace back.
  fileprivate func moving(
    _ property: Property, isForward: Bool, from start: Double, to end: Double,
    _ run: TransitionTiming
  ) -> TransitionLayer {
    moving(property, from: isForward ? start : end, to: isForward ? end : start, run)
  }

  /// Returns the layer with a property that comes along a curve, and goes as if that were filmed and played
  /// backwards.
  fileprivate func controlling(
    _ property: Property, isForward: Bool, _ run: TransitionTiming
  ) -> TransitionLayer {
    isForward
      ? moving(property, from: 0, to: 1, run) : moving(property, from: 1, to: 0, run.reversed)
  }

  /// The shadow that a page throws to the side, a twentieth of its width.
  fileprivate static func edgeShadow(on stage: TransitionEnvironment) -> TransitionLayer {
    let width = stage.size.width * 0.05
    let colors = [Color.clear, Color(white: 0, alpha: 4.0 / 255)]
    return TransitionLayer("shadow", on: stage).with {
      $0.frame = Rect(
        x: stage.isRightToLeft ? stage.size.width : -width, y: 0, width: width,
        height: stage.size.height)
      $0.background = .gradient(
        Gradient(
          .linear(start: UnitPoint(0, 0.5), end: UnitPoint(1, 0.5)),
          colors: stage.isRightToLeft ? colors.reversed() : colors))
    }
  }
}

extension Easing {
  /// Flutter's fit of the way that pages come on iOS.
  static let flutterPage = known("flutter.fast-ease-in-to-slow-ease-out")
  /// Flutter's curve of what lies below.
  static let flutterFollow = known("flutter.linear-to-ease-out")
}
