import SegueTextSupport

extension CurveCode {
  /// The curve that a line of code means; `nil` where it is none of the calls that are known.
  ///
  /// Labels decide, not the language: `response:` is a number of SwiftUI's whatever is around it. What
  /// a scene file writes like a call is left to who reads those.
  ///
  /// - Throws: what is wrong with a number of a call that is known.
  public static func read(_ code: String) throws(MotionError) -> TimingCurve? {
    guard !code.hasPrefix("cubic-bezier"),
      let call = CurveCall(code, of: springs.union(cubics).union(["animate"]))
    else { return nil }
    do throws(MotionError) {
      try call.checkNumbers()
      if springs.contains(call.name) { return try call.spring }
      return try cubics.contains(call.name) ? call.cubic : call.fitted
    } catch {
      throw error.inCode
    }
  }

  private static let springs: Set<String> = [
    "spring", "interactiveSpring", "interpolatingSpring", "UISpringTimingParameters",
    "SpringDescription", "SpringSimulation", "withSpring",
  ]

  private static let cubics: Set<String> = [
    "timingCurve", "CubicBezierEasing", "Cubic", "bezier", "UICubicTimingParameters",
    "CAMediaTimingFunction",
  ]
}

extension CurveCall {
  /// A spring by whichever numbers are there.
  fileprivate var spring: TimingCurve? {
    get throws(MotionError) {
      let velocity = self["initialVelocity", "velocity", "dx"] ?? unlabeled.last ?? 0
      let isMoving = ["spring", "interactiveSpring"].contains(name) ? 0 : velocity
      guard let spring = try described else { return nil }
      return .spring(try spring.launched(at: isMoving))
    }
  }

  /// A spring at rest; `nil` where no numbers say how fast it is.
  private var described: Spring? {
    get throws(MotionError) {
      if let response = self["response"] {
        return try Spring(
          response: response, dampingFraction: self["dampingFraction", "dampingRatio"] ?? 1)
      }
      if let stiffness = self["stiffness"], let ratio = self["dampingRatio"] {
        return try Spring(dampingRatio: ratio, stiffness: stiffness)
      }
      if let stiffness = self["stiffness"], let damping = self["damping"] {
        return try slowed(Spring(mass: self["mass"] ?? 1, stiffness: stiffness, damping: damping))
      }
      guard let duration = self["duration"] else { return nil }
      return try Spring(duration: duration, bounce: self["bounce"] ?? 0)
    }
  }

  /// Flutter's and React Native's springs become slower by more damping.
  private func slowed(_ spring: Spring) -> Spring {
    var spring = spring
    spring.allowsOverdamping = ["SpringDescription", "SpringSimulation", "withSpring"].contains(
      name)
    return spring
  }

  /// A cubic by its four numbers.
  fileprivate var cubic: TimingCurve? {
    get throws(MotionError) {
      let numbers = Array(all.prefix(4))
      guard numbers.count == 4 else { return nil }
      let curve = try CubicBezier(
        x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      return .easing(.curve(curve))
    }
  }

  /// UIView's spring, which is made to fit a duration.
  fileprivate var fitted: TimingCurve? {
    get throws(MotionError) {
      guard let duration = self["withDuration"], let ratio = self["usingSpringWithDamping"] else {
        return nil
      }
      return .spring(
        try SpringFit(
          duration: duration, dampingRatio: ratio,
          initialVelocity: self["initialSpringVelocity"] ?? 0))
    }
  }
}

/// A call in a line of code: its name, and the numbers it is given with their labels.
///
/// It is read alike whether labels end in `:` or `=`, whether numbers end in `f`, and however deep they
/// stand in other calls.
private struct CurveCall {
  /// Name of the called function.
  let name: String
  /// Every number in order, with the label before it.
  private let numbers: [(label: String?, value: Double)]

  /// The first call in `code` of something with one of these names; `nil` if there is none.
  init?(_ code: String, of names: Set<String>) {
    guard code.utf8.count <= 1000 else { return nil }
    let brackets = code.indices.filter { code[$0] == "(" }
    let calls = brackets.map { bracket in
      let words = code[..<bracket].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return (name: words.last.map(String.init) ?? "", bracket)
    }
    guard let (name, bracket) = calls.first(where: { names.contains($0.name) }) else { return nil }
    self.name = name
    var scanner = NumberScanner(code[bracket...])
    numbers = scanner.numbers()
    guard !numbers.isEmpty else { return nil }
  }

  /// The number with one of these labels.
  subscript(labels: String...) -> Double? {
    numbers.first { number in number.label.map(labels.contains) ?? false }?.value
  }

  /// Refuses a number that no scene may have either.
  func checkNumbers() throws(MotionError) {
    guard let far = numbers.first(where: { $0.value.magnitude > Self.most }) else { return }
    throw MotionError(
      parameter: far.label ?? "a number of \(name)", value: far.value,
      expected: "a number from -1000000 to 1000000")
  }

  /// The most that a number may be.
  private static let most = 1_000_000.0

  /// The numbers without labels.
  var unlabeled: [Double] { numbers.filter { $0.label == nil }.map(\.value) }

  /// All numbers but those whose labels say that they are no coordinates.
  var all: [Double] { numbers.filter { $0.label != "duration" }.map(\.value) }
}

/// Finds numbers and the labels before them.
private struct NumberScanner {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func numbers() -> [(label: String?, value: Double)] {
    var numbers: [(String?, Double)] = []
    var label: String?
    while let character = rest.first {
      if isDigit(character) || "-.+".contains(character), let number = number() {
        numbers.append((label, number))
        label = nil
      } else if character.isLetter {
        let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(word.count)
        label = isFollowedBySign ? word : label
      } else {
        if character == "," || character == "(" { label = nil }
        rest = rest.dropFirst()
      }
    }
    return numbers
  }

  private var isFollowedBySign: Bool {
    let next = rest.drop { $0 == " " || $0 == "\"" || $0 == "'" }.first
    return next == ":" || next == "="
  }

  private func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private mutating func number() -> Double? {
    let text = rest.prefix { isDigit($0) || "-+.eE".contains($0) }
    guard let value = Double(text), !value.isNaN else {
      rest = rest.dropFirst()
      return nil
    }
    rest = rest.dropFirst(text.count).drop { $0 == "f" || $0 == "F" }
    return value
  }
}
