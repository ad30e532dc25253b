import SegueJSON
import SegueMotion
import SegueTextSupport

/// Kinds of values by the type that a file gives them.
enum WrittenKind {
  case duration
  case curve
  case transition
  case number
  case color
  case text
  /// A type that scenes have no use for.
  case other
  /// No type: the value itself has to tell.
  case untyped

  init(of token: WrittenToken) {
    switch token.type {
    case "duration", "time": self = .duration
    case "cubicBezier", "cubic-bezier", "easing", "spring": self = .curve
    case "transition": self = .transition
    case "number", "dimension", "spacing", "sizing", "size", "borderRadius": self = .number
    case "color": self = .color
    case "string": self = .text
    case nil: self = .untyped
    default: self = .other
    }
  }

  /// True for durations, curves and transitions.
  var isOfMotion: Bool {
    switch self {
    case .duration, .curve, .transition: true
    default: false
    }
  }
}

extension TokenReader {
  /// The most references in a row.
  private static let depth = 32

  /// Returns the value of a token, its references followed; nil where scenes have no use for it.
  mutating func value(
    of token: WrittenToken, below depth: Int = 0
  ) throws(TokenMistake) -> DesignToken.Value? {
    // A token that many refer to is read once. What is wrong ends the whole answer, and is not kept.
    if let known = answers[token.name] { return known }
    let value = try read(token, below: depth)
    answers[token.name] = .some(value)
    return value
  }

  private mutating func read(
    _ token: WrittenToken, below depth: Int
  ) throws(TokenMistake) -> DesignToken.Value? {
    if let whole = token.extensions.flatMap({ Self.whole(in: $0) }) {
      return try extended(token, by: try curve(whole, of: token, below: depth), below: depth)
    }
    if let value = try referred(token.node, of: token, below: depth) { return value }
    switch WrittenKind(of: token) {
    case .duration: return .duration(try time(token.node, of: token, below: depth))
    case .curve: return .curve(try curve(token.node, of: token, below: depth))
    case .transition: return .transition(try transition(token.node, of: token, below: depth))
    case .number: return .number(try number(token.node, of: token, below: depth))
    case .color: return Self.color(token.node).map { .color($0) }
    case .text: return token.node.string.map { .text($0) }
    case .other: return nil
    case .untyped: return guess(token)
    }
  }

  /// The curve that a token gives in full, because its type can only come near it.
  private static func whole(in extensions: JSONObject) -> JSONNode? {
    let own = extensions[DesignToken.extensionKey]?.object
    return own?["spring"] ?? own?["easing"]
  }

  /// The value of a token whose curve stands in its extensions; of a spring the curve is all there is.
  private mutating func extended(
    _ token: WrittenToken, by curve: TimingCurve, below depth: Int
  ) throws(TokenMistake) -> DesignToken.Value {
    guard case .easing = curve, case .transition = WrittenKind(of: token) else {
      return .curve(curve)
    }
    let plain = try transition(token.node, of: token, below: depth)
    return .transition(
      DesignToken.Transition(duration: plain.duration, delay: plain.delay, curve: curve))
  }

  // MARK: - References

  /// The value of the token that a node refers to; nil where it refers to none.
  private mutating func referred(
    _ node: JSONNode, of token: WrittenToken, below depth: Int
  ) throws(TokenMistake) -> DesignToken.Value? {
    guard let name = TokenReference.name(in: node) else { return nil }
    let plain = name.hasSuffix(".value") ? String(name.dropLast(6)) : name
    guard let other = written[name] ?? written[plain] else {
      var mistake = TokenMistake("\(Quote(name)) is no token", at: node, of: token)
      mistake.missing = name
      throw mistake
    }
    guard depth < Self.depth else {
      throw TokenMistake(
        "\(Quote(token.name)) leads through more than \(Self.depth) references", at: node,
        of: token,
        hint: "a token may not refer to itself")
    }
    return try value(of: other, below: depth + 1)
  }

  // MARK: - Values

  private mutating func time(
    _ node: JSONNode, of token: WrittenToken, below depth: Int
  ) throws(TokenMistake) -> Time {
    switch try referred(node, of: token, below: depth) {
    case .duration(let time)?: return time
    case .number(let number)? where number >= 0: return .milliseconds(number)
    case nil: break
    default: throw mistake(node, token, expected: "a duration")
    }
    if let object = node.object, let value = object["value"] {
      let number = try number(value, of: token, below: depth)
      let unit = object["unit"]?.string ?? "ms"
      guard unit == "ms" || unit == "s", number >= 0 else {
        throw mistake(node, token, expected: "a duration of milliseconds or seconds")
      }
      return .milliseconds(unit == "s" ? number * 1000 : number)
    }
    guard let time = Self.time(node) else {
      throw mistake(node, token, expected: "a duration such as {\"value\": 100, \"unit\": \"ms\"}")
    }
    return time
  }

  /// A length of time as a number of milliseconds, or as style sheets write it.
  private static func time(_ node: JSONNode) -> Time? {
    if let number = node.number { return number >= 0 ? .milliseconds(number) : nil }
    guard let text = node.string else { return nil }
    if let number = decimal(text) { return number >= 0 ? .milliseconds(number) : nil }
    return spelled(text)
  }

  /// A length of time with its unit.
  private static func spelled(_ text: String) -> Time? {
    guard let time = Time(parsing: text.hasPrefix(".") ? "0" + text : text), time >= .zero else {
      return nil
    }
    return time
  }

  private mutating func curve(
    _ node: JSONNode, of token: WrittenToken, below depth: Int
  ) throws(TokenMistake) -> TimingCurve {
    switch try referred(node, of: token, below: depth) {
    case .curve(let curve)?: return curve
    case .transition(let transition)?: return transition.curve
    case nil: break
    default: throw mistake(node, token, expected: "a curve")
    }
    let numbers = try fourNumbers(node, of: token, below: depth)
    do throws(MotionError) {
      if let numbers {
        return .easing(
          .curve(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])))
      }
      if let text = node.string {
        if let curve = try Self.curve(text) { return curve }
      } else if let curve = try CurveCode.read(JSONValue(node).compact) {
        return curve
      }
    } catch {
      throw TokenMistake("\(Quote(token.name)): \(error)", at: node, of: token, hint: error.hint)
    }
    throw mistake(node, token, expected: "a curve such as [0.2, 0, 0, 1]")
  }

  /// The numbers of a cubic Bézier curve; nil where a node has none.
  private mutating func fourNumbers(
    _ node: JSONNode, of token: WrittenToken, below depth: Int
  ) throws(TokenMistake) -> [Double]? {
    if let object = node.object {
      let numbers = ["x1", "y1", "x2", "y2"].compactMap { object[$0]?.number }
      return numbers.count == 4 ? numbers : nil
    }
    guard let list = node.array else { return nil }
    guard list.count == 4 else {
      throw mistake(node, token, expected: "four numbers of a cubic Bézier curve")
    }
    var numbers: [Double] = []
    for item in list { numbers.append(try number(item, of: token, below: depth)) }
    return numbers
  }

  /// The curve that a text names or writes; nil where it is none.
  private static func curve(_ text: String) throws(MotionError) -> TimingCurve? {
    if let easing = try? Easing(parsing: text) { return .easing(easing) }
    if let entry = SpringCatalog.entries.first(where: { $0.name == text }) {
      return .spring(entry.spring, entry.sampling)
    }
    return try CurveCode.read(text)
  }

  private mutating func transition(
    _ node: JSONNode, of token: WrittenToken, below depth: Int
  ) throws(TokenMistake) -> DesignToken.Transition {
    guard let object = node.object, let duration = object["duration"] else {
      throw mistake(node, token, expected: "a transition with 'duration' and 'timingFunction'")
    }
    guard let curve = object["timingFunction"] else {
      throw mistake(node, token, expected: "a transition with 'timingFunction'")
    }
    let delay = object["delay"] ?? JSONNode(.number(0), at: node.range)
    return DesignToken.Transition(
      duration: try time(duration, of: token, below: depth),
      delay: try time(delay, of: token, below: depth),
      curve: try self.curve(curve, of: token, below: depth))
  }

  private mutating func number(
    _ node: JSONNode, of token: WrittenToken, below depth: Int
  ) throws(TokenMistake) -> Double {
    if case .number(let number)? = try referred(node, of: token, below: depth) { return number }
    if let number = node.number ?? node.string.flatMap(Self.length) { return number }
    if let object = node.object, let value = object["value"]?.number {
      return object["unit"]?.string == "rem" ? value * 16 : value
    }
    throw mistake(node, token, expected: "a number")
  }

  /// A length of style sheets, in pixels.
  private static func length(_ text: String) -> Double? {
    if text.hasSuffix("px") { return decimal(text.dropLast(2)) }
    if text.hasSuffix("rem") { return decimal(text.dropLast(3)).map { $0 * 16 } }
    return decimal(text)
  }

  /// A number in decimal digits; nothing else that Swift takes for one.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    return isDecimal ? Double(String(text)).flatMap { $0.isFinite ? $0 : nil } : nil
  }

  private static func color(_ node: JSONNode) -> String? {
    if let text = node.string {
      let digits = text.dropFirst()
      let isHex = text.hasPrefix("#") && digits.allSatisfy(\.isHexDigit)
      return isHex && [3, 4, 6, 8].contains(digits.count) ? text : nil
    }
    guard let object = node.object else { return nil }
    let alpha = object["alpha"]?.number ?? 1
    if let parts = object["components"]?.array?.compactMap(\.number), parts.count == 3,
      ["srgb", nil].contains(object["colorSpace"]?.string)
    {
      return "#" + (alpha < 1 ? parts + [alpha] : parts).map(hexadecimal).joined()
    }
    guard alpha == 1 else { return nil }
    return object["hex"].flatMap(color)
  }

  /// A share of 1 as two hexadecimal digits.
  private static func hexadecimal(_ share: Double) -> String {
    let byte = Int((min(max(share, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// The value of a token without a type, as far as it tells by itself.
  private mutating func guess(_ token: WrittenToken) -> DesignToken.Value? {
    let node = token.node
    let isOfTime = DesignToken.isOfTime(token.name)
    if let number = node.number {
      return isOfTime && number >= 0 ? .duration(.milliseconds(number)) : .number(number)
    }
    // A list with references in it is no curve that tells so by itself.
    let isPlain = node.array?.allSatisfy(\.isNumber) ?? true
    if isPlain, let curve = (try? curve(node, of: token, below: 0)) { return .curve(curve) }
    guard let text = node.string else { return Self.color(node).map { .color($0) } }
    if let time = Self.spelled(text) { return .duration(time) }
    if let number = Self.length(text) { return .number(number) }
    return Self.color(node).map { .color($0) } ?? .text(text)
  }

  private func mistake(
    _ node: JSONNode, _ token: WrittenToken, expected: String
  ) -> TokenMistake {
    TokenMistake(
      "\(Quote(token.name)): found \(node.summary), expected \(expected)", at: node, of: token)
  }
}

extension DesignToken {
  /// Returns true if a name says that it is one of a length of time.
  static func isOfTime(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains {
      ["duration", "delay", "time"].contains($0)
    }
  }

  /// Key of `$extensions` under which springs stand, which the format has no type for yet.
  package static let extensionKey = "org.segue.motion"
}
