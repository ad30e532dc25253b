import SegueTextSupport

/// A number as JSON writes it: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
struct DecimalNumber {
  /// True if it starts with a minus.
  let isNegative: Bool
  /// Range of the digits before the point.
  let whole: Range<Int>
  /// Range of the digits behind the point.
  let fraction: Range<Int>
  /// The exponent as written; one that no number of digits can make up for is cut short.
  let exponent: Int
  /// The index behind the last character.
  let end: Int

  /// The number that starts at `start` and ends at `limit` at the latest, or nothing if there is none.
  static func read(_ text: [UInt8], from start: Int, limit: Int) -> DecimalNumber? {
    let limit = min(limit, text.count)
    let isNegative = start < limit && text[start] == .minus
    let whole = text.digits(from: isNegative ? start + 1 : start, limit: limit)
    guard !whole.isEmpty, whole.count == 1 || text[whole.lowerBound] != .zero else { return nil }
    var end = whole.upperBound
    var fraction = end..<end
    if end < limit, text[end] == .point {
      fraction = text.digits(from: end + 1, limit: limit)
      guard !fraction.isEmpty else { return nil }
      end = fraction.upperBound
    }
    var exponent = 0
    if end < limit, text[end] | 0x20 == UInt8(ascii: "e") {
      guard let written = WrittenExponent.read(text, from: end + 1, limit: limit) else {
        return nil
      }
      exponent = written.value
      end = written.end
    }
    return DecimalNumber(
      isNegative: isNegative, whole: whole, fraction: fraction, exponent: exponent, end: end)
  }

  /// The nearest `Double`, ties to even; infinite beyond the largest one, 0 below half the smallest.
  ///
  /// Time is linear in the digits, and the memory it takes does not depend on them.
  func value(in text: [UInt8]) -> Double {
    let magnitude = quotient(in: text) ?? nearest(in: text)
    return isNegative ? -magnitude : magnitude
  }

  /// The value where one division or multiplication of exact operands gives it, and so rounds once.
  ///
  /// That holds for nearly every number people write.
  private func quotient(in text: [UInt8]) -> Double? {
    guard whole.count + fraction.count <= 19 else { return nil }
    var digits: UInt64 = 0
    for index in whole { digits = digits &* 10 &+ UInt64(text[index] &- .zero) }
    for index in fraction { digits = digits &* 10 &+ UInt64(text[index] &- .zero) }
    let scale = exponent - fraction.count
    guard digits <= 1 << 53, abs(scale) < Self.powersOfTen.count else { return nil }
    let power = Self.powersOfTen[abs(scale)]
    return scale < 0 ? Double(digits) / power : Double(digits) * power
  }

  /// The value by the standard library's conversion.
  private func nearest(in text: [UInt8]) -> Double {
    var digits = SignificantDigits()
    for index in whole { digits.append(text[index]) }
    for index in fraction { digits.append(text[index]) }
    return Double(digits.text(exponent: exponent - fraction.count)) ?? 0
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

/// The digits that decide which `Double` is nearest, however many there are.
private struct SignificantDigits {
  private var kept: [UInt8] = []
  private var droppedCount = 0
  private var hasDropped = false

  /// No two neighbors among the doubles, nor the middle between them, need more than 767 digits;
  /// of those behind, it matters only whether one is not zero.
  private static let limit = 768

  mutating func append(_ digit: UInt8) {
    if kept.count == Self.limit {
      droppedCount += 1
      if digit != .zero { hasDropped = true }
    } else if digit != .zero || !kept.isEmpty {
      kept.append(digit)
    }
  }

  /// The digits times ten to the power of `exponent`, as the standard library reads it.
  func text(exponent: Int) -> String {
    guard !kept.isEmpty else { return "0" }
    let digits = String(decoding: kept, as: UTF8.self)
    guard hasDropped else { return "\(digits)e\(exponent + droppedCount)" }
    return "\(digits)1e\(exponent + droppedCount - 1)"
  }
}

/// The exponent of a number, behind its "e".
private struct WrittenExponent {
  let value: Int
  let end: Int

  /// Far beyond what the digits of any file can make up for.
  private static let largest = 1 << 40

  static func read(_ text: [UInt8], from start: Int, limit: Int) -> WrittenExponent? {
    let hasSign = start < limit && (text[start] == .minus || text[start] == .plus)
    let digits = text.digits(from: hasSign ? start + 1 : start, limit: limit)
    guard !digits.isEmpty else { return nil }
    var magnitude = 0
    for index in digits where magnitude < largest {
      magnitude = magnitude * 10 + Int(text[index] &- .zero)
    }
    let isNegative = hasSign && text[start] == .minus
    return WrittenExponent(value: isNegative ? -magnitude : magnitude, end: digits.upperBound)
  }
}

extension [UInt8] {
  /// The run of digits at `start`, up to `limit`.
  fileprivate func digits(from start: Int, limit: Int) -> Range<Int> {
    var end = start
    while end < limit, self[end].isDigit { end &+= 1 }
    return start..<end
  }
}
