package import SegueAudit
package import SegueCommandLine
import SegueTextSupport

extension Option {
  package static let display = Option(
    "display", takes: .text, called: "length", in: .scene,
    summary: "The diagonal of the display, such as 6.1in, for flashes",
    details: """
      With --distance it says how large ten degrees of sight are, in which flashes are counted. Unless given, a \
      point of a scene is a point of the reference display of WCAG, and the longer side of a recording is its \
      1024 points.
      """)

  package static let distance = Option(
    "distance", takes: .text, called: "length", in: .scene,
    summary: "The distance of the eyes from the display, such as 30cm")
}

/// A display as it was typed.
package struct DisplayRequest: Hashable, Sendable {
  private let display: String?
  private let distance: String?

  package init(_ invocation: Invocation) {
    (display, distance) = (invocation.text(.display), invocation.text(.distance))
  }

  /// Reads the display; nil where none was typed.
  package func view() throws(RunError) -> DisplayView? {
    if display == nil, distance == nil { return nil }
    guard let display, let distance else {
      throw RunError(
        .usage, "options '--display' and '--distance' say something together, and one is missing",
        hint: "such as --display 6.1in --distance 30cm")
    }
    return DisplayView(
      diagonal: try Self.inches(display, of: .display),
      distance: try Self.inches(distance, of: .distance))
  }

  private static let units: [(name: String, inches: Double)] = [
    ("in", 1), ("cm", 1 / 2.54), ("mm", 1 / 25.4), ("m", 100 / 2.54),
  ]
  /// The lengths that a display or a distance may have, in inches.
  private static let lengths = 0.1...10_000.0

  private static func inches(_ text: String, of option: Option) throws(RunError) -> Double {
    let unit = units.first { text.hasSuffix($0.name) }
    let digits = text.dropLast(unit?.name.count ?? 0)
    guard let unit, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let number = Double(digits), lengths.contains(number * unit.inches)
    else {
      throw RunError(
        .usage,
        "option '--\(option.name)': found \(Quote(text)), expected a length such as 6.1in or 30cm")
    }
    return number * unit.inches
  }
}
