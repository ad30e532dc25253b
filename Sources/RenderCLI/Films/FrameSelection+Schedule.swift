import SegueMotion
import SegueRendering

extension FrameSelection {
  /// The frames of a film that are selected; none at all is a mistake.
  func schedule(of film: AnimatedScene) throws(Failure) -> FrameSchedule {
    let count = film.frameCount
    if let list, list.last >= count {
      throw Failure(
        .usage, "option '--frames': the film has no frame \(list.last)",
        hint: "its frames are 0 to \(count - 1)")
    }
    if let from, let to, from > to {
      throw Failure(
        .usage,
        "option '--from': it begins at \(TimeText.text(for: from)), behind the end at"
          + " \(TimeText.text(for: to))",
        hint: "the film ends at \(TimeText.text(for: film.duration))")
    }
    let schedule = FrameSchedule(
      of: film, from: from.map { Time($0) } ?? .zero,
      to: to.map { Time($0) } ?? film.frameRate.end(of: film)
    ).filter { list?.contains($0) ?? true }.every(every)
    guard !schedule.indices.isEmpty else {
      throw Failure(
        .usage, "no frame of the film is selected",
        hint: "it has \(count), and ends at \(TimeText.text(for: film.duration))")
    }
    return schedule
  }

  /// How many of the selected frames are shown each second.
  func rate(of film: AnimatedScene) throws(Failure) -> FrameRate {
    let rate = FrameRate(
      film.frameRate.numerator, per: film.frameRate.denominator * Int64(every))
    guard max(rate.numerator, rate.denominator) <= Int64(Int32.max) else {
      throw Failure(
        .usage, "option '--every': the frame rate would be too fine a fraction",
        hint: "name a simpler rate with --fps")
    }
    return rate
  }
}

extension TimeText {
  /// The time as it would be typed.
  static func text(for time: Time) -> String { text(for: .nanoseconds(time.nanoseconds)) }
}
