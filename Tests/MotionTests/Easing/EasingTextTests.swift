import SegueMotion
import TestSupport
import Testing

@Suite struct EasingTextTests {
  @Test(arguments: [
    ("linear", "linear"), ("  ease-in-out ", "cubic-bezier(0.42, 0, 0.58, 1)"),
    ("cubic-bezier(.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("cubic-bezier( +.5 ,-1.50,5e-1,1e1 )", "cubic-bezier(0.5, -1.5, 0.5, 10)"),
    ("step-end", "steps(1, jump-end)"), ("steps(4, jump-end)", "steps(4, jump-end)"),
    ("steps(3,start)", "steps(3, jump-start)"), ("android.decelerate-quint", "power-out(5)"),
    ("compose.ease-out-elastic", "elastic-out(0.3)"), ("circular-in-out", "circular-in-out"),
    ("bounce-in", "bounce-in"), ("sawtooth(3)", "sawtooth(3)"), ("threshold(.5)", "threshold(0.5)"),
    ("interval(.25, 1, ease-in)", "interval(0.25, 1, cubic-bezier(0.42, 0, 1, 1))"),
    ("flipped(power-in(2.5))", "flipped(power-in(2.5))"),
    ("flipped(flipped(ease))", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ("quantized(ease)", "quantized(cubic-bezier(0.25, 0.1, 0.25, 1))"),
    ("quantized(flipped(ease))", "flipped(quantized(cubic-bezier(0.25, 0.1, 0.25, 1)))"),
    (
      "material.emphasized",
      "cubic-path(0.05 0, 0.133333 0.06, 0.166666 0.4, 0.208333 0.82, 0.25 1, 1 1)"
    ),
  ])
  func `a text has one canonical form`(_ text: String, _ canonical: String) throws {
    #expect(try Easing(parsing: text).description == canonical)
  }

  @Test(arguments: EasingCatalog.entries.map(\.name))
  func `every name survives a round trip through its description`(_ name: String) throws {
    let easing = try Easing(parsing: name)
    #expect(easing == Easing(named: name))
    #expect(try Easing(parsing: easing.description) == easing)
    #expect(try Easing(parsing: easing.reversed.description) == easing.reversed)
    #expect(try Easing(parsing: easing.quantized.description) == easing.quantized)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `any curve survives a round trip through its description`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let easing = Self.anyEasing(&random)
      #expect(try Easing(parsing: easing.description) == easing)
    }
  }

  private static func anyEasing(_ random: inout SeededGenerator) -> Easing {
    let (a, b) = (random.double(in: 0...0.5), random.double(in: 0.5...1))
    switch random.int(in: 0...6) {
    case 0: return .cubicBezier(a, random.double(in: -3...3), b, random.double(in: -1e-9...1e6))
    case 1: return stops(&random)
    case 2: return .elastic(.inOut, period: b)
    case 3: return .power(a + 1e-6, .out).during(a, b)
    case 4: return anyEasing(&random).reversed
    case 5:
      return .path(
        .init(control1: .init(a, b), control2: .init(b, a), to: .init(b, -a)),
        .init(control1: .init(b, 0), control2: .init(1, 0), to: .init(1, 1)))
    default: return .threshold(a)
    }
  }

  private static func stops(_ random: inout SeededGenerator) -> Easing {
    let arguments = (0...random.int(in: 1...5)).map { _ in
      LinearStops.Argument(
        random.double(in: -2...2), at: Bool.random(using: &random) ? random.double(in: -1...2) : nil
      )
    }
    guard let stops = try? LinearStops(arguments) else { return .linear }
    return .stops(stops)
  }

  @Test(arguments: EasingFunction.allCases)
  func `a function is read as its example says, by each of its names`(
    _ function: EasingFunction
  ) throws {
    let example = try #require(
      function.names.last { function.example.hasPrefix($0) }, "\(function.example)")
    for name in function.names {
      let text = function.example.replacing(example, with: name)
      #expect(throws: Never.self, "\(text)") { try Easing(parsing: text) }
    }
    #expect(function.summary.hasSuffix("."))
    #expect(function.synopsis.contains("(") == function.example.contains("("))
  }

  @Test func `names are unique, in lower case, and do not clash with functions`() throws {
    #expect(Set(EasingCatalog.names).count == EasingCatalog.names.count)
    #expect(EasingCatalog.names.allSatisfy { $0.wholeMatch(of: /[a-z0-9.-]{1,64}/) != nil })
    #expect(EasingCatalog.names.first == "linear")
  }
}
