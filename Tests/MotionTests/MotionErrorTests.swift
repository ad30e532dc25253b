import SegueMotion
import Testing

@Suite struct MotionErrorTests {
  /// A text that is no easing, and what should be said about it.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var text: String
    var message: String
    var hint: String?
    var offset: Int

    init(_ text: String, _ message: String, hint: String? = nil, at offset: Int) {
      self.text = text
      self.message = message
      self.hint = hint
      self.offset = offset
    }

    var testDescription: String { text }
  }

  static let unknown = "expected the name of an easing, or a function such as cubic-bezier()"
  static let bound = "a number from -1000000 to 1000000"
  static let factor = "a number from 0.000001 to 1000000"
  static let timeHint = "x1 and x2 are times and stay within 0...1; y1 and y2 may leave it"

  static let mistakes = [
    Mistake("", "found the end, expected an easing", at: 0),
    Mistake("  ", "found the end, expected an easing", at: 2),
    Mistake("7", "found '7', expected an easing", at: 0),
    Mistake("eas-in", "found 'eas-in', \(unknown)", hint: "did you mean 'ease-in'?", at: 0),
    Mistake(
      "easeInOut", "found 'easeInOut', \(unknown)", hint: "did you mean 'ease-in-out'?", at: 0),
    Mistake(
      "ease-in-sine", "found 'ease-in-sine', \(unknown)",
      hint: "did you mean 'compose.ease-in-sine' or 'flutter.ease-in-sine'?", at: 0),
    Mistake(
      "cubic-beizer(0, 0, 1, 1)", "found 'cubic-beizer', \(unknown)",
      hint: "did you mean 'cubic-bezier'?", at: 0),
    Mistake("zebra", "found 'zebra', \(unknown)", at: 0),
    Mistake(
      "cubic-bezier", "found the end, expected '(' and the arguments of 'cubic-bezier'", at: 12),
    Mistake("ease (1)", "found '(', expected no arguments for 'ease'", at: 5),
    Mistake(
      "cubic-bezier(0, 0, 1.2, 1)", "found x2 = 1.2, expected a number from 0 to 1", hint: timeHint,
      at: 0),
    Mistake(
      "cubic-bezier(-0.1, 0, 1, 1)", "found x1 = -0.1, expected a number from 0 to 1",
      hint: timeHint, at: 0),
    Mistake("cubic-bezier(0, 0, 1)", "found 3 numbers, expected four: x1, y1, x2, y2", at: 0),
    Mistake("cubic-bezier(0, zero, 1, 1)", "found 'zero', expected a number", at: 16),
    Mistake("cubic-bezier(0, 0, 1, 1e999)", "found '1e999', expected \(bound)", at: 22),
    Mistake("cubic-bezier(0, 1e308, 1, -1e308)", "found '1e308', expected \(bound)", at: 16),
    Mistake("linear(0, -1000001)", "found '-1000001', expected \(bound)", at: 10),
    Mistake("linear(0, 1 1e9%)", "found 10000000, expected \(bound)", at: 0),
    Mistake("monotone(0, 1e7)", "found '1e7', expected \(bound)", at: 12),
    Mistake("cubic-path(0 0, 1 1e7, 1 1)", "found '1e7', expected \(bound)", at: 18),
    Mistake("power-in(1e7)", "found '1e7', expected \(bound)", at: 9),
    Mistake("power-in(1e-7)", "found '1e-7', expected \(factor)", at: 9),
    Mistake("elastic-in(5e-324)", "found '5e-324', expected \(factor)", at: 11),
    Mistake("cubic-bezier(0, 0, 1, 1", "found the end, expected ')'", at: 23),
    Mistake("ease ease", "found 'ease', expected the end of the easing", at: 5),
    Mistake("steps(0)", "found 0 steps, expected a whole number of steps from 1 to 1000000", at: 0),
    Mistake(
      "steps(1, jump-none)", "found 1 steps, expected a whole number of steps from 2 to 1000000",
      hint: "jump-none holds both 0 and 1, which takes two steps", at: 0),
    Mistake("steps(2.5)", "found '2.5', expected a whole number of steps", at: 6),
    Mistake(
      "steps(2, jump-edn)",
      "found 'jump-edn', expected jump-start, jump-end, jump-none or jump-both",
      hint: "did you mean 'jump-end'?", at: 9),
    Mistake(
      "linear()", "found ')', expected a number, with up to two percentages before or after it",
      at: 7),
    Mistake(
      "linear(0 20% 40%)", "found one stop, expected two or more stops",
      hint: "for example linear(0, 0.25 75%, 1)", at: 0),
    Mistake("linear(0 1, 2)", "found '1', expected ')'", at: 9),
    Mistake("linear(0 10% 20% 30%, 1)", "found '30', expected ')'", at: 17),
    Mistake("power-out(0)", "found '0', expected a number above 0", at: 10),
    Mistake("elastic-out(-1)", "found '-1', expected a number above 0", at: 12),
    Mistake("sawtooth(1.5)", "found '1.5', expected a whole number from 1 to 1000", at: 9),
    Mistake("threshold(2)", "found '2', expected a number from 0 to 1", at: 10),
    Mistake(
      "interval(0.5, 0.5, ease)", "found '0.5', expected a number above 0.5 and at most 1", at: 14),
    Mistake(
      "interval(0, 1, eese)", "found 'eese', \(unknown)", hint: "did you mean 'ease'?", at: 15),
    Mistake(
      "cubic-path(0 0, 1 1)", "found 2 points, expected three for each curve",
      hint: "a curve has two control points and an end, and starts where the last one ended",
      at: 0),
    Mistake(
      "cubic-path(0 0, 0.5 0, 0.5 0.5)", "found an end at 0.5 0.5, expected a last point at 1 1",
      at: 0),
    Mistake(
      "cubic-path(0 0, 0.8 0, 0.5 0.5, 1 1, 1 1, 1 1)",
      "found curve 1 with 0 0, 0.8 0, 0.5 0.5, "
        + "expected points whose x lies between the ends of their curve",
      hint: "a curve may not turn back in time", at: 0),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named, placed and hinted at`(_ mistake: Mistake) {
    let error = #expect(throws: MotionError.self) { try Easing(parsing: mistake.text) }
    #expect(error?.description == mistake.message)
    #expect(error?.hint == mistake.hint)
    #expect(error?.offset == mistake.offset)
  }

  @Test func `easings inside easings have a limit`() {
    let text = String(repeating: "flipped(", count: 100_000)
    let error = #expect(throws: MotionError.self) { try Easing(parsing: text) }
    #expect(error?.expected == "at most 16 easings inside each other")
  }

  @Test(arguments: [("linear", "0"), ("monotone", "0"), ("cubic-path", "0 0")])
  func `points have a limit`(_ name: String, _ point: String) {
    let text = "\(name)(" + String(repeating: "\(point), ", count: 10_000) + "\(point))"
    let error = #expect(throws: MotionError.self) { try Easing(parsing: text) }
    #expect(error?.expected == "at most 10000")
  }

  @Test func `numbers given in code are checked too`() {
    #expect(throws: MotionError.self) { try CubicBezier(x1: 0, y1: 1e7, x2: 1, y2: 1) }
    #expect(throws: MotionError.self) { try LinearStops([.init(0), .init(-1e7)]) }
    #expect(throws: MotionError.self) { try CubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1) }
    #expect(throws: MotionError.self) { try LinearStops([.init(0), .init(.infinity)]) }
    #expect(throws: MotionError.self) { try CubicPath([]) }
    #expect(throws: MotionError.self) { try Steps(1, .none) }
  }
}
