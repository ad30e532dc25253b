/// Frames that follow each other.
struct FrameRun: Hashable, Sendable {
  /// The number of the first frame.
  let first: Int
  /// The number of the last frame.
  private(set) var last: Int

  /// The number of frames.
  var count: Int { last - first + 1 }

  /// Ascending numbers, those in a row taken together.
  static func all(of numbers: [Int]) -> [FrameRun] {
    var runs: [FrameRun] = []
    for number in numbers {
      if let end = runs.last?.last, number == end + 1 {
        runs[runs.count - 1].last = number
      } else {
        runs.append(FrameRun(first: number, last: number))
      }
    }
    return runs
  }
}
