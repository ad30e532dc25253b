package import SegueRecordedValues
package import SegueReports
import SegueTextSupport
import SegueVerification

extension ReportedCourses {
  /// Creates the tracks of the numbers of two timelines of values that move and differ: in front one of each feature,
  /// the one that differs most.
  ///
  /// Where both have frames at other times, those of all features that move.
  ///
  /// - Parameter tolerance: the most by which numbers may differ.
  package init(
    from old: ValueTimeline, to new: ValueTimeline, beyond tolerance: Double = 0
  ) {
    let pair = TimelinePair(old, new)
    var leading: [ValueTrajectory] = []
    var others: [ValueTrajectory] = []
    for case .both(let feature, let other) in new.features(insteadOf: old) {
      let courses = pair.courses(from: feature, to: other, beyond: tolerance)
      let first = courses.indices.max { courses[$0].size < courses[$1].size }
      for index in courses.indices {
        if index == first {
          leading.append(courses[index].track)
        } else {
          others.append(courses[index].track)
        }
      }
    }
    self.init(leading + others)
  }
}

/// Two timelines of values, both seen at the times of either.
private struct TimelinePair {
  /// A track, and by how much of its range it differs at most.
  struct Course {
    let track: ValueTrajectory
    let size: Double
  }

  private let old: TimedFrames
  private let new: TimedFrames
  /// The times of frames of either, in milliseconds.
  private let times: [Double]
  /// True if both have the same frames.
  private let areAlike: Bool

  init(_ old: ValueTimeline, _ new: ValueTimeline) {
    (self.old, self.new) = (TimedFrames(old), TimedFrames(new))
    times = Set(self.old.times + self.new.times).sorted()
    areAlike = new.frameWords(insteadOf: old) == nil
  }

  func courses(
    from feature: ValueTimeline.Feature, to other: ValueTimeline.Feature, beyond tolerance: Double
  ) -> [Course] {
    let (olds, news) = (feature.numbers, other.numbers)
    if areAlike {
      return ComponentChange.all(from: feature, to: other, beyond: tolerance).compactMap { change in
        course(
          of: change.component, in: feature.name, from: olds[change.component],
          to: news[change.component], differingIn: change.frames)
      }
    }
    let known = Set(feature.components.map(\.name))
    let added = other.components.filter { !known.contains($0.name) }
    return (feature.components + added).compactMap { component in
      course(
        of: component.name, in: feature.name, from: olds[component.name],
        to: news[component.name])
    }
  }

  /// The track of a number that has a time in frames that differ, and moves.
  ///
  /// - Parameter frames: the numbers of those frames; `nil` where the timelines have other frames.
  private func course(
    of component: String, in feature: String, from before: [Double?]?, to after: [Double?]?,
    differingIn frames: [Int]? = nil
  ) -> Course? {
    let nothing = times.map { _ in Double?.none }
    let (was, now) = (
      before.map { old.numbers($0, at: times) } ?? nothing,
      after.map { new.numbers($0, at: times) } ?? nothing
    )
    let all = (was + now).compactMap(\.self)
    guard let low = all.min(), let high = all.max(), (high - low).isFinite else { return nil }
    func size(_ place: Int) -> Double {
      guard let a = was[place], let b = now[place] else { return .infinity }
      return abs(a - b)
    }
    let places = frames.map { frames in frames.compactMap { old.place(ofFrame: $0) } }
    let worst = places?.max { size($0) < size($1) }
    // What differs before and behind all times cannot be seen in a track.
    if frames != nil, worst == nil { return nil }
    let change = ValueChange(
      component.visible, from: worst.flatMap { was[$0]?.shortest },
      to: worst.flatMap { now[$0]?.shortest },
      at: worst.map { FrameMoment(frame: old.frame(at: $0), milliseconds: times[$0]) })
    let track = ValueTrajectory(
      layer: feature, change: change, times: times, old: was, new: now)
    guard track.moves else { return nil }
    return Course(track: track, size: worst.map { size($0) / (high - low) } ?? 0)
  }
}

/// The frames of a timeline that were taken at a time.
private struct TimedFrames {
  /// The times in milliseconds, ascending.
  let times: [Double]
  /// The numbers of these frames.
  private let frames: [Int]
  private let places: [Int: Int]

  init(_ timeline: ValueTimeline) {
    let timed = timeline.frames.enumerated().compactMap { index, frame in
      frame.milliseconds.map { (index, $0) }
    }
    (frames, times) = (timed.map(\.0), timed.map(\.1))
    places = Dictionary(uniqueKeysWithValues: frames.enumerated().map { ($1, $0) })
  }

  /// The number of the frame at a place among those that have a time.
  func frame(at place: Int) -> Int { frames[place] }

  /// The place of a frame among those that have a time.
  func place(ofFrame number: Int) -> Int? { places[number] }

  /// The numbers at some times, ascending: between two frames those of the straight line that is drawn there.
  func numbers(_ numbers: [Double?], at moments: [Double]) -> [Double?] {
    var next = 0
    return moments.map { moment in
      while next < times.count, times[next] < moment { next += 1 }
      guard next < times.count else { return nil }
      if times[next] == moment { return numbers[frames[next]] }
      guard next > 0, let before = numbers[frames[next - 1]], let after = numbers[frames[next]]
      else { return nil }
      let share = (moment - times[next - 1]) / (times[next] - times[next - 1])
      return before + (after - before) * share
    }
  }
}

extension ValueTimeline.Feature {
  /// The numbers of each component, frame by frame.
  fileprivate var numbers: [String: [Double?]] {
    Dictionary(components.map { ($0.name, $0.numbers) }) { first, _ in first }
  }
}
