import SegueTextSupport

/// A way of writing numbers that people know from elsewhere; JSON5 takes all but the first.
enum NumberSlip {
  case leadingZero
  case plus
  case leadingPoint
  case trailingPoint
  case hexadecimal

  /// Description of the fault of such a number.
  var words: String {
    switch self {
    case .leadingZero: "starts with a zero"
    case .plus: "starts with '+'"
    case .leadingPoint: "starts with a point"
    case .trailingPoint: "ends with a point"
    case .hexadecimal: "is hexadecimal"
    }
  }
}

/// A number that strict JSON would write differently.
struct UnusualNumber {
  /// The value that the text means.
  let value: Double
  /// The oddity in its notation; a leading zero outweighs the rest.
  let slip: NumberSlip

  /// The number that `text` means, if it means one.
  init?(_ text: ArraySlice<UInt8>) {
    var digits = text
    var slip: NumberSlip?
    let isNegative = digits.first == .minus
    if digits.first == .plus { slip = .plus }
    if isNegative || slip != nil { digits.removeFirst() }
    guard let magnitude = Self.magnitude(of: digits, slip: &slip), let slip else { return nil }
    value = isNegative ? -magnitude : magnitude
    self.slip = slip
  }

  private static func magnitude(of text: ArraySlice<UInt8>, slip: inout NumberSlip?) -> Double? {
    guard let first = text.first, first.isDigit || first == .point else { return nil }
    if text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) {
      slip = .hexadecimal
      return hexadecimal(text.dropFirst(2))
    }
    var digits = Array(text)
    mendPoint(in: &digits, slip: &slip)
    let zeros = digits.prefix { $0 == .zero }.count
    if zeros > 0, zeros < digits.count, digits[zeros].isDigit || zeros > 1 {
      slip = .leadingZero
      digits.removeFirst(digits[zeros].isDigit ? zeros : zeros - 1)
    }
    let number = DecimalNumber.read(digits, from: 0, limit: digits.count)
    guard let number, number.end == digits.count else { return nil }
    return number.value(in: digits)
  }

  /// Puts the missing zero in front of a point, or removes a point that no digit follows.
  private static func mendPoint(in digits: inout [UInt8], slip: inout NumberSlip?) {
    guard let point = digits.firstIndex(of: .point) else { return }
    let hasFraction = point + 1 < digits.count && digits[point + 1].isDigit
    if point == 0, hasFraction {
      slip = .leadingPoint
      digits.insert(.zero, at: 0)
    } else if point > 0, !hasFraction {
      slip = .trailingPoint
      digits.remove(at: point)
    }
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Double? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.hexadecimalDigit != nil }) else { return nil }
    return Double("0x" + String(decoding: digits, as: UTF8.self))
  }
}
