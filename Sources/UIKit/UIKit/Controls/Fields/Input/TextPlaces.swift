import HeadlessCoreGraphics
import ObjectiveC

/// The places of a text, and its selected part.
@MainActor
struct TextPlaces {
  var letters: String
  /// Selected part; behind the last letter unless somebody has chosen one.
  var selection: NSRange?

  var length: Int { letters.utf16.count }
  var end: UITextPosition { UITextPosition(length) }

  /// The selection within the text.
  var selected: NSRange {
    let range = selection ?? NSRange(location: length, length: 0)
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
  var selectedRange: UITextRange { UITextRange(selected.location, NSMaxRange(selected)) }

  func text(in range: UITextRange) -> String? {
    guard range.start.offset >= 0, range.end.offset <= length else { return nil }
    return NSString(string: letters).substring(with: range.range)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  static func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// The text with other letters in a part of it, and the caret behind them.
  func replacing(_ range: NSRange, by text: String) -> TextPlaces {
    TextPlaces(
      letters: NSString(string: letters).replacingCharacters(in: range, with: text),
      selection: NSRange(location: range.location + text.utf16.count, length: 0))
  }

  /// The part that a step back takes away: the selected letters, or the one before the caret.
  var deleted: NSRange? {
    if selected.length > 0 { return selected }
    let before = NSString(string: letters).substring(to: selected.location)
    guard let last = before.last else { return nil }
    let count = String(last).utf16.count
    return NSRange(location: selected.location - count, length: count)
  }
}
