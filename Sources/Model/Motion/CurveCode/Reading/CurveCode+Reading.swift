import SegueTextSupport

extension CurveCode {
  /// The curve that a line of code means; `nil` where it is none of the calls and names that are known.
  ///
  /// Labels decide, not the language: `response:` is a number of SwiftUI's whatever is around it. What
  /// a scene file writes is left to who reads those: its names, its functions, and objects with a `spring`.
  ///
  /// - Throws: what is wrong with a number of a call that is known.
  public static func read(_ code: String) throws(MotionError) -> TimingCurve? {
    let letters = Array(code)
    guard letters.count <= mostLetters, !isOfScene(code) else { return nil }
    do throws(MotionError) {
      if let curve = try CodeAssignments(letters).curve { return curve }
      if let easing = try CodeKeyframes(code).easing { return .easing(easing) }
      if let easing = try StyleSheetCode(code).easing { return .easing(easing) }
      var next = 0
      for place in letters.indices where place >= next && begins(letters, at: place) {
        var parser = CodeParser(letters, at: place)
        guard let expression = parser.expression() else { continue }
        // What has been read is not read again, but for words between marks that may be none of quotes.
        if case .text = expression {} else { next = parser.place }
        // A name is a curve where a statement ends with it, and part of other words elsewhere.
        if case .name = expression, !parser.isAtEnd { continue }
        if let curve = try expression.curve { return curve }
      }
      if let cubic = try CodeCall.cubic(listed: code) { return cubic }
      return nil
    } catch {
      throw error.inCode
    }
  }

  /// Code that is read, of several platforms.
  public static let examples = [
    ".spring(response: 0.4, dampingFraction: 0.8)", "tween(300, easing = FastOutSlowInEasing)",
    "Curves.easeOutBack", "{type: \"spring\", stiffness: 300, damping: 20}",
  ]

  /// The most letters that are looked at.
  private static let mostLetters = 1000

  /// True if a scene file writes a curve like this.
  private static func isOfScene(_ text: String) -> Bool {
    let first = text.first { !$0.isWhitespace }
    if first == "{" { return text.contains("\"spring\":") || text.contains("\"spring\" :") }
    return EasingFunction.meant(by: String(text.prefix { $0.isLetter || $0 == "-" })) != nil
      || (try? Easing(parsing: text)) != nil
  }

  /// True if an expression may begin at a place: behind no letter, digit, dot or hyphen.
  private static func begins(_ letters: [Character], at place: Int) -> Bool {
    let letter = letters[place]
    guard letter.isLetter || ".{['\"".contains(letter) else { return false }
    guard place > 0 else { return true }
    let before = letters[place - 1]
    return !(before.isLetter || before.isNumber || "_-.".contains(before))
  }
}

extension CodeExpression {
  /// The curve that the expression means, or the first one inside it.
  var curve: TimingCurve? {
    get throws(MotionError) {
      switch self {
      case .number: return nil
      case .text(let text):
        if let easing = CodeNames.quoted[text] { return .easing(easing) }
        var parser = CodeParser(Array(text.prefix(200)))
        guard let inner = parser.expression(), parser.isAtEnd else { return nil }
        if case .text = inner { return nil }
        return try inner.curve
      case .name(let path): return CodeNames.curve(path)
      case .list(let elements):
        if let cubic = try CodeCall.cubic(elements) { return cubic }
      case .record(let members):
        if let curve = try members.described { return curve }
      case .call(let call):
        if let curve = try call.curve { return curve }
      }
      for part in parts {
        if let curve = try part.curve { return curve }
      }
      return nil
    }
  }
}

/// Properties that code sets one after the other, as it does with Core Animation's springs.
private struct CodeAssignments {
  private var numbers: [String: Double] = [:]
  private let isSpring: Bool

  init(_ letters: [Character]) {
    let text = String(letters)
    isSpring = text.contains("CASpringAnimation") || text.contains("SpringForce")
    guard isSpring else { return }
    for line in text.split(whereSeparator: { $0.isNewline || ";{}".contains($0) }) {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let name = sides[0].split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
      note(sides[1], as: name)
    }
    // Java's: `.setStiffness(200f)`.
    for setter in text.split(separator: ".set").dropFirst() {
      let sides = setter.split(separator: "(", maxSplits: 1)
      guard sides.count == 2, let first = sides[0].first else { continue }
      note(sides[1], as: first.lowercased() + sides[0].dropFirst())
    }
  }

  /// Notes the number that code begins with.
  private mutating func note(_ code: Substring, as name: String) {
    var parser = CodeParser(Array(code))
    switch parser.expression() {
    case .number(let number): numbers[name] = number
    case .name(let path): numbers[name] = CodeNames.constants[path.last ?? ""]
    default: break
    }
  }

  /// The spring, where its numbers are set; by defaults of Core Animation for those that are not.
  var curve: TimingCurve? {
    get throws(MotionError) {
      guard isSpring, ["stiffness", "damping", "mass", "dampingRatio"].contains(where: isSet) else {
        return nil
      }
      let call = CodeCall(
        path: [],
        arguments: numbers.sorted { $0.key < $1.key }.map {
          CodeCall.Argument(label: $0.key, value: .number($0.value))
        })
      try call.checkNumbers()
      if let ratio = numbers["dampingRatio"] {
        return .spring(try Spring(dampingRatio: ratio, stiffness: numbers["stiffness"] ?? 1500))
      }
      return try call.coreAnimation
    }
  }

  private func isSet(_ name: String) -> Bool { numbers[name] != nil }
}
