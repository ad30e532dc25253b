/// Frames as people list them: `0-59,90`, numbers and ranges, both ends included.
///
/// The order of the list and frames that are named twice mean nothing: a film is drawn forwards.
package struct FrameRanges: Hashable, Sendable {
  /// The ranges in the order in which they were written.
  package let ranges: [ClosedRange<Int>]

  /// The largest number that a frame can have: the longest film at the highest rate.
  private static let largest = 240 * TimeText.longest

  /// Reads a list.
  package init(_ text: String) throws(Expectation) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(part) else {
        throw Expectation("frames such as 0-59,90")
      }
      ranges.append(range)
    }
    self.ranges = ranges
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(number)
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      first <= last
    else { return nil }
    return first...last
  }

  private static func number(_ text: Substring) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.allSatisfy(digits.contains), let number = Int(text), number <= largest else {
      return nil
    }
    return number
  }

  /// Whether a frame is in the list.
  package func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }

  /// The highest number in the list.
  package var last: Int { ranges.map(\.upperBound).max() ?? 0 }
}

extension FrameRanges: CustomStringConvertible {
  /// The list as it would be typed.
  package var description: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}
