import SegueJSON

extension Diagnostics {
  /// The messages as the terminal says them, without colors and without a line break at the end.
  var plainText: String {
    let lines = text(palette: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }
}
