package import SegueCommandLine
package import SegueFilms

extension OptionKind {
  /// Numbers of frames, as in `0-59,90`.
  package static let frames = OptionKind.words(
    WordRule("frames", placeholder: "list") { text throws(UsageError) in
      try FrameRanges(text).description
    })
}

extension Invocation {
  /// The frames given, or the default.
  package func frames(_ option: Option) -> FrameRanges? {
    // The parser has read them before.
    text(option).flatMap { try? FrameRanges($0) }
  }
}

// Frames as people list them: `0-59,90`, numbers and ranges, both ends included.
extension FrameRanges {
  /// The largest number that a frame can have: the longest film at the highest rate.
  private static let largest = 240 * TimeText.longest

  /// Reads a list.
  package init(_ text: String) throws(UsageError) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(part) else {
        throw .expected("frames such as 0-59,90")
      }
      ranges.append(range)
    }
    self.init(ranges)
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
}
