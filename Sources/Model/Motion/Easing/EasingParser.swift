import SegueTextSupport

extension Easing {
  /// The easing that a text describes: a name of the catalog or a function in CSS's notation.
  ///
  ///     ease-in-out
  ///     cubic-bezier(.2, 0, 0, 1)
  ///     steps(4, jump-end)
  ///     linear(0, 0.25 75%, 1)  monotone(0, 0.25 75%, 1)
  ///     cubic-path(0.05 0, 0.13 0.06, 0.17 0.4, 0.21 0.82, 0.25 1, 1 1)
  ///     power-out(5)  circular-in  expo-out  elastic-out(0.3)  bounce-in-out  cycle(2)
  ///     sawtooth(3)  threshold(0.5)  interval(0.25, 1, ease-out)  flipped(ease)  quantized(ease)
  public init(parsing text: String) throws(MotionError) {
    var parser = EasingParser(text)
    self = try parser.parse()
  }
}

/// Reads an easing from a text.
private struct EasingParser {
  private var scanner: EasingScanner

  init(_ text: String) {
    scanner = EasingScanner(text)
  }

  mutating func parse() throws(MotionError) -> Easing {
    let easing = try easing(depth: 0)
    guard scanner.isAtEnd() else { throw scanner.unexpected("the end of the easing") }
    return easing
  }

  /// Names that take arguments, for hints.
  private static let functions = EasingFunction.allCases.flatMap(\.names)
  private static let names = EasingCatalog.names + functions

  private mutating func easing(depth: Int) throws(MotionError) -> Easing {
    guard depth < 16 else { throw scanner.unexpected("at most 16 easings inside each other") }
    var start = scanner
    let word = scanner.word()
    guard !word.isEmpty else { throw scanner.unexpected("an easing") }
    var rest = scanner
    do throws(MotionError) {
      let easing = scanner.read("(") ? try function(word, depth) : Self.named(word)
      if let easing { return easing }
    } catch {
      throw error.located(at: start.offset)
    }
    if Self.named(word) != nil { throw rest.unexpected("no arguments for '\(word)'") }
    if Self.functions.contains(word) { throw rest.unexpected("'(' and the arguments of '\(word)'") }
    throw start.unexpected(
      "the name of an easing, or a function such as cubic-bezier()",
      word: word, among: Self.names)
  }

  private static func named(_ word: String) -> Easing? {
    if let easing = Easing(named: word) { return easing }
    guard let (function, side) = EasingFunction.meant(by: word), let side else { return nil }
    return switch function {
    case .circular: .circular(side)
    case .sine: .sine(side)
    case .expo: .expo(side)
    case .bounce: .bounce(side)
    default: nil
    }
  }

  /// The easing of a function whose opening parenthesis has been read; nil if there is none.
  private mutating func function(_ word: String, _ depth: Int) throws(MotionError) -> Easing? {
    guard let (function, side) = EasingFunction.meant(by: word) else { return nil }
    switch function {
    case .cubicBezier: return try cubicBezier()
    case .cubicPath: return try cubicPath()
    case .steps: return try steps()
    case .linear: return .stops(try stops())
    case .monotone: return .monotone(try MonotoneStops(stops()))
    case .interval: return try interval(depth)
    case .flipped: return try closed(easing(depth: depth + 1)).reversed
    case .quantized: return try closed(easing(depth: depth + 1)).quantized
    case .cycle: return .cycle(try closed(positiveNumber()))
    case .sawtooth: return .sawtooth(try closed(wholeNumber()))
    case .threshold: return .threshold(try closed(fraction()))
    case .power: return .power(try closed(positiveNumber()), side ?? .in)
    case .elastic: return .elastic(side ?? .in, period: try closed(positiveNumber()))
    case .circular, .sine, .expo, .bounce: return nil
    }
  }
}

extension EasingParser {
  private mutating func cubicBezier() throws(MotionError) -> Easing {
    var numbers = [try number()]
    while scanner.read(",") { numbers.append(try number()) }
    try scanner.expect(")")
    guard numbers.count == 4 else {
      throw MotionError(found: "\(numbers.count) numbers", expected: "four: x1, y1, x2, y2")
    }
    return .curve(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
  }

  private mutating func cubicPath() throws(MotionError) -> Easing {
    var points = [CurvePoint(try number(), try number())]
    while scanner.read(",") {
      try checkRoom(after: points.count, "points")
      points.append(CurvePoint(try number(), try number()))
    }
    try scanner.expect(")")
    guard points.count.isMultiple(of: 3) else {
      throw MotionError(
        found: "\(points.count) points", expected: "three for each curve",
        hint: "a curve has two control points and an end, and starts where the last one ended")
    }
    let segments = stride(from: 0, to: points.count, by: 3).map {
      CubicPath.Segment(control1: points[$0], control2: points[$0 + 1], to: points[$0 + 2])
    }
    return .path(try CubicPath(segments))
  }

  private mutating func steps() throws(MotionError) -> Easing {
    let count = try number("a whole number of steps") { $0.magnitude < 1e9 && $0 == $0.rounded() }
    let jump = scanner.read(",") ? try jump() : .end
    try scanner.expect(")")
    return .steps(try Steps(Int(count), jump))
  }

  private mutating func jump() throws(MotionError) -> Steps.Jump {
    var start = scanner
    let word = scanner.word()
    if word == "start" { return .start }
    if word == "end" { return .end }
    if let jump = Steps.Jump(rawValue: word) { return jump }
    let names = Steps.Jump.allCases.map(\.rawValue)
    throw start.unexpected(names.joined(with: "or"), word: word, among: names)
  }

  private mutating func stops() throws(MotionError) -> LinearStops {
    var arguments = [try stop()]
    while scanner.read(",") {
      try checkRoom(after: arguments.count, "stops")
      arguments.append(try stop())
    }
    try scanner.expect(")")
    return try LinearStops(arguments)
  }

  /// A number with up to two percentages before it or after it.
  private mutating func stop() throws(MotionError) -> LinearStops.Argument {
    var inputs = percentages()
    let output = try number("a number, with up to two percentages before or after it")
    if inputs.isEmpty { inputs = percentages() }
    return LinearStops.Argument(output, at: inputs.first, until: inputs.dropFirst().first)
  }

  private mutating func percentages() -> [Double] {
    var found: [Double] = []
    var ahead = scanner
    while found.count < 2, let digits = ahead.digits(), ahead.read("%"),
      let number = Double(percentage: digits)
    {
      found.append(number)
      scanner = ahead
    }
    return found
  }

  private mutating func interval(_ depth: Int) throws(MotionError) -> Easing {
    let start = try fraction()
    try scanner.expect(",")
    let end = try number("a number above \(start.shortest) and at most 1") {
      $0 > start && $0 <= 1
    }
    try scanner.expect(",")
    return try closed(easing(depth: depth + 1)).during(start, end)
  }
}

extension EasingParser {
  /// Refuses one more thing in a list that has as many as there may be.
  private mutating func checkRoom(after count: Int, _ things: String) throws(MotionError) {
    guard count >= CurveBound.mostPoints else { return }
    throw MotionError(
      found: "more than \(count) \(things)", expected: "at most \(CurveBound.mostPoints)",
      offset: scanner.offset)
  }

  /// The value, after the parenthesis that closes the function it is the last argument of.
  private mutating func closed<Value>(_ value: Value) throws(MotionError) -> Value {
    try scanner.expect(")")
    return value
  }

  private mutating func fraction() throws(MotionError) -> Double {
    try number("a number from 0 to 1") { (0...1).contains($0) }
  }

  private mutating func positiveNumber() throws(MotionError) -> Double {
    var start = scanner
    let number = try number("a number above 0") { $0 > 0 }
    guard number >= CurveBound.least else { throw start.unexpected(CurveBound.positiveWords) }
    return number
  }

  private mutating func wholeNumber() throws(MotionError) -> Int {
    Int(
      try number("a whole number from 1 to 1000") { (1...1000).contains($0) && $0 == $0.rounded() })
  }

  private mutating func number(
    _ expected: String = "a number", where isRight: (Double) -> Bool = { _ in true }
  ) throws(MotionError) -> Double {
    var start = scanner
    guard let digits = scanner.digits(), let number = Double(digits), isRight(number) else {
      throw start.unexpected(expected)
    }
    guard CurveBound.allows(number) else { throw start.unexpected(CurveBound.words) }
    return number
  }
}
