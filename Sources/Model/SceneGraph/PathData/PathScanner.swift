import SegueTextSupport

/// Cuts path data into letters, numbers and flags.
struct PathScanner {
  private let bytes: [UInt8]
  /// The byte that comes next.
  private(set) var offset = 0
  /// True if a comma may precede the next argument.
  private var allowsComma = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The letter of the next command; `nil` at the end.
  mutating func command() throws(PathDataError) -> PathCommand? {
    skipSpace()
    guard let byte = next else { return nil }
    guard let command = PathCommand(byte) else {
      throw mistake("found \(found), expected a command")
    }
    offset += 1
    allowsComma = false
    return command
  }

  /// Returns `true` if the arguments of the last command begin once more; consumes the comma in front of them.
  mutating func repeats() -> Bool {
    skipSpace()
    let takesComma = take(",")
    allowsComma = false
    return takesComma || next.map(\.beginsNumber) ?? false
  }

  /// The next argument of `command`, a number.
  mutating func number(of command: PathCommand) throws(PathDataError) -> Double {
    skipSeparator()
    let start = offset
    if !take("-") { take("+") }
    let digits = takeDigits() + (take(".") ? takeDigits() : 0)
    guard digits > 0 else {
      offset = start
      throw mistake("found \(found), expected a number after '\(command)'")
    }
    takeExponent()
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(word), number.isFinite else {
      offset = start
      throw mistake("the number \(Quote(word)) is too large")
    }
    return number
  }

  /// The next argument of `command`, a single digit 0 or 1.
  mutating func flag(of command: PathCommand) throws(PathDataError) -> Bool {
    skipSeparator()
    if take("0") { return false }
    if take("1") { return true }
    throw mistake("found \(found), expected a flag, 0 or 1, after '\(command)'")
  }

  /// The mistake that `message` describes, at the next byte unless `place` says otherwise.
  func mistake(_ message: String, at place: Int? = nil) -> PathDataError {
    PathDataError(message: message, offset: place ?? offset)
  }

  /// The character that comes next, for a message.
  var found: String {
    String(decoding: bytes[offset...], as: UTF8.self).first.map { "\(Quote(String($0)))" }
      ?? "the end of the path"
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  @discardableResult
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while next?.isDigit == true { offset += 1 }
    return offset - start
  }

  /// Takes an exponent if one is complete; a lone `e` is left to be complained about.
  private mutating func takeExponent() {
    let start = offset
    guard take("e") || take("E") else { return }
    if !take("-") { take("+") }
    if takeDigits() == 0 { offset = start }
  }

  private mutating func skipSpace() {
    while next?.isPathSpace == true { offset += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    if allowsComma && take(",") { skipSpace() }
    allowsComma = true
  }
}

extension UInt8 {
  fileprivate var beginsNumber: Bool {
    isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
  }

  /// True if the byte is a tab, a line feed, a form feed, a carriage return or a space.
  fileprivate var isPathSpace: Bool {
    self == 0x20 || self == 0x9 || self == 0xA || self == 0xC || self == 0xD
  }
}
