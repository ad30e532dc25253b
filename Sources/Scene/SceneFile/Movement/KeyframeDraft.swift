import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// One value of a keyframe animation as its author wrote it.
struct KeyframeDraft: Sendable {
  /// Moments at which the value is reached.
  enum Moment: Hashable, Sendable {
    /// At this time of the run.
    case time(Time)
    /// At this fraction of the run.
    case fraction(Double)
  }

  var moment: Moment?
  var value: Value?
  var easing: Easing?
  var tangent = KochanekBartels()
  var range: SourceRange
}

extension KeyframeDraft {
  /// The time of the run, where it is given as one.
  var time: Time? {
    if case .time(let time)? = moment { time } else { nil }
  }
}

/// Finds out when each value of a keyframe animation is reached.
struct KeyframeTimes {
  let draft: AnimationDraft

  init(_ draft: AnimationDraft) {
    self.draft = draft
  }

  func keyframes(_ reading: inout ReadContext) -> Keyframes? {
    let values = draft.keyframes.compactMap(\.value)
    guard values.count == draft.keyframes.count, let times = times(&reading) else { return nil }
    let easings = draft.keyframes.map { $0.easing ?? .linear }
    return Keyframes(
      values, times: times.isEmpty ? nil : times, easings: easings,
      mode: (draft.mode ?? .linear).mode(draft.keyframes.map(\.tangent)), arc: draft.arc)
  }

  /// The fractions of the run; empty when they are left to the animation, `nil` when wrong.
  private func times(_ reading: inout ReadContext) -> [Double]? {
    if draft.keyframes.allSatisfy({ $0.moment == nil }) { return [] }
    guard let duration = draft.length(&reading) else { return nil }
    let times = spread(draft.keyframes.map { $0.moment?.fraction(of: duration) })
    for (index, keyframe) in draft.keyframes.enumerated() {
      if times[index] > 1 {
        reading.report(
          "this keyframe lies after the end of the animation", at: keyframe.range,
          hint: "the animation takes \(duration.milliseconds.shortest) ms")
        return nil
      }
      if index > 0, times[index] < times[index - 1] {
        reading.report("this keyframe lies before the one above it", at: keyframe.range)
        return nil
      }
    }
    return times
  }

  /// The fractions, with those that are not given spread evenly between those that are; the first
  /// is 0 and the last is 1 unless they are given.
  private func spread(_ given: [Double?]) -> [Double] {
    var times: [Double] = []
    for (index, time) in given.enumerated() {
      if let time {
        times.append(time)
        continue
      }
      let next = given[index...].firstIndex { $0 != nil } ?? given.count - 1
      let target = given[next] ?? 1
      let last = times.last ?? 0
      times.append(index == 0 ? 0 : last + (target - last) / Double(next - index + 1))
    }
    return times
  }
}

extension KeyframeDraft.Moment {
  fileprivate func fraction(of duration: Time) -> Double {
    switch self {
    case .fraction(let fraction): fraction
    case .time(let time): Double(time.nanoseconds) / Double(max(duration.nanoseconds, 1))
    }
  }
}
