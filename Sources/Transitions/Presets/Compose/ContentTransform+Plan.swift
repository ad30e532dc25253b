import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

extension ContentTransform {
  /// The transition on a stage.
  ///
  /// - Parameters:
  ///   - sizes: how large both contents are; `nil` for as large as the stage.
  ///   - alignment: where contents lie that are not as large as their container.
  ///   - initialZIndex: how high the leaving content lies.
  func plan(
    on stage: TransitionEnvironment, _ sizes: ContentSizes?, alignment: UnitPoint,
    above initialZIndex: Double
  ) -> TransitionPlan {
    let sizes = sizes ?? ContentSizes(initial: stage.size, target: stage.size)
    let place = place(on: stage, sizes, alignment)
    var leaving = ContentBuilder(
      exit.effects, as: .removal, sized: sizes.initial, in: place)
    var arriving = ContentBuilder(
      enter.effects, as: .insertion, sized: sizes.target, in: place)
    let (removal, insertion) = (leaving.layer(), arriving.layer())
    let duration = max(leaving.end, arriving.end, place.run.end, .milliseconds(1))
    let gone = removal.gone(after: leaving.end, of: duration, exit.effects)
    let layers = initialZIndex > zIndex ? [insertion, gone] : [gone, insertion]
    return TransitionPlan(
      lasting: duration, contained(layers, in: sizes, at: place), scrubbing: .timed)
  }

  private func place(
    on stage: TransitionEnvironment, _ sizes: ContentSizes, _ alignment: UnitPoint
  ) -> ContentPlacement {
    var place = ContentPlacement(
      stage: stage, before: sizes.initial, after: sizes.target, alignment: alignment)
    guard let sizeTransform else {
      place.before = Size(
        max(sizes.initial.width, sizes.target.width),
        max(sizes.initial.height, sizes.target.height))
      place.after = place.before
      return place
    }
    let distances = [
      sizes.target.width - sizes.initial.width, sizes.target.height - sizes.initial.height,
    ]
    if distances != [0, 0] {
      place.run = sizeTransform.spec
        .run(over: distances.map { $0 * stage.scale }, threshold: 1).inPixels(of: stage)
    }
    return place
  }

  /// The contents in their container, if that has a size of its own.
  private func contained(
    _ layers: [TransitionLayer], in sizes: ContentSizes, at place: ContentPlacement
  ) -> [TransitionLayer] {
    guard let sizeTransform, sizeTransform.clips, sizes.initial != sizes.target else {
      return layers
    }
    let container = TransitionLayer("contents", layers, on: place.stage)
      .with {
        $0.anchor = .topLeft
        $0.position = .zero
        $0.clipsToBounds = true
      }
      .moving(
        .size, from: .pair(sizes.initial.width, sizes.initial.height),
        to: .pair(sizes.target.width, sizes.target.height), place.run)
    return [container]
  }
}

extension TransitionLayer {
  /// The content that has left, taken away as soon as it has come to rest, unless it is held.
  ///
  /// What leaves at once is still seen in the very first moment.
  fileprivate func gone(
    after end: Time, of duration: Time, _ effects: ContentEffects
  ) -> TransitionLayer {
    guard !effects.holds, end < duration, effects.fade?.opacity != 0 else { return self }
    let run = TransitionTiming(.zero, after: max(end, .milliseconds(1)), .linear)
    return moving(.hidden, from: .flag(false), to: .flag(true), run)
  }
}
