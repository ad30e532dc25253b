package import SegueGeometry
package import SegueMotion
import SegueTransitions

/// The entrance or exit of an element, as its author wrote it.
package struct EffectSettings: Hashable, Sendable {
  /// The opacity outside; nothing by default.
  package var opacity: Double?
  /// Distance from its place outside.
  package var translation: Vector?
  /// The scale outside.
  package var scale: SIMD2<Double>?
  /// The rotation outside.
  package var rotation: Angle?
  /// The curve or the spring.
  package var pace: TimingCurve?
  /// Duration of the effect.
  package var duration: Time?
  /// Delay of the effect.
  package var delay: Time?

  /// No change.
  package init() {}

  /// The effect; of one that is there already as much as is not said.
  func effect(changing effect: ElementEffect?, _ run: TransitionTiming) -> ElementEffect {
    var effect = effect ?? ElementEffect(fading: ContentFade.Stretch(run))
    if let opacity { effect.opacity = opacity }
    if let translation { effect.translation = translation }
    if let scale { effect.scale = scale }
    if let rotation { effect.rotation = rotation }
    effect.stretch = stretch(changing: effect.stretch)
    return effect
  }

  /// The stretch in which a picture in a box fades; `nil` where it does not fade.
  func fade(changing stretch: ContentFade.Stretch?, _ run: TransitionTiming) -> ContentFade.Stretch?
  {
    if opacity == 1 { return nil }
    return self.stretch(changing: stretch ?? ContentFade.Stretch(run))
  }

  private func stretch(changing stretch: ContentFade.Stretch) -> ContentFade.Stretch {
    var stretch = stretch
    stretch.run = stretch.run.changed(pace, duration)
    if let delay { stretch.run.delay = stretch.run.delay + delay }
    return stretch
  }
}

extension TransitionTiming {
  /// The run at another pace; one that has a duration of its own takes that, unless one is given.
  func changed(_ pace: TimingCurve?, _ duration: Time?) -> TransitionTiming {
    var run = self
    if let pace {
      run.pace = pace
      if let natural = pace.naturalDuration { run.duration = .seconds(roundingUp: natural) }
    }
    if let duration { run.duration = duration }
    return run
  }
}
