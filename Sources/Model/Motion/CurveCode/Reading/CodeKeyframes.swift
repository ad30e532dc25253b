/// Keyframes in code whose values lead from 0 to 1: Compose's `keyframes { 0.5f at 100 }`, and the lists that a
/// `CAKeyframeAnimation` is given.
struct CodeKeyframes {
  private let code: String

  init(_ code: String) { self.code = code }

  /// The curve through them; `nil` where there are none, or where they lead elsewhere.
  var easing: Easing? {
    get throws(MotionError) {
      if code.contains("CAKeyframeAnimation") { return try coreAnimation }
      guard let start = code.place(of: "keyframes") else { return nil }
      let rest = code[start...].drop { $0 != "{" }
      return try compose(rest.dropFirst().prefix { $0 != "}" })
    }
  }

  // MARK: - Core Animation

  /// A list of values, and one of times that are shares of the duration.
  private var coreAnimation: Easing? {
    get throws(MotionError) {
      guard let values = numbers(of: "values"), values.count > 1 else { return nil }
      let times = numbers(of: "keyTimes")
      guard times == nil || times?.count == values.count else { return nil }
      let stops = try LinearStops(
        values.indices.map { LinearStops.Argument(values[$0], at: times?[$0]) })
      return .stops(stops)
    }
  }

  /// The numbers of a list that a property is set to.
  private func numbers(of property: String) -> [Double]? {
    guard let start = code.place(of: "\(property) =") else { return nil }
    var parser = CodeParser(Array(code[start...].drop { $0 != "[" }))
    guard case .list(let elements)? = parser.expression() else { return nil }
    let numbers = elements.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return numbers.count == elements.count ? numbers : nil
  }

  // MARK: - Compose

  /// A value, its time in milliseconds, and the curve from there to the next one.
  private struct Keyframe {
    let value: Double
    let time: Double
    let curve: CubicBezier
  }

  /// Statements between the braces, one a line or behind semicolons.
  private func compose(_ statements: Substring) throws(MotionError) -> Easing? {
    var duration = 300.0
    var keyframes: [Keyframe] = []
    for line in statements.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
      let statement = line.place(of: "//").map { line[..<$0] } ?? line
      if statement.place(of: "durationMillis") != nil {
        let digits = statement.drop { $0 != "=" }.filter(\.isNumber)
        duration = Double(String(digits)) ?? duration
      } else if statement.place(of: " at ") != nil {
        guard let keyframe = try keyframe(statement) else { return nil }
        keyframes.append(keyframe)
      }
    }
    return keyframes.isEmpty ? nil : try path(keyframes, lasting: duration)
  }

  /// `0.5f at 100 using FastOutSlowInEasing`; older code says `with`.
  private func keyframe(_ statement: Substring) throws(MotionError) -> Keyframe? {
    let words = statement.split { $0 == " " || $0 == "\t" }
    guard words.count >= 3, words[1] == "at", let value = number(words[0]),
      let time = number(words[2])
    else { return nil }
    var curve = Easing.linear.singleCubic
    if words.count > 3 {
      guard ["using", "with"].contains(words[3]) else { return nil }
      let name = Array(words.dropFirst(4).joined(separator: " "))
      var parser = CodeParser(name)
      guard case .easing(let easing)? = try parser.expression()?.curve else { return nil }
      curve = easing.singleCubic
    }
    return curve.map { Keyframe(value: value, time: time, curve: $0) }
  }

  private func number(_ word: Substring) -> Double? {
    let number = Double(word.last.map { "fF".contains($0) } ?? false ? word.dropLast() : word)
    return number.flatMap { CurveBound.allows($0) ? $0 : nil }
  }

  /// The curve through keyframes, from 0 unless one stands at the beginning, to 1.
  private func path(_ given: [Keyframe], lasting duration: Double) throws(MotionError) -> Easing? {
    guard let even = Easing.linear.singleCubic, duration > 0 else { return nil }
    var keyframes = given.sorted { $0.time < $1.time }
    if keyframes[0].time > 0 {
      keyframes.insert(Keyframe(value: 0, time: 0, curve: even), at: 0)
    }
    if let last = keyframes.last, last.time < duration {
      keyframes.append(Keyframe(value: 1, time: duration, curve: even))
    }
    guard keyframes[0].value == 0, keyframes.last?.value == 1, keyframes.last?.time == duration,
      zip(keyframes, keyframes.dropFirst()).allSatisfy({ $0.time < $1.time })
    else { return nil }
    let segments = zip(keyframes, keyframes.dropFirst()).map { start, end in
      let (run, rise) = ((end.time - start.time) / duration, end.value - start.value)
      let curve = start.curve
      func point(_ x: Double, _ y: Double) -> CurvePoint {
        CurvePoint(start.time / duration + x * run, start.value + y * rise)
      }
      return CubicPath.Segment(
        control1: point(curve.x1, curve.y1), control2: point(curve.x2, curve.y2),
        to: CurvePoint(end.time / duration, end.value))
    }
    return .path(try CubicPath(segments))
  }
}

extension StringProtocol {
  /// The place where some words begin.
  fileprivate func place(of words: String) -> Index? {
    indices.first { self[$0...].hasPrefix(words) }
  }
}
