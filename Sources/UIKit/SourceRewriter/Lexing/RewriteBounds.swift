/// Bounds of what a file may ask of the source step, far beyond what anybody writes and a compiler takes: so that a
/// damaged file costs no more time and memory than its length.
enum RewriteBounds {
  /// The most brackets around a place, which is as many as the compiler takes.
  static let brackets = 256
  /// The most conditions of `#if` around a place, and branches before it.
  static let conditions = 256
  /// The most lexemes of a condition, or of what stands between the name of a type and its body.
  static let header = 256
  /// The most types that a type descends from.
  static let ancestors = 256
  /// The most bytes of a regex on one line.
  static let regex = 4096
}

extension SourceFile {
  /// The lexemes of the condition behind a directive, up to a bound.
  func condition(behind index: Int) -> Range<Int> {
    let start = index + 1
    var end = start
    while end < lexemes.count, !lexemes[end].startsLine, end - start < RewriteBounds.header {
      end = max(end, partners[end] ?? end) + 1
    }
    return start..<min(end, lexemes.count)
  }
}
