/// The written form of a number: digits in groups, decimals, and what stands around them.
///
/// A pattern is that of spreadsheets and of Unicode's number formats: `#,##0.00 €`. A `0` is a digit that is always
/// there, a `#` one that may be missing; a `,` groups, a `.` begins the decimals; `%` and `‰` show a hundred and a
/// thousand times the number; all else stands for itself, in single quotes where it would mean something. Behind a
/// `;` stands the form of negative numbers, `#,##0;(#,##0)`; without it they begin with `-`, in place of a `+` where
/// there is one. Nothing depends on a language: separators are those of the format.
///
/// **Rounding is exact**: the number is taken as the binary fraction that it is, halves away from zero, and what is
/// rounded to zero has no sign.
public struct CountFormat: Hashable, Sendable {
  /// Text around the digits.
  private struct Frame: Hashable {
    var before = ""
    var after = ""
  }

  /// The pattern as it was written.
  package let pattern: String
  /// Separator of groups of digits.
  package var groupingSeparator = ","
  /// Separator of the decimals.
  package var decimalSeparator = "."
  private let positive: Frame
  private let negative: Frame
  private let digits: CountDigits

  /// Whole numbers in groups of three digits.
  package static let whole = CountFormat()

  private init() {
    pattern = "#,##0"
    (positive, negative) = (Frame(), Frame(before: "-"))
    digits = CountDigits()
  }

  /// The form that a pattern asks for.
  package init(_ pattern: String) throws(CountFormatError) {
    var scanner = CountPatternScanner(pattern)
    let first = try scanner.part()
    let second = try scanner.isAtEnd ? nil : scanner.part()
    if !scanner.isAtEnd { throw .parts }
    self.pattern = pattern
    digits = first.digits
    positive = Frame(before: first.before, after: first.after)
    if let second {
      negative = Frame(before: second.before, after: second.after)
    } else if first.before.contains("+") || first.after.contains("+") {
      negative = Frame(
        before: first.before.replacingPlus, after: first.after.replacingPlus)
    } else {
      negative = Frame(before: "-" + first.before, after: first.after)
    }
  }

  /// The number in words.
  package func text(of number: Double) -> String {
    let rounded = digits.rounded(number)
    let frame = rounded.isNegative ? negative : positive
    let whole = digits.groups(of: rounded.whole).joined(separator: groupingSeparator)
    let decimals = rounded.decimals.isEmpty ? "" : decimalSeparator + rounded.decimals
    return frame.before + whole + decimals + frame.after
  }

  /// A text in which all characters occur that a number may show.
  package var characters: String {
    positive.before + negative.before + "0123456789" + groupingSeparator + decimalSeparator
      + positive.after + negative.after
  }
}

/// A mistake in the pattern of a ``CountFormat``.
package enum CountFormatError: Error, Hashable, Sendable {
  /// No place for a digit.
  case noDigits
  /// Two places for digits with a text between them.
  case twice
  /// A `0` before a `#`, or behind one among the decimals.
  case order
  /// Two points, a `,` among the decimals, or one without digits behind it.
  case separators
  /// More digits than there can be.
  case tooMany
  /// A quote that does not end.
  case quote
  /// More than two parts.
  case parts

  /// The mistake in words.
  package var sentence: String {
    switch self {
    case .noDigits: "the format has no place for digits"
    case .twice: "the format has two places for digits"
    case .order: "'#' stands for digits that may be missing, farther from the point than '0'"
    case .separators: "the format's separators do not fit together"
    case .tooMany:
      "the format asks for more than \(CountDigits.wholeLimit) digits, or more than"
        + " \(CountDigits.decimalLimit) decimals"
    case .quote: "the format has a quote that does not end"
    case .parts: "the format has more than two parts"
    }
  }

  /// A format that would be right.
  package var hint: String {
    switch self {
    case .noDigits, .order, .separators, .tooMany: "such as '#,##0' or '0.00'"
    case .twice: "text with '#' or '0' in it stands in single quotes: #,##0 'of 100'"
    case .quote: "two single quotes are one that is shown"
    case .parts: "one for all numbers, or one for positive and one for negative ones: #,##0;(#,##0)"
    }
  }
}

extension String {
  /// The text with a minus in place of each plus.
  fileprivate var replacingPlus: String { String(map { $0 == "+" ? "-" : $0 }) }
}
