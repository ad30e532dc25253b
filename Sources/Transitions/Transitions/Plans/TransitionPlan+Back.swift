import SegueMotion
import SegueSceneGraph

extension TransitionPlan {
  /// The way back at the same pace: roles are swapped, and each movement leads from its last value
  /// to its first, beginning when it did on the way there.
  ///
  /// So platforms go back: quick at first, slow at the end. Law: twice is the plan itself.
  package var swapped: TransitionPlan {
    mapped { movement in
      movement.animation.turned()
    }
  }

  /// The way back as the way there, played backwards: roles are swapped, and what was last comes
  /// first.
  ///
  /// Springs have no way to be played backwards; they are swapped.
  package var backwards: TransitionPlan {
    mapped { movement in
      movement.animation.turned()
      var timing = movement.animation.timing
      timing.begin = duration - timing.begin - timing.duration
      movement.animation.timing = timing
      if case .easing(let easing) = movement.animation.pace {
        movement.animation.pace = .easing(easing.reversed)
      }
    }
  }

  private func mapped(_ change: (inout Movement) -> Void) -> TransitionPlan {
    var plan = self
    plan.layers = layers.map { $0.swapped(change) }
    plan.covered = covered?.swapped(change)
    plan.lifted = Set(lifted.map { HoistedElement($0.role.other, $0.key) })
    return plan
  }
}

extension TransitionLayer {
  fileprivate func swapped(_ change: (inout Movement) -> Void) -> TransitionLayer {
    var layer = self
    switch content {
    case .screen(let role):
      if name == role.rawValue { layer.name = role.other.rawValue }
      layer.content = .screen(role.other)
    case .element(let role, let key): layer.content = .element(role.other, key)
    case .layers(let layers):
      layer.content = .layers(layers.map { $0.swapped(change) })
    }
    layer.ground = ground?.other
    layer.part = part.map { ScreenPart($0.role.other, $0.index) }
    layer.mask = mask?.swapped(change)
    for index in layer.movements.indices {
      change(&layer.movements[index])
      let movement = layer.movements[index]
      let (property, last) = (movement.property, movement.animation.lastValue)
      if movement.animation.composition == .replace {
        layer.properties[property] = last
      } else if layer.movements[..<index].contains(where: { $0.property == property }) {
        layer.properties[property] = layer.properties[property].flatMap { last?.added(to: $0) }
      }
    }
    return layer
  }
}

extension Role {
  /// The role of the other screen.
  fileprivate var other: Role { self == .insertion ? .removal : .insertion }
}

extension Animation {
  /// Leads from the last value to the first.
  fileprivate mutating func turned() {
    switch course {
    case .basic(var basic):
      (basic.from, basic.to) = (basic.to, basic.from)
      course = .basic(basic)
    case .keyframes(let keyframes):
      course = .keyframes(
        Keyframes(
          keyframes.values.reversed(), times: keyframes.turnedTimes,
          easings: keyframes.easings.reversed().map(\.reversed), mode: keyframes.mode,
          arc: keyframes.arc))
    case .along, .coasting: break
    }
  }

  /// Final value of the animation.
  fileprivate var lastValue: Value? {
    switch course {
    case .basic(let basic): basic.to
    case .keyframes(let keyframes): keyframes.values.last
    case .along, .coasting: nil
    }
  }
}

extension Keyframes {
  /// Times of the values on the way back; `nil` for evenly shared times, which stay even.
  fileprivate var turnedTimes: [Double]? {
    let even = Keyframes(values, mode: mode).times
    return times == even ? nil : times.reversed().map { 1 - $0 }
  }
}

extension TimeMapping {
  /// The whole of a transition.
  package init(whole plan: TransitionPlan) {
    self.init(plan.shownDuration, from: .zero, to: plan.duration)
  }
}

extension TransitionPlan {
  /// Duration of the transition in a film, and by its own time.
  var wholeTime: TimeMapping.Whole {
    TimeMapping.Whole(shown: shownDuration, duration: duration)
  }

  /// The transition as one run: that of the first movement that takes all of its time, or else one
  /// along UIKit's standard curve.
  var whole: TransitionTiming {
    let pace = layers.lazy.compactMap { $0.pace(ofAll: duration) }.first
    return TransitionTiming(duration, pace ?? .easing(.easeInOut))
  }
}

extension TransitionLayer {
  /// The pace of the first movement that goes from one value to another in all of the time.
  fileprivate func pace(ofAll duration: Time) -> TimingCurve? {
    for movement in movements where movement.animation.timing == Timing(duration: duration) {
      if case .basic = movement.animation.course { return movement.animation.pace }
    }
    guard case .layers(let layers) = content else { return nil }
    return layers.lazy.compactMap { $0.pace(ofAll: duration) }.first
  }
}
