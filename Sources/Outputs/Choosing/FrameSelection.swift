public import SegueMotion
import SegueRendering

/// Which frames of a film are drawn: those that every part of the selection admits.
public struct FrameSelection: Hashable, Sendable {
  /// The moment of the first one; `nil` for the film's beginning.
  public var from: Time?
  /// The moment of the last one; `nil` for the film's end.
  public var to: Time?
  /// The numbers of the frames; `nil` for all.
  public var list: FrameRanges?
  /// One frame is drawn of so many.
  public var every: Int

  /// All frames, but for what is said.
  public init(
    from: Time? = nil, to: Time? = nil, list: FrameRanges? = nil, every: Int = 1
  ) {
    self.from = from
    self.to = to
    self.list = list
    self.every = max(every, 1)
  }
}

extension FrameSelection {
  /// The frames of a film that are selected; none at all is a mistake.
  func schedule(of film: AnimatedScene) throws(OutputMistake) -> FrameSchedule {
    let count = film.frameCount
    if let list, list.last >= count { throw .noSuchFrame(list.last, count: count) }
    if let from, let to, from > to {
      throw .reversed(from: from, to: to, duration: film.duration)
    }
    let schedule = FrameSchedule(
      of: film, from: from ?? .zero, to: to ?? film.frameRate.end(of: film)
    ).filter { list?.contains($0) ?? true }.every(every)
    guard !schedule.indices.isEmpty else {
      throw .noFrames(count: count, duration: film.duration)
    }
    return schedule
  }

  /// How many of the selected frames are shown each second.
  func rate(of film: AnimatedScene) throws(OutputMistake) -> FrameRate {
    let rate = FrameRate(
      film.frameRate.numerator, per: film.frameRate.denominator * Int64(every))
    guard max(rate.numerator, rate.denominator) <= Int64(Int32.max) else { throw .tooFineRate }
    return rate
  }
}
