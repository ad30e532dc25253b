import SegueMotion

extension Gesture {
  /// Returns the time mappings of a transition that the finger has caught midway: with the finger, then on its
  /// own.
  ///
  /// The finger's progress begins where the transition is, so that what it holds stays below it.
  ///
  /// - Parameters:
  ///   - running: the stretch of the transition in which it is caught.
  ///   - time: when that is, counted from the beginning of the stretch.
  ///   - isBack: whether the finger leads to the beginning of the transition.
  func passages(
    catching running: PlannedSegment, after time: Time, isBack: Bool,
    on stage: TransitionEnvironment
  ) -> [TimeMapping] {
    let place = place(of: running, after: time, isBack: isBack)
    let values = touches.map { touch in
      let way = rule.progress(after: touch.way.magnitude, of: length(on: stage))
      return min(max(place + (touch.way < 0 ? -way : way), 0), 1)
    }
    let plan = running.plan
    let last = values.last ?? place
    let outcome = rule.release(
      Release(
        progress: last, velocity: velocity ?? lastVelocity(\.way), length: length(on: stage),
        duration: plan.nominalDuration ?? plan.shownDuration))
    let endsBack = outcome.isFinished == isBack
    var drag = running
    var dragEnd = time
    var passages: [TimeMapping] = []
    if let course = fingerCourse(of: values) {
      drag.passage = led(running, after: time, by: course, from: place, isBack: isBack)
      dragEnd = drag.passage.duration
      passages = [drag.passage]
    }
    if isLedByTime(running) {
      let isStraight = plan.scrubbing == .straight
      let moment = plan.duration.scaled(by: isBack ? 1 - last : last)
      var release = TimeMapping(
        outcome.duration, pace: outcome.pace, from: moment, to: endsBack ? .zero : plan.duration,
        isStraight: isStraight)
      release.whole = plan.wholeTime
      passages.append(release)
    } else {
      var release = drag.caught(.paced, dragEnd, isBack: endsBack, lasting: outcome.duration)
      release.pace = outcome.pace
      passages.append(release)
    }
    return passages
  }

  /// Returns `true` if the transition's time determines everything while the finger leads.
  private func isLedByTime(_ running: PlannedSegment) -> Bool {
    running.passage.followsTime
      && (running.plan.scrubbing == .timed || running.passage.isStraight)
  }

  /// Returns the progress of the transition in the direction of the finger.
  private func place(of running: PlannedSegment, after time: Time, isBack: Bool) -> Double {
    let plan = running.plan
    let way =
      isLedByTime(running)
      ? running.passage.moment(after: time).seconds / plan.duration.seconds
      : min(max(running.progress(after: time), 0), 1)
    return isBack ? 1 - way : way
  }

  private func led(
    _ running: PlannedSegment, after time: Time, by course: FingerTrack, from place: Double,
    isBack: Bool
  ) -> TimeMapping {
    guard isLedByTime(running) else {
      return running.caught(.led(course, from: place), time, isBack: isBack, lasting: duration)
    }
    let onwards = course.map { isBack ? 1 - $0 : $0 }
    var drag = TimeMapping(
      duration, pace: .easing(onwards.easing ?? .linear), from: .zero, to: running.plan.duration,
      isStraight: running.plan.scrubbing == .straight)
    drag.whole = running.plan.wholeTime
    return drag
  }
}
