/// Numbers of frames, as ranges.
///
/// The order of the ranges and frames that are named twice mean nothing: a film is drawn forwards.
public struct FrameRanges: Hashable, Sendable {
  /// The ranges in the order in which they were given.
  public let ranges: [ClosedRange<Int>]

  /// The frames in these ranges.
  public init(_ ranges: [ClosedRange<Int>]) { self.ranges = ranges }

  /// Whether a frame is in one of them.
  public func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }

  /// The highest number in them.
  public var last: Int { ranges.map(\.upperBound).max() ?? 0 }
}

extension FrameRanges: CustomStringConvertible {
  /// The list as it would be typed: `0-59,90`.
  public var description: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}
