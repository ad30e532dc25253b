/// Moments as people type them: `0,50,100`, `0-400/50` for every 50 ms up to 400, or `end`.
enum MomentList {
  /// The most moments that can be asked for at once.
  private static let limit = 1000

  /// The moments that `text` names, in its order.
  static func read(_ text: String) throws(ExpectedText) -> [Duration] {
    var moments: [Duration] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      moments += try range(part)
      guard moments.count <= limit else { throw ExpectedText("at most \(limit) moments") }
    }
    return moments
  }

  private static func range(_ text: Substring) throws(ExpectedText) -> [Duration] {
    if text == "end" { return [TimeText.end] }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, parts.count == 2 else {
      guard ends.count == 1, parts.count == 1 else { throw expected }
      return [try TimeText.read(String(text))]
    }
    let first = try TimeText.read(String(ends[0]))
    let last = try TimeText.read(String(ends[1]))
    let step = try TimeText.read(String(parts[1]))
    guard step > .zero, first <= last, (last - first) / step < Double(limit) else { throw expected }
    return (0...Int((last - first) / step)).map { first + step * $0 }
  }

  private static let expected = ExpectedText(
    "moments such as 350ms, 0,50,100 or 0-400/50")
}
