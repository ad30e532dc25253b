/// A part of an answer, as players of movies ask for it: `bytes=0-499`, `bytes=500-`, `bytes=-500`.
struct ByteRange: Hashable, Sendable {
  private let first: Int?
  private let last: Int?

  /// The only range of a header; `nil` where there are several or none.
  init?(_ header: String) {
    guard header.hasPrefix("bytes=") else { return nil }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends[0].utf8.count < 18, ends[1].utf8.count < 18 else { return nil }
    let numbers = ends.map { $0.isEmpty ? nil : Int($0) }
    for (end, number) in zip(ends, numbers) where !end.isEmpty && number == nil { return nil }
    (first, last) = (numbers[0], numbers[1])
    if first == nil, last == nil { return nil }
    if let first, let last, first > last { return nil }
  }

  /// Returns the range of bytes that is meant out of a number of bytes; `nil` where it means none.
  func bounds(in count: Int) -> Range<Int>? {
    guard let first else {
      let length = min(last ?? 0, count)
      return length > 0 ? count - length..<count : nil
    }
    return first < count ? first..<min((last ?? count - 1) + 1, count) : nil
  }
}
