public import SegueMotion
import SegueRendering

/// The frames of a film to be drawn: those that every part of the selection admits.
public struct FrameSelection: Hashable, Sendable {
  /// The moment of the first one; `nil` for the film's beginning.
  package var from: Time?
  /// The moment of the last one; `nil` for the film's end.
  package var to: Time?
  /// The numbers of the frames; `nil` for all.
  package var list: FrameRanges?
  /// The step from one drawn frame to the next: 2 draws every other one.
  package var every: Int

  /// All frames, unless something else is said.
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
  func schedule(of film: AnimatedScene) throws(FilmError) -> FrameSchedule {
    let count = film.frameCount
    if let list, list.last >= count { throw .output(.noSuchFrame(list.last, count: count)) }
    if let from, let to, from > to {
      throw .output(.reversed(from: from, to: to, duration: film.duration))
    }
    let schedule = FrameSchedule(
      of: film, from: from ?? .zero, to: to ?? film.frameRate.end(of: film)
    ).filter { list?.contains($0) ?? true }.every(every)
    guard !schedule.indices.isEmpty else {
      throw .output(.noFrames(count: count, duration: film.duration))
    }
    return schedule
  }

  /// Returns the number of selected frames shown each second.
  func rate(of film: AnimatedScene) throws(FilmError) -> FrameRate {
    let (denominator, overflow) = film.frameRate.denominator
      .multipliedReportingOverflow(by: Int64(every))
    if overflow { throw .output(.tooFineRate) }
    let rate = FrameRate(film.frameRate.numerator, per: denominator)
    guard max(rate.numerator, rate.denominator) <= Int64(Int32.max) else {
      throw .output(.tooFineRate)
    }
    return rate
  }
}

/// Numbers of frames, as ranges.
///
/// Neither their order nor naming a frame twice makes a difference: a film is drawn forwards.
public struct FrameRanges: Hashable, Sendable {
  /// The ranges in the order in which they were given.
  package let ranges: [ClosedRange<Int>]

  /// The frames in these ranges.
  package init(_ ranges: [ClosedRange<Int>]) { self.ranges = ranges }

  /// Returns true if a frame is in one of them.
  package func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }

  /// The highest number in them.
  package var last: Int { ranges.map(\.upperBound).max() ?? 0 }
}

extension FrameRanges: CustomStringConvertible {
  /// The list as it would be typed: `0-59,90`.
  public var description: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}
