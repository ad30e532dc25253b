import SegueJSON
import SegueTextSupport

/// Expression between `${` and `}` that is more than a name, as in `${(w - 16) / 2}`: numbers, variables,
/// `+ - * /`, parentheses, and `min`, `max`, `round`, `floor` and `ceil`.
///
/// It ends after one pass over the text. Its numbers are those of scenes: doubles, each step rounded as
/// IEEE 754 says, so that the result is the same everywhere.
struct Calculation {
  private let text: [UInt8]
  private let variables: VariableScope
  private var index = 0
  private var depth = 0

  /// Maximum nesting depth of parentheses and signs.
  private static let depthLimit = 32
  /// The most letters of a variable's name.
  fileprivate static let nameLimit = 64

  private init(_ text: String, _ variables: VariableScope) {
    self.text = Array(text.utf8)
    self.variables = variables
  }

  /// Returns `true` if the text is more than a name: names have dashes in them as well.
  static func isMeant(by text: String, _ variables: VariableScope) -> Bool {
    if text.isEmpty || variables[text] != nil { return false }
    if text.hasPrefix("-") || !text.utf8.allSatisfy(\.isOfName) { return true }
    return text.contains("-") && variables.declaredName(in: text) != nil
  }

  /// The number that the text stands for.
  static func value(
    of text: String, _ variables: VariableScope
  ) throws(SceneError) -> Double {
    var calculation = Calculation(text, variables)
    let value = try calculation.sum()
    if let byte = calculation.next {
      throw SceneError(
        "found \(calculation.quoted(byte)), expected an operator such as '+'",
        hint: Self.vocabulary)
    }
    // A zero without its sign, so that no text shows one.
    return value + 0
  }

  private static let vocabulary =
    "known are + - * / ( ), min, max, round, floor and ceil"
}

// MARK: - Grammar

extension Calculation {
  private mutating func sum() throws(SceneError) -> Double {
    var value = try product()
    while let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      index += 1
      let other = try product()
      value = try finite(sign == UInt8(ascii: "+") ? value + other : value - other)
    }
    return value
  }

  private mutating func product() throws(SceneError) -> Double {
    var value = try factor()
    while let sign = next, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      index += 1
      let other = try factor()
      if sign == UInt8(ascii: "/"), other == 0 {
        throw SceneError("the calculation divides by zero")
      }
      value = try finite(sign == UInt8(ascii: "*") ? value * other : value / other)
    }
    return value
  }

  private mutating func factor() throws(SceneError) -> Double {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      throw SceneError(
        "parentheses and signs are nested more than \(Self.depthLimit) deep")
    }
    guard let byte = next else {
      throw SceneError(
        "the calculation ends too early, expected a number, a variable or '('",
        hint: Self.vocabulary)
    }
    switch byte {
    case UInt8(ascii: "-"):
      index += 1
      return -(try factor())
    case UInt8(ascii: "("):
      index += 1
      let value = try sum()
      try close()
      return value
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return try number()
    case _ where byte.isOfName: return try nameOrCall()
    default:
      throw SceneError(
        "found \(quoted(byte)), expected a number, a variable or '('",
        hint: Self.vocabulary)
    }
  }

  private mutating func close() throws(SceneError) {
    guard next == UInt8(ascii: ")") else {
      throw SceneError("a '(' of the calculation has no ')'")
    }
    index += 1
  }

  private mutating func number() throws(SceneError) -> Double {
    let digits = run(atMost: 65) {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    guard let number = NumberWord.parse(digits[...]) else {
      throw SceneError("\(Quote(digits)) is no number")
    }
    return number
  }

  private mutating func nameOrCall() throws(SceneError) -> Double {
    let start = index
    var name = run(atMost: Self.nameLimit + 1, \.isOfName)
    if next == UInt8(ascii: "("), let function = CalculationFunction(rawValue: name) {
      index += 1
      let arguments = try arguments()
      return try function.value(of: arguments)
    }
    if name.contains("-") {
      // What is no name with dashes subtracts.
      name = variables.declaredName(in: name) ?? String(name.prefix { $0 != "-" })
      index = start + name.utf8.count
    }
    return try value(ofVariable: name)
  }

  private mutating func arguments() throws(SceneError) -> [Double] {
    var values = [try sum()]
    while next == UInt8(ascii: ",") {
      index += 1
      values.append(try sum())
    }
    try close()
    return values
  }
}

// MARK: - Words

extension Calculation {
  /// The next byte that is no space.
  private var next: UInt8? {
    mutating get {
      while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
      return index < text.count ? text[index] : nil
    }
  }

  private mutating func run(atMost limit: Int, _ belongs: (UInt8) -> Bool) -> String {
    let start = index
    while index < text.count, index - start < limit, belongs(text[index]) { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private func value(ofVariable name: String) throws(SceneError) -> Double {
    guard let variable = variables[name] else {
      throw SceneError(
        "unknown variable \(Quote(name))",
        hint: Expected.hint(for: name, among: variables.declared) ?? "declare it under 'vars'")
    }
    guard let value = variables.value(of: variable) else {
      throw SceneError(
        "variable \(Quote(name)) has no value",
        hint: "give it a 'default' or set it with --set \(name)=...")
    }
    guard let number = value.number else {
      throw SceneError(
        "variable \(Quote(name)) is \(value.summary), expected a number",
        hint: "calculations are made with numbers; times without a unit are milliseconds")
    }
    return number
  }

  private func finite(_ value: Double) throws(SceneError) -> Double {
    if value.isFinite { return value }
    throw SceneError("the result of the calculation is too large")
  }

  private func quoted(_ byte: UInt8) -> String {
    let rest = String(decoding: text[index...], as: UTF8.self)
    return "\(Quote(String(rest.prefix(1))))"
  }
}

extension VariableScope {
  /// The longest variable's name with which `text` begins, up to a dash or its end.
  fileprivate func declaredName(in text: String) -> String? {
    var name = text.prefix(Calculation.nameLimit)
    while true {
      if self[String(name)] != nil { return String(name) }
      guard let dash = name.lastIndex(of: "-") else { return nil }
      name = name[..<dash]
    }
  }
}

extension UInt8 {
  /// True if the byte may be part of a name.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
