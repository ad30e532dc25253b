/// Declarations of style sheets, and classes of Tailwind, that give a transition or an animation its curve.
///
///     transition: transform 300ms cubic-bezier(0.2, 0, 0, 1);
///     animation-timing-function: ease-out;
///     ease-[cubic-bezier(0.2,_0,_0,_1)]
struct StyleSheetCode {
  private let code: String

  init(_ code: String) { self.code = code }

  /// The curve; of several the first one.
  var easing: Easing? {
    get throws(MotionError) {
      for word in words(of: declared ?? arbitrary ?? "") {
        if let easing = try Self.easing(word) { return easing }
      }
      return nil
    }
  }

  /// The properties with curves among their words.
  private static let properties = ["transition", "animation"]
  private static let keywords: Set<Substring> = [
    "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
  ]
  private static let functions = ["cubic-bezier(", "steps(", "linear("]

  private static func easing(_ word: Substring) throws(MotionError) -> Easing? {
    guard keywords.contains(word) || functions.contains(where: word.hasPrefix) else { return nil }
    return try Easing(parsing: String(word))
  }

  /// The words behind the colon of the first declaration of a transition or an animation.
  private var declared: Substring? {
    for statement in code.split(whereSeparator: { ";{}".contains($0) }) {
      guard let colon = statement.firstIndex(of: ":") else { continue }
      let name = statement[..<colon].split { !$0.isLetter && $0 != "-" }.last ?? ""
      let plain = name.hasSuffix("-timing-function") ? name.dropLast(16) : name
      if Self.properties.contains(where: { plain == $0 || plain == "-webkit-\($0)" }) {
        return statement[statement.index(after: colon)...]
      }
    }
    return nil
  }

  /// The words in the brackets of Tailwind's `ease-[…]`, where underscores stand for spaces.
  private var arbitrary: Substring? {
    guard let start = code.firstRange(of: "ease-[") else { return nil }
    let inside = code[start.upperBound...].prefix { $0 != "]" }
    return Substring(String(inside.map { $0 == "_" ? " " : $0 }))
  }

  /// The words between spaces and commas that stand in no parentheses.
  private func words(of value: Substring) -> [Substring] {
    var depth = 0
    return value.split { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return depth == 0 && (letter.isWhitespace || letter == ",")
    }
  }
}
